import { expect, test } from "vitest";
import { chartOf, HEIGHT, spread, WIDTH } from "../src/scores/chart";
import { limitOf, takenNow } from "../src/scores/score_limits";
import { extremes, places, runningTotals, standing, totalsOf } from "../src/seats/totals";
import type { MatchSeen } from "../src/wire/types";
import { ELEVEN } from "./fixtures";

test("totals run from nothing, a line for each round", () => {
  expect(runningTotals([], 2)).toEqual([[0, 0]]);
  expect(runningTotals([[3, 0], [1, 9]], 2)).toEqual([[0, 0], [3, 0], [4, 9]]);
});

test("a tie shares a place and keeps the order of the table", () => {
  expect(places([7, 3, 7, 20])).toEqual([2, 1, 2, 4]);
  expect(standing([7, 3, 7, 20])).toEqual([1, 0, 2, 3]);
});

test("the best and the dearest round are named, unless most seats share it", () => {
  expect(extremes([4, 0, 9, 2])).toEqual({ best: [1], worst: [2] });
  expect(extremes([5, 5, 5])).toEqual({ best: [], worst: [] });
  expect(extremes([0, 1, 1, 1])).toEqual({ best: [0], worst: [] });
});

test("6 nimmt! counts while a round is played, 11 nimmt! only at its end", () => {
  const six = { view: { scores: [[1, 2]], outcome: null, round: { kind: "six.table_view", bullheads_taken: [0, 5] } } } as unknown as MatchSeen;
  const eleven = { view: { scores: [[1, 2]], outcome: null, round: { kind: "eleven.table_view" } } } as unknown as MatchSeen;
  expect([takenNow(six), takenNow(eleven)]).toEqual([[0, 5], null]);
  expect(totalsOf(six, 2)).toEqual([1, 2]);
  expect(limitOf({ game: "eleven_nimmt", rules: ELEVEN })).toBeNull();
});

test("names at the end of the lines never cover each other", () => {
  const heights = spread(Array.from({ length: 10 }, () => 60), 10, 190);
  const sorted = heights.toSorted((one, other) => one - other);
  expect(sorted.slice(1).every((height, index) => height - (sorted[index] ?? 0) >= 14.99)).toBe(true);
  expect(sorted[0]).toBeGreaterThanOrEqual(10);
  expect(sorted.at(-1)).toBeLessThanOrEqual(190);
  expect(spread([20, 100], 10, 190)).toEqual([20, 100]);
});

test("too many names for the height move closer, but stay inside", () => {
  const heights = spread(Array.from({ length: 20 }, () => 190), 10, 190).toSorted((one, other) => one - other);
  expect(heights[0]).toBeCloseTo(10);
  expect(heights.at(-1)).toBeCloseTo(190);
});

test("every point of the chart lies inside it, the limit too", () => {
  const chart = chartOf([[30, 0], [40, 1], [12, 0]], 2, 66);
  const points = chart.lines.flatMap((line) => line.points);
  expect(points).toHaveLength(8);
  expect(points.every(({ x, y }) => x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT)).toBe(true);
  expect(chart.limitY).toBeGreaterThan(0);
  expect(chart.lines.map(({ total }) => total)).toEqual([82, 1]);
  expect(chart.rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
  expect(chart.steps.length).toBeLessThanOrEqual(6);
});
