/** What this device keeps of its tries at the deal of the day: on which days, and how the latest of them went. */
import { fields, store, stored } from "../state/storage";
import { isDate } from "./calendar";

const NAME = "day";
const MOST_DATES = 1_000;
const MOST_COURSES = 4;

type Kept = Record<string, unknown>;

export function playedDays(): string[] {
  const { played } = kept();
  return Array.isArray(played) ? played.filter(isDate) : [];
}

/** Note that a try of that day was played to its end. */
export function notePlayed(date: string): void {
  const before = playedDays();
  if (!before.includes(date)) write({ played: [...before, date].sort().slice(-MOST_DATES) });
}

/** How the try at a table went, as far as this device saw it. */
export function courseOf(code: string): number[] {
  const noted = fields(kept().courses)[code];
  return Array.isArray(noted) ? noted.filter((step) => typeof step === "number") : [];
}

export function noteCourse(code: string, steps: readonly number[]): void {
  const others = Object.entries(fields(kept().courses)).filter(([other]) => other !== code);
  write({ courses: Object.fromEntries([...others, [code, steps]].slice(-MOST_COURSES)) });
}

function kept(): Kept {
  return fields(stored(NAME));
}

function write(changed: Kept): void {
  store(NAME, { ...kept(), ...changed });
}
