/** Being rid of matches: of what is kept of them, and of what this device noted at their tables. */
import { forgetMatch } from "../fairness/notebook";
import { remove, removeAll } from "./archive";
import type { Kept, Papers } from "./kept";

export async function discard(match: Kept): Promise<void> {
  forgetNotes(await remove(match.key));
}

/** Also of those that came meanwhile in another window. */
export async function discardAll(): Promise<void> {
  forgetNotes(await removeAll());
}

function forgetNotes(all: readonly Papers[]): void {
  for (const { key, notes } of all) {
    const [table = "", match] = key.split("-");
    if (match !== undefined) forgetMatch(table, Number(match));
    // The record of a day's deal names no table.
    for (const seen of notes?.matches ?? []) forgetMatch(notes?.table ?? "", seen.match);
  }
}
