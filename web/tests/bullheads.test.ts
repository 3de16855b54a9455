import { expect, test } from "vitest";
import { pipLines, printed, printedSum, weightOf } from "../src/cards/bullheads";
import { bullheadsOf, bullheadSum } from "../src/games/eleven/bullheads";
import type { ElevenRules } from "../src/wire/types";
import { ELEVEN } from "./fixtures";

const eleven = (bullheads: ElevenRules["bullheads"]): ElevenRules => ({ ...ELEVEN, bullheads });
const deck = (top: number) => Array.from({ length: top }, (_, index) => index + 1);

test("the deck of 6 nimmt! holds 171 bullheads (S1)", () => {
  expect(printedSum(deck(104))).toBe(171);
  expect([1, 15, 30, 22, 55].map(printed)).toEqual([1, 2, 3, 5, 7]);
});

test("the cards of 11 nimmt! hold 167 with S1's table, or what their own table says (E1)", () => {
  const table = deck(100).map(printed);
  expect(bullheadSum(deck(100), eleven(table))).toBe(167);
  expect(bullheadsOf(55, eleven(deck(100).map(() => 4)))).toBe(4);
});

test("a heavier card never looks lighter", () => {
  const weights = deck(20).map(weightOf);
  expect(weights).toEqual([...weights].sort((one, other) => one - other));
  expect([1, 2, 3, 5, 7].map(weightOf)).toEqual([1, 2, 3, 5, 7]);
});

test("pips add up to the bullheads, in at most two lines of four", () => {
  for (const bullheads of deck(7)) {
    const lines = pipLines(bullheads);
    expect(lines.reduce((sum, line) => sum + line, 0)).toBe(bullheads);
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(Math.max(...lines)).toBeLessThanOrEqual(4);
  }
  expect(pipLines(8)).toEqual([]);
});
