import { expect, test } from "vitest";
import { GAP, LEAST, fit } from "../src/games/eleven/fit";

test("forty piles lie on a phone without scrolling, each large enough for a finger", () => {
  for (const room of [{ width: 348, height: 262 }, { width: 308, height: 262 }]) {
    const tiles = fit(40, room);
    expect(tiles.scrolls).toBe(false);
    expect(tiles.width).toBeGreaterThanOrEqual(LEAST.width);
    expect(tiles.height).toBeGreaterThanOrEqual(LEAST.height);
  }
});

test("tiles never stick out of their room", () => {
  for (let count = 1; count <= 80; count += 1) {
    for (const room of [{ width: 348, height: 160 }, { width: 348, height: 262 }, { width: 1200, height: 400 }]) {
      const tiles = fit(count, room);
      const lines = Math.ceil(count / tiles.columns);
      expect(tiles.columns * (tiles.width + GAP) - GAP).toBeLessThanOrEqual(room.width);
      if (!tiles.scrolls) expect(lines * (tiles.height + GAP) - GAP).toBeLessThanOrEqual(room.height);
    }
  }
});

test("what does not fit even with the smallest tiles scrolls", () => {
  expect(fit(45, { width: 348, height: 160 }).scrolls).toBe(true);
});

test("few cards on a wide screen are whole cards", () => {
  expect(fit(10, { width: 1200, height: 260 }).shape).toBe("tall");
});

test("no room yet is no reason to fail", () => {
  expect(fit(5, { width: 0, height: 0 }).columns).toBe(1);
});
