/** What this device notes about one table: `toril-notes-1`, as docs/fairness.md has it field by field. */
import { isObject } from "./canonical";
import type { WrittenRules } from "./draw";
import { isHex, TABLE_BYTES } from "./hashes";

export const SCHEMA = "toril-notes-1";

/** Why this device gave no number to a draw. */
export const REFUSALS = [
  "absent", "other_window", "not_canonical", "other_table", "not_above", "used", "other_rules", "other_seats", "looking_on", "not_due",
] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface NotedDraw {
  match: number;
  round: number;
  hash: string;
  time: number;
  seat: number | null;
  number: string | null;
  refused: Refusal | null;
  all_numbers: string | null;
  counted: boolean | null;
  answered: number | null;
  ended: boolean;
  /** Whether it came with a link from another device, which noted it. */
  carried: boolean;
}

/** From where a move of the own seat came; neither from here nor from a stand-in: another window, perhaps. */
export type By = "mine" | "stand-in" | "elsewhere";

/** Null: a gap, in which any number of plays may be missing. */
export type NotedPlay = readonly [number, string] | readonly [number, string, By] | null;

export interface NotedRound {
  round: number;
  hand: readonly number[] | null;
  opening: readonly number[] | null;
  plays: NotedPlay[];
  scores: readonly number[] | null;
}

export interface ShownSeat {
  name: string;
  bot: string | null;
}

export interface Shown extends WrittenRules {
  seats: readonly ShownSeat[];
}

/** Who sits where from the draw for a round on, as shown. */
export interface SeatsFrom {
  round: number;
  seats: readonly ShownSeat[];
}

export interface NotedMatch {
  match: number;
  seat: number | null;
  shown: Shown;
  /** The round with whose draw that began: not the first where this device came after later draws. */
  since?: number;
  /** The seats from each draw on that came then. */
  later?: SeatsFrom[];
  rounds: NotedRound[];
  outcome: { totals: readonly number[]; winners: readonly number[] } | null;
}

/** Who sat where, from which draw on. */
export function seatsOf({ since = 1, shown, later = [] }: NotedMatch): readonly SeatsFrom[] {
  return [{ round: since, seats: shown.seats }, ...later];
}

export interface Notes {
  schema: typeof SCHEMA;
  table: string;
  draws: NotedDraw[];
  matches: NotedMatch[];
}

export function noNotes(table: string): Notes {
  return { schema: SCHEMA, table, draws: [], matches: [] };
}

/** Whether a play of a match was seen, or its result. */
export function wasPlayed({ matches }: Notes, number: number): boolean {
  const seen = matches.find(({ match }) => match === number);
  return seen !== undefined && (seen.outcome !== null || seen.rounds.some(({ plays }) => plays.some((play) => play !== null)));
}

/** Whether a match was seen to be ended for everybody, before its end: then nobody has won it. */
export function wasEndedForAll({ matches }: Notes, number: number): boolean {
  return matches.find(({ match }) => match === number)?.outcome?.winners.length === 0;
}

/** Return notes that were kept, or came with a link; null for anything else. What is not understood in them is left out. */
export function readNotes(data: unknown): Notes | null {
  if (!isObject(data) || data.schema !== SCHEMA || !isHex(data.table, TABLE_BYTES)) return null;
  const { table, draws, matches } = data;
  return { schema: SCHEMA, table, draws: listOf(draws, isDraw), matches: listOf(matches, isMatch) };
}

function listOf<Item>(data: unknown, isItem: (item: unknown) => item is Item): Item[] {
  return Array.isArray(data) ? data.filter(isItem) : [];
}

function isDraw(data: unknown): data is NotedDraw {
  if (!isObject(data)) return false;
  const { match, round, hash, time, seat, number, refused, all_numbers: all, counted, answered, ended, carried } = data;
  const numbers = [match, round, time].every(isNumber) && [seat, answered].every((each) => each === null || isNumber(each));
  const hashes = isHex(hash, 32) && [number, all].every((each) => each === null || isHex(each, 32));
  const why = refused === null || REFUSALS.some((each) => each === refused);
  const marks = [ended, carried].every((each) => typeof each === "boolean") && (counted === null || typeof counted === "boolean");
  return numbers && hashes && why && marks;
}

function isMatch(data: unknown): data is NotedMatch {
  if (!isObject(data) || !isNumber(data.match) || !(data.seat === null || isNumber(data.seat))) return false;
  const { shown, later = [], rounds, outcome } = data;
  const right = Array.isArray(later) && later.every(isObject) && isObject(shown) && Array.isArray(shown.seats) && shown.seats.every(isObject) && isObject(shown.options);
  const ended = outcome === null || (isObject(outcome) && areNumbers(outcome.totals) && areNumbers(outcome.winners));
  return right && ended && Array.isArray(rounds) && rounds.every(isRound);
}

function isRound(data: unknown): data is NotedRound {
  if (!isObject(data) || !isNumber(data.round) || !Array.isArray(data.plays)) return false;
  const cards = [data.hand, data.opening, data.scores].every((each) => each === null || areNumbers(each));
  return cards && data.plays.every((play) => play === null || (Array.isArray(play) && isNumber(play[0]) && typeof play[1] === "string"));
}

function areNumbers(data: unknown): data is number[] {
  return Array.isArray(data) && data.every(isNumber);
}

function isNumber(data: unknown): data is number {
  return Number.isSafeInteger(data);
}
