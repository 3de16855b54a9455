/** What large screens have of their own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LARGE_SCREEN } from "../src/games/interface/match";
import { sizesFor } from "../src/match/sentence_sizes";

const SOURCES = join(import.meta.dirname, "../src");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(svelte|css|ts)$/.test(file));

test("every style sheet means the same screens by large", () => {
  const [width = ""] = LARGE_SCREEN.match(/\d+rem/) ?? [];
  const asked = files.flatMap((file) => {
    const text = readFileSync(join(SOURCES, file), "utf-8");
    return [...text.matchAll(/.*-width: *([\d.]+rem).*/g)].filter(([, at]) => at === width).map(([line]) => ({ file, line: line.trim() }));
  });
  expect(asked.length).toBeGreaterThan(8);
  const other = asked.filter(({ line }) => line !== `@media ${LARGE_SCREEN} {` && !line.startsWith("export const LARGE_SCREEN ="));
  expect(other).toEqual([]);
});

test("what is felt is told larger, on every screen", () => {
  for (const [large, width] of [[false, 320], [false, 900], [true, 1400]] as const) {
    const [felt = 0] = sizesFor(large, true, width);
    const [told = 0] = sizesFor(large, false, width);
    expect(felt).toBeGreaterThan(1.15 * told);
  }
});

test("on a large screen the largest sentence has room in the bar, so that nothing below it moves", () => {
  const tokens = readFileSync(join(SOURCES, "styles/tokens.css"), "utf-8");
  const [, bar = "0"] = /--bar-h: max\(([\d.]+)px/.exec(tokens.slice(tokens.indexOf(LARGE_SCREEN))) ?? [];
  const [largest = 99] = sizesFor(true, true, 1400);
  const line = 16 * largest * (1.15 + 2 * 0.1); // as Sentence.svelte sets it: line height and padding
  expect(line).toBeLessThanOrEqual(Number(bar) - 2);
});
