/** Points 10 to 12: what was seen of the deals, the plays and the scores. */
import type { Draws } from "./draws";
import { playsFit } from "./matching";
import type { NotedMatch, NotedRound } from "./notes";
import { differs, fits, notCompared, type Finding, type Point } from "./points";
import type { MatchRecord } from "./record";
import type { PlayedMatch, PlayedRound } from "./referee";

const SEEN: readonly Point[] = ["deals", "plays", "scores"];

/** `played` is null where the record does not replay to an end: point 1 says so. */
export function matchPoints({ record, all, notes, seen, since }: Draws, played: PlayedMatch | null): Finding[] {
  if (!notes) return SEEN.map((point) => notCompared(point, point === "deals" && isPicked(played) ? "draft" : "no_notes"));
  if (!seen || !played) return SEEN.map((point) => notCompared(point, "rounds_unseen"));
  const sat = seen.seat !== null || all.some(({ note }) => note !== null && note.seat !== null);
  return [deals(seen, played, sat ? since : null), plays(record, seen, played), scores(seen, played)];
}

/** Whether nothing was dealt: everybody picked their cards. */
function isPicked(played: PlayedMatch | null): boolean {
  return played !== null && played.rounds.every(({ hands }) => hands === null);
}

/** `satFrom` is the round from which this device had a seat; null: it never had. */
function deals({ seat, rounds }: NotedMatch, played: PlayedMatch, satFrom: number | null): Finding {
  if (isPicked(played)) return notCompared("deals", "draft");
  for (const noted of rounds) {
    const dealt = played.rounds[noted.round - 1];
    const wrongHand = seat !== null && noted.hand !== null && !same(noted.hand, dealt?.hands?.[seat]);
    if (wrongHand || (noted.opening !== null && !same(noted.opening, dealt?.opening))) return differs("deals", { round: noted.round });
  }
  const sat = (round: number) => satFrom !== null && round >= satFrom;
  const saw = (noted: NotedRound | undefined) => noted !== undefined && noted.opening !== null && (noted.hand !== null || !sat(noted.round));
  const unseen = played.rounds.flatMap((_, index) => (saw(rounds.find(({ round }) => round === index + 1)) ? [] : [index + 1]));
  const all = played.rounds.length;
  const last = unseen.at(-1);
  if (last === undefined) return fits("deals", { rounds: all });
  if (satFrom !== null && last < satFrom) return notCompared("deals", "came_later");
  return notCompared("deals", "rounds_unseen", { rounds: unseen.join(", "), seen: all - unseen.length });
}

function plays(record: MatchRecord, { rounds }: NotedMatch, played: PlayedMatch): Finding {
  for (const noted of rounds) {
    const moves = movesOf(record, played.rounds, noted.round);
    if (!moves || !playsFit(noted.plays, moves, noted.scores !== null)) return differs("plays", { round: noted.round });
  }
  const all = rounds.flatMap((noted) => noted.plays.filter((play) => play !== null));
  if (all.length === 0 && record.moves.length > 0) return notCompared("plays", "rounds_unseen");
  const elsewhere = rounds.find((noted) => noted.plays.some((play) => play?.[2] === "elsewhere"));
  if (elsewhere) return notCompared("plays", "elsewhere", { round: elsewhere.round });
  return fits("plays", { plays: all.length });
}

function movesOf(record: MatchRecord, rounds: readonly PlayedRound[], number: number): MatchRecord["moves"] | null {
  const round = rounds[number - 1];
  return round ? record.moves.slice(round.begins, rounds[number]?.begins) : null;
}

function scores({ rounds, outcome }: NotedMatch, played: PlayedMatch): Finding {
  const wrong = rounds.find((noted) => noted.scores !== null && !same(noted.scores, played.rounds[noted.round - 1]?.penalties));
  if (wrong) return differs("scores", { round: wrong.round });
  if (!outcome) return notCompared("scores", "end_unseen");
  const right = same(outcome.totals, played.totals) && same(outcome.winners, played.winners);
  return right ? fits("scores", { rounds: played.rounds.length }) : differs("scores", { round: played.rounds.length });
}

function same(one: readonly number[], other: readonly number[] | null | undefined): boolean {
  return one.length === other?.length && one.every((each, at) => each === other[at]);
}
