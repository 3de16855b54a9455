import { describe, expect, it } from "vitest";
import { layout, LINE, tiles, type Space } from "../src/games/six/layout";

const usual = { rows: 4, places: 6, hand: 10 };

/** Ten seats at 360×640 leave this much: bar 44, seats 79, margins. */
const PHONE: Space = { width: 348, height: 510, ...usual };

function rowsWidth(space: Space): number {
  const { row, gap, badge } = layout(space);
  return space.places * (row.w + gap) + badge;
}

describe("the table's sizes", () => {
  it("gives a phone two lines of five cards, large enough for a finger", () => {
    const { hand } = layout(PHONE);
    expect(hand.columns).toBe(5);
    expect(hand.w).toBeGreaterThanOrEqual(60);
    expect(hand.h).toBeGreaterThanOrEqual(70);
  });

  it.each([
    ["a phone", PHONE],
    ["a small phone", { ...PHONE, width: 308, height: 440 }],
    ["a desktop", { width: 940, height: 650, ...usual }],
    ["a tablet", { width: 810, height: 1000, ...usual }],
    ["a large screen", { width: 1600, height: 960, ...usual }],
  ])("fits rows and hand into the height of %s", (_, space) => {
    const { row, gap, hand } = layout(space);
    const lines = Math.ceil(space.hand / hand.columns);
    expect(space.rows * (row.h + gap) + LINE + lines * (hand.h + 8)).toBeLessThanOrEqual(space.height);
    expect(rowsWidth(space)).toBeLessThanOrEqual(space.width);
    expect(hand.columns * hand.w).toBeLessThanOrEqual(space.width);
  });

  it("puts the hand beside the rows when the phone lies on its side", () => {
    const space = { width: 655, height: 280, ...usual };
    expect(layout(space).beside).toBe(true);
    expect(rowsWidth(space)).toBeLessThanOrEqual(space.width / 2);
  });

  it("never makes a card too narrow for a finger, however many there are", () => {
    expect(layout({ ...PHONE, hand: 24 }).hand.w).toBeGreaterThanOrEqual(40);
  });

  it("has space for rows alone where nobody holds a hand", () => {
    expect(layout({ ...PHONE, hand: 0 }).row.w).toBeGreaterThan(40);
    expect(layout({ width: 940, height: 650, ...usual, hand: 0 }).row.w).toBeGreaterThan(80);
  });
});

describe("the tiles of a draft", () => {
  it("shows all 64 cards of six seats on a phone, each large enough for a finger", () => {
    const { w, h, columns } = tiles(348, 400, 64);
    expect(Math.min(w, h)).toBeGreaterThanOrEqual(40);
    expect(Math.ceil(64 / columns) * (h + 3)).toBeLessThanOrEqual(400);
    expect(columns * (w + 3) - 3).toBeLessThanOrEqual(348);
  });

  it("never goes below a finger's width: then they scroll", () => {
    expect(tiles(200, 100, 64).w).toBe(40);
  });
});
