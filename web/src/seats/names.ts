/** What people and bots are called on the screen. */
import type { TableState } from "../state/table.svelte";
import { say } from "../text/say.svelte";
import { homeOf } from "./home";

/** The name of the person or bot that plays, or played, at `seat`; callers say "you" themselves. */
export function nameOf(table: TableState, seat: number): string {
  const { info } = table;
  const sits = info?.seats[seat];
  const then = info?.state === "lobby" ? undefined : info?.names[seat];
  if (info && sits?.person === null && sits.bot !== null && (then === undefined || then === sits.bot)) {
    return say("match-bot-name", { seat: homeOf(info, seat) }); // those of one kind must be told apart
  }
  return then ?? sits?.name ?? "";
}

/** A seat as a table of scores names it: whoever never gave a name is "you" to themselves, not a guest. */
export function listed(table: TableState, seat: number): string {
  const name = nameOf(table, seat);
  return seat === table.seat && name === say("start-guest") ? say("you") : name;
}

/** A seat as a list or a heading names it: you are "you". */
export function called(table: TableState, seat: number): string {
  return seat === table.seat ? say("you") : nameOf(table, seat);
}

/** The facts with which a sentence speaks of a seat: its name, and whether it is the reader's. */
export function who(table: TableState, seat: number): { name: string; you: "yes" | "no" } {
  return { name: nameOf(table, seat), you: table.seat === seat ? "yes" : "no" };
}
