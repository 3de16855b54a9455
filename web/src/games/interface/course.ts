/** How a try at the deal of the day went: a number for each trick or turn of one's own, which names no card, and a square for it. */
import type { TableState } from "../../state/table.svelte";
import type { GameEvent } from "../../wire/types";

export type Square = "green" | "blue" | "yellow" | "orange" | "red";

export interface Course {
  /** What came of one's own tricks or turns by now, `before` being all that was known before these events. */
  after: (before: readonly number[], events: readonly GameEvent[], table: TableState, seat: number) => readonly number[];
  square: (step: number) => Square;
  /** What a step was, as people say it; the first one is 1. */
  words: (number: number, step: number) => string;
  /** What the squares stand for. */
  key: () => string;
}
