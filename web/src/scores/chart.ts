/** Where the lines, marks and names of the score chart lie. */
import { runningTotals } from "../seats/totals";

export const WIDTH = 340;
export const HEIGHT = 210;
export const LEFT = 24;
const NAMES = 104;
const TOP = 8;
const BOTTOM = 22;
const LINE_HEIGHT = 15;

export interface ChartLine {
  seat: number;
  points: { x: number; y: number }[];
  total: number;
  /** The height of its name at the right; names never cover each other. */
  nameY: number;
}

export interface Chart {
  lines: ChartLine[];
  right: number;
  bottom: number;
  /** Totals to write at the left. */
  steps: { value: number; y: number }[];
  rounds: { round: number; x: number }[];
  limitY: number | null;
}

export function chartOf(scores: readonly (readonly number[])[], seats: number, limit: number | null): Chart {
  const sums = runningTotals(scores, seats);
  const last = sums.at(-1) ?? [];
  const most = Math.max(...last, limit ?? 0, 10) * 1.04;
  const right = WIDTH - NAMES;
  const bottom = HEIGHT - BOTTOM;
  const x = (round: number) => LEFT + ((right - LEFT) * round) / Math.max(1, scores.length);
  const y = (total: number) => bottom - ((bottom - TOP) * total) / most;
  const ends = spread(last.map(y), TOP + 4, bottom);
  return {
    lines: last.map((total, seat) => ({
      seat,
      points: sums.map((round, index) => ({ x: x(index), y: y(round[seat] ?? 0) })),
      total,
      nameY: ends[seat] ?? 0,
    })),
    right,
    bottom,
    steps: steps(most).map((value) => ({ value, y: y(value) })),
    rounds: roundMarks(scores.length).map((round) => ({ round, x: x(round) })),
    limitY: limit === null ? null : y(limit),
  };
}

/** Push heights apart so that lines of text fit between `low` and `high`, as near as can be to where they were. */
export function spread(heights: readonly number[], low: number, high: number, apart = LINE_HEIGHT): number[] {
  const gap = Math.min(apart, (high - low) / Math.max(1, heights.length - 1));
  const order = heights.map((_, index) => index).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0) || one - other);
  const placed = heights.slice();
  let above = low - gap;
  for (const index of order) {
    above = Math.max(heights[index] ?? 0, above + gap);
    placed[index] = above;
  }
  let below = high + gap;
  for (const index of order.reverse()) {
    below = Math.min(placed[index] ?? 0, below - gap);
    placed[index] = below;
  }
  return placed;
}

function steps(most: number): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200, 500, 1000].find((each) => most / each <= 5) ?? 5000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

function roundMarks(rounds: number): number[] {
  const every = Math.ceil(rounds / 12);
  return Array.from({ length: rounds }, (_, index) => index + 1).filter((round) => round % every === 0);
}
