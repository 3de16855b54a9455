/** Being rid of matches: of what is kept of them, and of what this device noted at their tables. */
import { forgetMatch } from "../fairness/notebook";
import { remove, removeAll } from "./archive";
import type { Kept } from "./kept";

export async function discard(match: Kept): Promise<void> {
  await remove(match.key);
  forgetNotes(match.key);
}

/** Also of those that came meanwhile in another window. */
export async function discardAll(): Promise<void> {
  for (const key of await removeAll()) forgetNotes(String(key));
}

function forgetNotes(key: string): void {
  const [table = "", match] = key.split("-");
  if (match !== undefined) forgetMatch(table, Number(match));
}
