import { expect, test } from "vitest";
import { boardFor, inCells, type Board } from "../src/games/eleven/board";
import { GAP, LEAST, fit, inSteps } from "../src/games/eleven/fit";

test("forty piles lie on a phone without scrolling, each large enough for a finger", () => {
  for (const space of [{ width: 348, height: 262 }, { width: 308, height: 262 }]) {
    const tiles = fit(40, space);
    expect(tiles.scrolls).toBe(false);
    expect(tiles.width).toBeGreaterThanOrEqual(LEAST.width);
    expect(tiles.height).toBeGreaterThanOrEqual(LEAST.height);
  }
});

test("tiles never stick out of their space", () => {
  for (let count = 1; count <= 80; count += 1) {
    for (const space of [{ width: 348, height: 160 }, { width: 348, height: 262 }, { width: 1200, height: 400 }]) {
      const tiles = fit(count, space);
      const lines = Math.ceil(count / tiles.columns);
      expect(tiles.columns * (tiles.width + GAP) - GAP).toBeLessThanOrEqual(space.width);
      if (!tiles.scrolls) expect(lines * (tiles.height + GAP) - GAP).toBeLessThanOrEqual(space.height);
    }
  }
});

test("what does not fit even with the smallest tiles scrolls", () => {
  expect(fit(45, { width: 348, height: 160 }).scrolls).toBe(true);
});

const PHONE = { width: 348, height: 200 };
const SCREENS = [PHONE, { width: 430, height: 160 }, { width: 1_000, height: 300 }, { width: 1_400, height: 500 }];

/** The column and the line of each of `count` piles, counted from the middle of the board, in tiles; those after a hole too. */
function positions(count: number, board: Board, together = 1): [number, number][] {
  const cells = inCells(Array.from({ length: count }, (_, place) => place), board, together);
  return Array.from({ length: count }, (_, place) => {
    const cell = cells.indexOf(place);
    return [(cell % board.columns) - (board.columns - 1) / 2, Math.floor(cell / board.columns) - (board.lines - 1) / 2];
  });
}

test("one pile more moves no other as long as their size is the same", () => {
  for (const space of SCREENS) {
    for (let count = 1; count < 42; count += 1) {
      const [board, next] = [boardFor(count, space), boardFor(count + 1, space)];
      if (inSteps(count) !== inSteps(count + 1)) continue;
      expect(next).toEqual(board);
      for (const together of [1, count]) expect(positions(count + 1, next, together).slice(0, count)).toEqual(positions(count, board, together));
    }
  }
});

test("a taken pile leaves a hole, and nothing else moves", () => {
  const board = boardFor(9, PHONE);
  const all = [1, 2, 3, 4, 5, 6, 7, 8];
  const [before, after] = [inCells(all, board, 1), inCells(all.map((each) => (each === 4 ? null : each)), board, 1)];
  expect(after).toEqual(before.map((each) => (each === 4 ? null : each)));
});

test("every pile has a cell of its own on the board", () => {
  for (const space of SCREENS) {
    for (let count = 1; count <= 50; count += 1) {
      const found = positions(count, boardFor(count, space), Math.ceil(count / 2));
      expect(new Set(found.map(String)).size).toBe(count);
    }
  }
});

test("the first pile lies in the middle, and a few lie around it", () => {
  for (const space of SCREENS) {
    expect(positions(1, boardFor(1, space))).toEqual([[0, 0]]);
    const [columns, lines] = [3, 4].map((count) => positions(count, boardFor(count, space)).map(([column]) => column));
    expect(columns?.reduce((sum, each) => sum + each, 0)).toBe(0);
    expect(Math.max(...(lines ?? []).map(Math.abs))).toBeLessThanOrEqual(1.5);
  }
});

test("piles that come at once are read in the order of their numbers", () => {
  const board = boardFor(8, PHONE);
  const tops = [3, 12, 31, 40, 50, 69, 70, 99];
  expect(inCells(tops, board, tops.length).filter((top) => top !== null)).toEqual(tops);
});

test("one pile more seldom seldom changes their size", () => {
  const sizes = Array.from({ length: 45 }, (_, index) => inSteps(index + 1));
  expect(sizes.every((step, index) => step > index)).toBe(true);
  expect(new Set(sizes).size).toBeLessThanOrEqual(12);
  expect(boardFor(4, PHONE)).toEqual(boardFor(5, PHONE));
});

test("few cards on a wide screen are whole cards", () => {
  expect(fit(10, { width: 1200, height: 260 }).shape).toBe("tall");
});

test("no space yet is no reason to fail", () => {
  expect(fit(5, { width: 0, height: 0 }).columns).toBe(1);
});
