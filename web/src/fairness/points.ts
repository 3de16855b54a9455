/** The thirteen points of the check by name, what each may answer, and the four verdicts (docs/fairness.md). */

export const POINTS = [
  "record", "draw", "place", "rules", "own_number", "numbers", "all_numbers", "secret", "seed", "deals", "plays", "scores", "earlier",
] as const;
export type Point = (typeof POINTS)[number];

/** Why something could not be compared. */
export type Reason =
  | "no_notes"
  | "older"
  | "no_draw"
  | "day"
  | "names_deleted"
  | "draft"
  | "looking_on"
  | "not_there"
  | "absent"
  | "other_window"
  | "left_out"
  | "refused"
  | "rounds_unseen"
  | "elsewhere"
  | "end_unseen"
  | "drawn_twice"
  | "called_off"
  | "ended_for_all"
  | "came_later";

export type Facts = Readonly<Record<string, string | number>>;

export interface Finding {
  point: Point;
  state: "fits" | "differs" | "not_compared";
  why: Reason | null;
  facts: Facts;
}

export function fits(point: Point, facts: Facts = {}): Finding {
  return { point, state: "fits", why: null, facts };
}

export function differs(point: Point, facts: Facts = {}): Finding {
  return { point, state: "differs", why: null, facts };
}

export function notCompared(point: Point, why: Reason, facts: Facts = {}): Finding {
  return { point, state: "not_compared", why, facts };
}

export const VERDICTS = ["proven", "choice", "not_proven", "differs"] as const;

export interface Verdict {
  name: (typeof VERDICTS)[number];
  reasons: readonly Reason[];
  /** The first point that does not fit. */
  first: Point | null;
  /** How many numbers the first draw listed that counts here, and whose number did not come to any. */
  listed: number;
  missing: readonly string[];
  /** How many deals whoever works with the server could choose between, at most. It counts for what is proven, and where the only
   * reason is that somebody came later: then for what was dealt from then on. */
  deals: number;
  /** Whether another device noted a draw, which gave a link: then it is as good as that link. */
  carried: boolean;
  /** The rounds that were drawn anew since. */
  later: readonly number[];
  /** The round from which on it can be told. */
  since: number;
}

/** A draw as far as a verdict depends on it. */
export interface Counted {
  round: number;
  listed: number;
  /** Whose number did not come, by seat. */
  missing: readonly string[];
}

/** What the answers amount to: one that differs spoils it, and a proof needs every point. `rounds` is how many were begun. */
export function verdictOf(findings: readonly Finding[], draws: readonly Counted[], rounds = 0): Verdict {
  const first = findings.find(({ state }) => state === "differs")?.point ?? null;
  const why = findings.flatMap((each) => (each.why === null ? [] : [each.why]));
  const since = Math.max(1, ...findings.map(({ facts }) => Number(facts.since ?? 1)));
  const reasons = [...new Set<Reason>(since > 1 ? [...why, "came_later"] : why)];
  const [from, ...later] = draws.filter(({ round }) => round >= since);
  const counted = from ? [from, ...later] : [];
  const missing = [...new Set(counted.flatMap((each) => each.missing))];
  const carried = findings.some(({ facts }) => facts.carried === 1);
  const all = { first, listed: from?.listed ?? 0, missing, deals: 0, carried, later: later.map(({ round }) => round), since };
  if (first !== null) return { ...all, name: "differs", reasons: [] };
  if (reasons.some((each) => each !== "came_later")) return { ...all, name: "not_proven", reasons };
  const byNumbers = counted.reduce((product, each) => product * possibleDeals(each.listed, each.missing.length), 1);
  const deals = byNumbers * possibleTimes(from ? rounds - from.round + 1 : 0, later.length);
  if (reasons.length > 0) return { ...all, name: "not_proven", reasons, deals };
  return { ...all, name: missing.length + later.length > 0 ? "choice" : "proven", reasons, deals };
}

/** How many deals can be chosen from with so many numbers listed, and so many of them missing: the sum of C(m - 1, i) for i up to w. */
export function possibleDeals(listed: number, missing: number): number {
  return atMost(missing, Math.max(listed - 1, 0));
}

/** Between how many courses of a match it can be chosen when to draw anew: before any of its rounds but the first; so often it was. */
export function possibleTimes(rounds: number, later: number): number {
  return atMost(later, Math.max(rounds - 1, 0));
}

function atMost(most: number, among: number): number {
  let [sum, ways] = [1, 1];
  for (let i = 1; i <= Math.min(most, among); i += 1) {
    ways = (ways * (among - i + 1)) / i;
    sum += ways;
  }
  return sum;
}
