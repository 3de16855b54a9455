/** The commands of the menu: REST calls about the table that is on the screen. */
import { Refused, post } from "../wire/api";
import { refusal, say } from "../text/say.svelte";
import type { TableState } from "../state/table.svelte";

export type CommandName = "pause" | "resume" | "leave" | "resign" | "kick" | "start" | "rematch";

/** Do it; return null, or the sentence that says why not. */
export async function command(state: TableState, name: CommandName, body: object = {}): Promise<string | null> {
  try {
    await post(`/api/tables/${state.code}/${name}`, body);
    return null;
  } catch (error) {
    return sentence(error);
  }
}

/** Say in the person's language what went wrong. */
export function sentence(error: unknown): string {
  return error instanceof Refused ? refusal(error.refusal) : say("page-unreachable");
}
