/** What people and bots are called on the screen. */
import type { TableState } from "../state/table.svelte";
import { say } from "../text/say.svelte";

/** The name of whoever plays, or played, at `seat`; "you" is for the callers to say. */
export function nameOf(state: TableState, seat: number): string {
  const table = state.table;
  const sits = table?.seats[seat];
  const then = table?.state === "lobby" ? undefined : table?.names[seat];
  if (sits?.person === null && sits.bot !== null && (then === undefined || then === sits.bot)) return botName(seat);
  return then ?? sits?.name ?? "";
}

/** A bot's own name: bots of one kind must be told apart at the table. */
export function botName(seat: number): string {
  return say("six-bot-name", { seat });
}

/** The kind of a bot, in a word. */
export function botKind(kind: string): string {
  return say("six-bot-kind", { kind });
}

/** The facts with which a sentence speaks of a seat: its name, and whether it is the reader's. */
export function who(state: TableState, seat: number): { name: string; you: "yes" | "no" } {
  return { name: nameOf(state, seat), you: state.seat === seat ? "yes" : "no" };
}
