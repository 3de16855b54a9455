/** A record's options, read as strictly as the engine reads them: what cannot be is refused like a move before the first. */
import type { MatchRecord } from "./record";
import { IllegalMove } from "./referee";

const MOST = 1_000;
const LONGEST = 1_000_000;

/** Refuse options that this game does not have, and rules of a version that is not known here. */
export function onlyOptions(record: MatchRecord, known: readonly string[], newest: number): void {
  require(record.rules_version <= newest && Object.keys(record.options).every((name) => known.includes(name)));
}

/** Return how many sit there. */
export function seatsIn(record: MatchRecord, low: number, high: number): number {
  const seats = record.seats.length;
  require(seats >= low && seats <= high);
  return seats;
}

export function whole(record: MatchRecord, name: string, low = 1, high = MOST): number {
  const value = record.options[name];
  require(isWhole(value, low, high));
  return value;
}

/** Return a whole number that may be null. */
export function wholeOrNull(record: MatchRecord, name: string): number | null {
  return record.options[name] === null ? null : whole(record, name, 1, LONGEST);
}

/** Return a list of so many whole numbers. */
export function wholeList(record: MatchRecord, name: string, length: number): readonly number[] {
  const value: unknown = record.options[name];
  require(Array.isArray(value));
  const numbers = value.filter((each) => isWhole(each, 1, MOST));
  require(value.length === length && numbers.length === length);
  return numbers;
}

/** Return one of the words that an option may be. */
export function oneOf<Word extends string>(record: MatchRecord, name: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === record.options[name]);
  require(found !== undefined);
  return found;
}

function isWhole(value: unknown, low: number, high: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= low && value <= high;
}

function require(possible: boolean): asserts possible {
  if (!possible) throw new IllegalMove(0, 0);
}
