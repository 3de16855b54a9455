/** The check of a record against this device's notes: thirteen answers, in order, and what they amount to.
 *
 * Without notes only what a record says about itself can be answered. What is missing is never a pass.
 */
import { daySeed } from "./day";
import { drawPoints } from "./draw_points";
import { drawsOf, missingIn, type Drawn, type Draws } from "./draws";
import { matchPoints } from "./match_points";
import { wasEndedForAll, type Notes } from "./notes";
import { olderSeed } from "./older";
import { differs, fits, notCompared, POINTS, verdictOf, type Counted, type Finding, type Reason, type Verdict } from "./points";
import { isOfDay, isOlder, readRecord, type MatchRecord } from "./record";
import { IllegalMove, type PlayedMatch, type Referee } from "./referee";

/** Whoever has been forgotten: a server's keeper had the names of an old table deleted. */
const NOBODY = "—";

export interface Checked {
  findings: readonly Finding[];
  verdict: Verdict;
  /** Null: it cannot even be read. */
  record: MatchRecord | null;
  /** The hashes of its draws. */
  hashes: readonly string[];
  /** The match as its moves make it; null where they do not make one, or nothing was drawn for it. */
  played: PlayedMatch | null;
}

/** `match` is the number of the match that the record was asked for, null: whichever its draw says. `referee` plays records of any game. */
export function check(data: unknown, notes: Notes | null, match: number | null, referee: Referee): Checked {
  const record = readRecord(data);
  if (!record) return answered(null, [differs("record"), ...others("no_draw")]);
  const { fairness } = record;
  if (isOlder(fairness)) {
    const right = olderSeed(fairness) === record.seed;
    return answered(record, [right ? replayed(record, referee).first : differs("record"), ...others("older", notes, match)]);
  }
  if (isOfDay(fairness)) {
    const { first, played } = replayed(record, referee);
    const right = daySeed(fairness) === record.seed && record.later.length === 0;
    return { ...answered(record, [right ? first : differs("record"), ...others("day", notes, match)]), played };
  }
  if (!fairness) {
    // Where names were deleted the draw, which has them, cannot be shown any more.
    const rest = record.seats.includes(NOBODY) ? others("names_deleted") : others("no_draw", notes, match);
    return answered(record, [replayed(record, referee).first, ...rest]);
  }
  const draws = drawsOf(record, fairness, notes, match);
  if (!draws) return answered(null, [differs("record"), ...others("no_draw")]);
  const { first, played } = replayed(record, referee);
  const findings = [first, ...drawPoints(draws), ...matchPoints(draws, played), earlier(draws)];
  const verdict = verdictOf(findings, draws.all.map(counted), Number(first.facts.rounds ?? 0));
  return { record, findings, verdict, hashes: draws.all.map(({ hash }) => hash), played };
}

function counted({ draw, opened }: Drawn): Counted {
  const { round, seats } = draw;
  return { round, listed: seats.filter(({ seal }) => seal !== null).length, missing: missingIn({ draw, opened }).map((seat) => seats[seat]?.name ?? "") };
}

function answered(record: MatchRecord | null, findings: readonly Finding[]): Checked {
  return { record, findings, verdict: verdictOf(findings, []), hashes: [], played: null };
}

/** The answers for a record without a draw: it differs if one was noted for that match. */
function others(why: Reason, notes: Notes | null = null, match: number | null = null): Finding[] {
  const drawn = notes?.draws.some((each) => each.match === match) ?? false;
  return POINTS.slice(1).map((point) => (point === "draw" && drawn ? differs(point) : notCompared(point, why)));
}

/** Point 1: every move is legal, and the match has ended. */
function replayed(record: MatchRecord, referee: Referee): { first: Finding; played: PlayedMatch | null } {
  try {
    const played = referee(record);
    return { first: fits("record", { rounds: played.rounds.length, moves: record.moves.length }), played };
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    return { first: differs("record", { move: error.move }), played: null };
  }
}

/** Point 13: every earlier draw here that got a number has a finished match, and none was drawn twice. */
function earlier({ all, notes }: Draws): Finding {
  if (!notes) return notCompared("earlier", "no_notes");
  const { draw: last } = all.at(-1) ?? all[0];
  const until = notes.draws.filter((each) => compared(each, last) <= 0);
  const twice = until.find((one) => until.some((other) => other !== one && compared(one, other) === 0));
  if (twice) return notCompared("earlier", "drawn_twice", { match: twice.match });
  const gave = until.filter((each) => each.number !== null && each.match !== last.match);
  // What was called off before a match that was played could not help to choose a later one.
  const open = gave.filter((each) => gave.every((other) => !other.ended || compared(each, other) > 0));
  const calledOff = open.find(({ match }) => !wasEndedForAll(notes, match));
  if (calledOff) return notCompared("earlier", "called_off", { match: calledOff.match });
  const [ended] = open;
  return ended ? notCompared("earlier", "ended_for_all", { match: ended.match }) : fits("earlier", { draws: gave.length });
}

interface Place {
  match: number;
  round: number;
}

function compared(one: Place, other: Place): number {
  return one.match - other.match || one.round - other.round;
}
