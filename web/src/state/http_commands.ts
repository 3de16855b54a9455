/** What people may order about a table besides playing: REST calls, run by a Task. Moves: move_sender.ts. */
import { Refused, post } from "../wire/api";
import { refusal, say } from "../text/say.svelte";

export type CommandName =
  | "sit"
  | "change-seat"
  | "redeem"
  | "hand-over"
  | "bot"
  | "kick"
  | "offer"
  | "configure"
  | "start"
  | "pause"
  | "resume"
  | "end"
  | "resign"
  | "leave"
  | "rematch";

/** Order something at a table; return what the server answers. */
export function command<Answer = unknown>({ code }: { code: string }, name: CommandName, body: object = {}): Promise<Answer> {
  return post<Answer>(`/api/tables/${code}/${name}`, body);
}

/** Say in the person's language what went wrong. */
export async function sentence(error: unknown): Promise<string> {
  return error instanceof Refused ? refusal(error.refusal) : say("page-unreachable");
}
