/** The numbers of a draw as the report lists them. */
import { readDraw } from "../fairness/draw";
import type { OpenedDraw } from "../fairness/record";

/** Everybody with their number, null where it is missing. Bots have none, and are left out. */
export function numbersOfPeople({ text, numbers }: OpenedDraw): { seat: number; name: string; number: string | null }[] {
  const seats = readDraw(text)?.seats ?? [];
  return seats.flatMap(({ name, bot }, seat) => (bot === null ? [{ seat, name, number: numbers[seat] ?? null }] : []));
}
