/** The tries of a day by their bullheads, in as many bars as a phone has room for. */
import type { DayResult } from "../wire/types";

export interface Bar {
  /** The fewest and the most bullheads that are counted here. */
  from: number;
  to: number;
  tries: number;
  mine: boolean;
}

const MOST_BARS = 8;
/** How many bullheads a bar may stand for: people count in these. */
const WIDTHS = [1, 2, 5, 10, 20, 50];

/** Return the bars side by side, empty ones too. */
export function barsOf(histogram: NonNullable<DayResult["histogram"]>, mine: number | null): Bar[] {
  if (histogram.length === 0) return [];
  const had = histogram.map(({ bullheads }) => bullheads);
  const barOf = (bullheads: number, wide: number): number => Math.floor(bullheads / wide);
  const many = (wide: number): number => 1 + barOf(Math.max(...had), wide) - barOf(Math.min(...had), wide);
  const wide = WIDTHS.find((width) => many(width) <= MOST_BARS) ?? 100;
  return Array.from({ length: many(wide) }, (_, index) => {
    const from = (barOf(Math.min(...had), wide) + index) * wide;
    const within = (bullheads: number): boolean => bullheads >= from && bullheads < from + wide;
    const tries = histogram.reduce((sum, bar) => sum + (within(bar.bullheads) ? bar.tries : 0), 0);
    return { from, to: from + wide - 1, tries, mine: mine !== null && within(mine) };
  });
}
