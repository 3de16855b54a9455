/** A match of mine, as it is kept: what its moves make, and what a record does not hold. */
import { check } from "../fairness/check";
import { isObject } from "../fairness/canonical";
import { readDraw, type Draw } from "../fairness/draw";
import type { Notes } from "../fairness/notes";
import { drawsIn, namesIn, type MatchRecord } from "../fairness/record";
import { IllegalMove, type PlayedMatch } from "../fairness/referee";
import { GAME_NAMES, named } from "../games/registry";
import { refereed } from "../games/referees";
import { clocks } from "../wire/shared";
import type { Clock, GameName } from "../wire/types";

/** Noted at the table, since no record holds it. */
export interface Noted {
  /** When it ended, in milliseconds since 1970. */
  ended: number;
  /** My seat. */
  seat: number;
  /** The bots by seat, null where people sat. */
  bots: readonly (string | null)[];
  /** The rounds in which a bot played for me: a stand-in, or the one whose seat I took over later. */
  notMine: readonly number[];
  clock: Clock;
}

export interface Kept extends Noted {
  /** The same for the same match, wherever it was written down. */
  key: string;
  game: GameName;
  /** Those who sat there at its end, by seat. */
  names: readonly string[];
  /** What each finished round brought, by seat. */
  rounds: readonly (readonly number[])[];
  totals: readonly number[];
  /** Nobody has won a match that was ended for everybody. */
  winners: readonly number[];
  /** Whether this device's notes of it are among its papers. */
  hasNotes: boolean;
}

/** What goes with an entry and is large: fetched when somebody wants it. */
export interface Papers {
  key: string;
  /** As the server gave it out. */
  record: Record<string, unknown>;
  /** What this device noted of it, for the check of its deals; null: nothing. */
  notes: Notes | null;
}

/** A record that holds, with the match that its moves make. */
export interface Held {
  data: Record<string, unknown>;
  record: MatchRecord;
  played: PlayedMatch;
}

/** Return a record that holds by itself: its digest, every move, its draws. Null for any other. */
export function heldIn(data: unknown): Held | null {
  const { record, findings, played } = check(data, null, null, refereed);
  if (!record || !isObject(data) || findings.some(({ state }) => state === "differs")) return null;
  const match = played ?? replayed(record);
  return match && { data, record, played: match };
}

/** Return the entry of a match and its papers: what came of it is what its moves make. */
export function keptOf({ data, record, played }: Held, noted: Noted, notes: Notes | null): [Kept, Papers] {
  const { seat, ended, clock } = noted;
  const draws = drawsOf(record);
  const bots = draws.at(-1)?.seats.map(({ bot }) => bot) ?? noted.bots;
  const botSat = (round: number) => (draws.findLast((draw) => draw.round <= round)?.seats[seat]?.bot ?? null) !== null;
  const rounds = played.rounds.flatMap(({ penalties }) => (penalties ? [penalties] : []));
  const key = keyOf(draws[0], String(data.digest));
  const kept = {
    key,
    game: named(record.game),
    names: namesIn(record, played.rounds.length),
    bots: record.seats.map((_, each) => bots[each] ?? null),
    rounds,
    totals: played.totals,
    winners: played.winners,
    notMine: rounds.map((_, index) => index + 1).filter((round) => noted.notMine.includes(round) || botSat(round)),
    ended,
    seat,
    clock,
    hasNotes: notes !== null,
  };
  return [kept, { key, record: data, notes }];
}

function replayed(record: MatchRecord): PlayedMatch | null {
  try {
    return refereed(record);
  } catch (error) {
    if (error instanceof IllegalMove) return null;
    throw error;
  }
}

/** The draws of a record, as they can be read. */
function drawsOf(record: MatchRecord): Draw[] {
  return drawsIn(record).map(({ text }) => readDraw(text)).filter((draw) => draw !== null);
}

/** A server's match is known by its table and number; any other by its record. */
function keyOf(first: Draw | undefined, digest: string): string {
  return first ? `${first.table}-${String(first.match)}` : digest;
}

export function isClock(value: unknown): value is Clock {
  return Object.keys(clocks).some((each) => each === value);
}

/** Whether something that was kept is an entry; a page of another time may have written anything. */
export function isKept(data: unknown): data is Kept {
  if (!isObject(data)) return false;
  const { key, game, ended, seat, names, bots, rounds, totals, winners, notMine, clock } = data;
  const lists = [names, bots, rounds, totals, winners, notMine].every(Array.isArray);
  return typeof key === "string" && GAME_NAMES.some((each) => each === game) && Number.isFinite(ended) && Number.isInteger(seat) && lists && isClock(clock);
}
