/** What each seat has: totals, running sums, places. */
import type { MatchSeen } from "../wire/types";

/** Return the totals after each round, the zeros before the first one too. */
export function runningTotals(scores: readonly (readonly number[])[], seats: number): number[][] {
  const sums = [Array.from({ length: seats }, () => 0)];
  for (const round of scores) {
    const before = sums.at(-1) ?? [];
    sums.push(before.map((total, seat) => total + (round[seat] ?? 0)));
  }
  return sums;
}

/** Return the totals of the finished rounds. */
export function totalsOf(play: MatchSeen, seats: number): number[] {
  return runningTotals(play.view.scores, seats).at(-1) ?? [];
}

/** Return each seat's place: fewest bullheads first, a tie shares a place (1, 2, 2, 4). */
export function places(totals: readonly number[]): number[] {
  return totals.map((total) => 1 + totals.filter((other) => other < total).length);
}

/** Return the seats as they stand: fewest bullheads first, then in the order of the table. */
export function standing(totals: readonly number[]): number[] {
  return totals.map((_, seat) => seat).sort((one, other) => (totals[one] ?? 0) - (totals[other] ?? 0) || one - other);
}

/** Return the seats with the fewest and with the most of a round; what most seats share is nothing special. */
export function extremes(penalties: readonly number[]): { best: number[]; worst: number[] } {
  const least = Math.min(...penalties);
  const most = Math.max(...penalties);
  if (least === most) return { best: [], worst: [] };
  const having = (n: number) => {
    const seats = penalties.flatMap((penalty, seat) => (penalty === n ? [seat] : []));
    return 2 * seats.length > penalties.length ? [] : seats;
  };
  return { best: having(least), worst: having(most) };
}
