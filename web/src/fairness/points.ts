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
  | "ended_for_all";

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
  /** How many numbers the draw listed, and the seats whose number did not come. */
  listed: number;
  missing: readonly number[];
  /** How many deals whoever works with the server could choose between, at most; 0 where nothing is proven. */
  deals: number;
  /** Whether another device noted the draw, which gave a link: then it is as good as that link. */
  carried: boolean;
}

/** What the answers amount to: one that differs spoils it, and a proof needs every point. */
export function verdictOf(findings: readonly Finding[], listed: number, missing: readonly number[]): Verdict {
  const first = findings.find(({ state }) => state === "differs")?.point ?? null;
  const reasons = [...new Set(findings.flatMap(({ why }) => (why === null ? [] : [why])))];
  const all = { first, listed, missing, deals: 0, carried: findings.some(({ facts }) => facts.carried === 1) };
  if (first !== null) return { ...all, name: "differs", reasons: [] };
  if (reasons.length > 0) return { ...all, name: "not_proven", reasons };
  return { ...all, name: missing.length > 0 ? "choice" : "proven", reasons, deals: possibleDeals(listed, missing.length) };
}

/** How many deals can be chosen from with so many numbers listed, and so many of them missing: the sum of C(m - 1, i) for i up to w. */
export function possibleDeals(listed: number, missing: number): number {
  let [sum, ways] = [1, 1];
  for (let i = 1; i <= Math.min(missing, listed - 1); i += 1) {
    ways = (ways * (listed - i)) / i;
    sum += ways;
  }
  return sum;
}
