/** Being rid of matches: of what is kept of them, and of what this device noted at their tables. */
import { forgetMatch } from "../fairness/notebook";
import { remove, removeAll } from "./archive";
import type { Kept } from "./kept";

export async function discard(match: Kept): Promise<void> {
  await remove(match.key);
  forgetNotes(match);
}

export async function discardAll(matches: readonly Kept[]): Promise<void> {
  await removeAll();
  matches.forEach(forgetNotes);
}

function forgetNotes({ key }: Kept): void {
  const [table = "", match] = key.split("-");
  if (match !== undefined) forgetMatch(table, Number(match));
}
