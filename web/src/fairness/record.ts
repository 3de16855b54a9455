/** A match's record as the server gives it out, read as strictly as docs/records.md says. */
import { bytesToHex, utf8ToBytes } from "./bytes";
import { sha256 } from "./sha256";
import { isObject, sorted } from "./canonical";
import { isCount, isName, type WrittenRules } from "./draw";
import type { DayFairness } from "./day";
import { isHex, NUMBER_BYTES, TABLE_BYTES } from "./hashes";
import type { OlderFairness } from "./older";

export type WrittenMove = readonly [number, string];

/** A draw with what came to it: the numbers by seat (null: missing) and the server's secret. */
export interface OpenedDraw {
  text: string;
  numbers: readonly (string | null)[];
  secret: string;
}

export interface MatchRecord extends WrittenRules {
  seats: readonly string[];
  seed: string;
  moves: readonly WrittenMove[];
  /** Null: no server dealt this match. */
  fairness: readonly OpenedDraw[] | OlderFairness | DayFairness | null;
  /** Whether the host ended it for everybody before its end by the rules. */
  endedForAll: boolean;
  later: readonly LaterSeats[];
}

/** Who sits where from a round on, and the seed of the deals from there. */
export interface LaterSeats {
  round: number;
  seed: string;
  seats: readonly string[];
}

/** The names of those who sit there in a round, by seat. */
export function namesIn({ seats, later }: MatchRecord, round: number): readonly string[] {
  return later.findLast((each) => each.round <= round)?.seats ?? seats;
}

/** The seed by which a round is dealt. */
export function seedIn({ seed, later }: MatchRecord, round: number): string {
  return later.findLast((each) => each.round <= round)?.seed ?? seed;
}

/** What a record holds; no round is begun after half of it. */
export const MAX_MOVES = 40_000;

const SCHEMA = "toril-record-1";
/** Of a match that was ended for everybody, or in which somebody took over a seat: the first one can say neither. */
const NEWER_SCHEMA = "toril-record-2";
const NEWER = ["ended_by", "later"];
const FIELDS = ["digest", "game", "moves", "options", "rules_version", "schema", "seats", "seed"];
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const SEED = /^(?:[0-9a-f]{2}){16,32}$/;

export function isOlder(fairness: MatchRecord["fairness"]): fairness is OlderFairness {
  return fairness !== null && "nonces" in fairness;
}

/** Whether it was the deal of a day. */
export function isOfDay(fairness: MatchRecord["fairness"]): fairness is DayFairness {
  return fairness !== null && "day" in fairness;
}

/** The draws of a match; none where its seed was made otherwise. */
export function drawsIn({ fairness }: MatchRecord): readonly OpenedDraw[] {
  return fairness === null || isOlder(fairness) || isOfDay(fairness) ? [] : fairness;
}

/** Return the record that `data` describes; null for anything that is not exactly one. */
export function readRecord(data: unknown): MatchRecord | null {
  if (!isObject(data) || (data.schema !== SCHEMA && data.schema !== NEWER_SCHEMA)) return null;
  const { digest, ...rest } = data;
  const newer = NEWER.filter((name) => name in data);
  if (newer.length > 0 !== (data.schema === NEWER_SCHEMA)) return null;
  const expected = [...FIELDS, ...newer, ...("fairness" in data ? ["fairness"] : [])].sort();
  if (Object.keys(data).sort().join() !== expected.join() || digest !== digestOf(rest)) return null;
  const endedForAll = "ended_by" in data;
  if (endedForAll && data.ended_by !== "host") return null;
  const { game, rules_version, options, seats, seed, moves } = data;
  if (typeof game !== "string" || !isCount(rules_version) || !isObject(options)) return null;
  if (!areNames(seats) || !isSeed(seed)) return null;
  if (!Array.isArray(moves) || moves.length > MAX_MOVES || !moves.every(isMove)) return null;
  const later = "later" in data ? readLater(data.later, seats.length) : [];
  const fairness = "fairness" in data ? readFairness(data.fairness, seats.length) : null;
  if (later === null || fairness === undefined) return null;
  return { game, rules_version, options, seats, seed, moves, fairness, endedForAll, later };
}

/** Null: they are none, or do not stand in the order of their rounds. */
function readLater(data: unknown, seats: number): LaterSeats[] | null {
  if (!Array.isArray(data) || data.length === 0 || !data.every((each) => isLater(each, seats))) return null;
  return data.every(({ round }, index) => round > (data[index - 1]?.round ?? 1)) ? data : null;
}

function isLater(data: unknown, seats: number): data is LaterSeats {
  if (!isObject(data) || Object.keys(data).sort().join() !== "round,seats,seed") return false;
  return isCount(data.round) && isSeed(data.seed) && areNames(data.seats) && data.seats.length === seats;
}

function areNames(data: unknown): data is string[] {
  return Array.isArray(data) && data.every(isName);
}

function isSeed(data: unknown): data is string {
  return typeof data === "string" && SEED.test(data);
}

/** The SHA-256 of a record without its digest. */
export function digestOf(record: Record<string, unknown>): string {
  return bytesToHex(sha256(utf8ToBytes(sorted(record))));
}

/** Undefined: it is none. */
function readFairness(data: unknown, seats: number): MatchRecord["fairness"] | undefined {
  if (!isObject(data)) return undefined;
  const { day, draws, table, secret, nonces } = data;
  switch (Object.keys(data).sort().join()) {
    case "draws":
      return Array.isArray(draws) && draws.length > 0 && draws.every((draw) => isOpened(draw, seats)) ? draws : undefined;
    case "day,secret":
      return typeof day === "string" && DATE.test(day) && isHex(secret, NUMBER_BYTES) ? { day, secret } : undefined;
    case "nonces,secret,table":
      if (!isHex(table, TABLE_BYTES) || !isHex(secret, NUMBER_BYTES)) return undefined;
      return areNumbers(nonces, seats, TABLE_BYTES) ? { table, secret, nonces } : undefined;
    default:
      return undefined;
  }
}

function isOpened(data: unknown, seats: number): data is OpenedDraw {
  if (!isObject(data) || Object.keys(data).sort().join() !== "numbers,secret,text") return false;
  return typeof data.text === "string" && isHex(data.secret, NUMBER_BYTES) && areNumbers(data.numbers, seats, NUMBER_BYTES);
}

function areNumbers(data: unknown, seats: number, bytes: number): data is (string | null)[] {
  return Array.isArray(data) && data.length === seats && data.every((number) => number === null || isHex(number, bytes));
}

function isMove(data: unknown): data is WrittenMove {
  return Array.isArray(data) && data.length === 2 && Number.isSafeInteger(data[0]) && typeof data[1] === "string";
}
