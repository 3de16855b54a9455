/** A draw: one text that fixes everything about a match but the numbers, before any is known (docs/fairness.md). */
import { games } from "../wire/shared";
import { canonical, isObject } from "./canonical";
import { isHex, NUMBER_BYTES, PROTOCOL, TABLE_BYTES } from "./hashes";

const FIELDS = ["v", "table", "match", "round", "game", "rules_version", "options", "seats", "secret"];
const MOST_BYTES = 16 * 1024;
/** No table plays more matches than this; a hand-over link counts them with two bytes. */
export const LAST_MATCH = 1000;
/** No match comes near so many rounds. */
export const LAST_ROUND = 1_000_000;
const LONGEST_NAME = 40;
const JOINER = "\u200d";

/** Who sits at a seat: a bot, or a person with the seal of their device's number. */
export interface DrawnSeat {
  name: string;
  bot: string | null;
  /** Null: a bot, or a person whose device was absent. */
  seal: string | null;
}

/** What a match is played by, as draws, records and notes say it. */
export interface WrittenRules {
  game: string;
  rules_version: number;
  options: Record<string, unknown>;
}

export interface Draw extends WrittenRules {
  table: string;
  match: number;
  round: number;
  seats: readonly DrawnSeat[];
  /** The seal of the server's secret. */
  secret: string;
}

/** Return what a draw's text says; null for one that is not exactly as specified. */
export function readDraw(text: string): Draw | null {
  if (text.length > MOST_BYTES) return null;
  const data = parsed(text);
  if (!isObject(data) || canonical(data) !== text || Object.keys(data).join() !== FIELDS.join()) return null;
  const { v, table, match, round, game, rules_version, options, seats, secret } = data;
  if (v !== PROTOCOL || !isHex(table, TABLE_BYTES) || !isCount(match, LAST_MATCH) || !isCount(round, LAST_ROUND)) return null;
  if (!isKnown(game, rules_version) || !isCount(rules_version) || !isObject(options)) return null;
  if (!isHex(secret, NUMBER_BYTES) || !Array.isArray(seats)) return null;
  const drawn = seats.map(readSeat).filter((seat) => seat !== null);
  return drawn.length === seats.length ? { table, match, round, game, rules_version, options, seats: drawn, secret } : null;
}

/** Whether this page knows the rules: those of a newer server may mean anything. */
function isKnown(game: unknown, version: unknown): game is string {
  const latest = Object.entries(games).find(([name]) => name === game)?.[1].version ?? 0;
  return isCount(version) && version <= latest;
}

export function isCount(value: unknown, last = Infinity): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= last;
}

/** Whether something can stand for a seat: one short line of what can be printed, joiners within it only. */
export function isName(name: unknown): name is string {
  if (typeof name !== "string" || [...name].length > LONGEST_NAME) return false;
  return name.split(JOINER).every((part) => /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}]| )+$/u.test(part));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readSeat(data: unknown): DrawnSeat | null {
  if (!isObject(data) || !isName(data.name)) return null;
  const { name, bot, number } = data;
  switch (Object.keys(data).join()) {
    case "name,bot":
      return typeof bot === "string" ? { name, bot, seal: null } : null;
    case "name,number":
      return number === null || isHex(number, NUMBER_BYTES) ? { name, bot: null, seal: number } : null;
    default:
      return null;
  }
}
