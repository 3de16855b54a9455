import { expect, test } from "vitest";
import { GAP, LEAST, fit } from "../src/games/eleven/fit";

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

test("few cards on a wide screen are whole cards", () => {
  expect(fit(10, { width: 1200, height: 260 }).shape).toBe("tall");
});

test("no space yet is no reason to fail", () => {
  expect(fit(5, { width: 0, height: 0 }).columns).toBe(1);
});
