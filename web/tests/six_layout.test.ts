import { describe, expect, it } from "vitest";
import { balanced, HEAD, layout, stripIn, tiles, type Space } from "../src/games/six/layout";

const usual = { rows: 4, places: 6, hand: 10, seats: 4 };

/** Ten seats at 360×640 leave this much: bar 44, seats 79, margins. */
const PHONE: Space = { width: 348, height: 510, ...usual, seats: 10 };

/** Screens that were once broken: what bar and one line of seats leave of 320×256, 480×300, 568×320, 740×360. */
const LOW_SCREENS: [string, Space][] = [
  ["320×256", { width: 308, height: 166, ...usual }],
  ["480×300", { width: 468, height: 210, ...usual }],
  ["568×320", { width: 556, height: 230, ...usual }],
  ["740×360", { width: 728, height: 270, ...usual }],
];

function rowsWidth(space: Space): number {
  const { row, gap, badge } = layout(space);
  return space.places * (row.w + gap) + badge;
}

/** How high rows, band and hand are together. */
function heightOf(space: Space): number {
  const { row, gap, hand, band, beside } = layout(space);
  const rows = HEAD + space.rows * (row.h + gap + 2);
  const below = band + (space.hand === 0 ? 0 : hand.lines * (hand.h + 8));
  return beside ? Math.max(rows, below) : rows + below;
}

describe("the table's sizes", () => {
  it("gives a phone two lines of five cards, large enough for a finger", () => {
    const { hand } = layout(PHONE);
    expect(hand.columns).toBe(5);
    expect(hand.w).toBeGreaterThanOrEqual(60);
    expect(hand.h).toBeGreaterThanOrEqual(70);
  });

  it.each<[string, Space]>([
    ["a phone", PHONE],
    ["a small phone", { ...PHONE, width: 308, height: 440 }],
    ["a desktop", { width: 940, height: 650, ...usual }],
    ["a tablet", { width: 810, height: 1000, ...usual }],
    ["a large screen", { width: 1600, height: 960, ...usual }],
    ["a screen as wide as a tablet and lower than a phone", { width: 640, height: 420, ...usual }],
  ])("fits rows, band and hand into the height of %s", (_, space) => {
    const { hand, least } = layout(space);
    expect(heightOf(space)).toBeLessThanOrEqual(space.height);
    expect(least).toBeLessThanOrEqual(space.height);
    expect(rowsWidth(space)).toBeLessThanOrEqual(space.width);
    expect(hand.columns * hand.w).toBeLessThanOrEqual(space.width);
  });

  it.each(LOW_SCREENS)("leaves every card of %s large enough, and scrolls where that needs more height", (_, space) => {
    for (const seats of [2, 4, 10]) {
      const asked = { ...space, seats };
      const { row, hand, least } = layout(asked);
      expect(Math.min(hand.w, hand.h)).toBeGreaterThanOrEqual(40);
      expect(row.w).toBeGreaterThanOrEqual(28);
      expect(row.h).toBeGreaterThanOrEqual(row.w * 0.85);
      expect(hand.h).toBeGreaterThanOrEqual(hand.w * 0.85);
      const there = { ...asked, height: Math.max(least, asked.height) };
      expect(layout(there).least).toBe(least);
      expect(heightOf(there)).toBeLessThanOrEqual(there.height);
      expect(rowsWidth(there)).toBeLessThanOrEqual(layout(there).beside ? there.width / 2 : there.width);
    }
  });

  it.each(LOW_SCREENS.slice(1))("puts the hand beside the rows of %s, which is wider than high", (_, space) => {
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

  it("lays what is left of a hand in lines of one length", () => {
    expect([1, 4, 5, 6, 7, 8, 9, 10].map((cards) => balanced(cards, 5))).toEqual([1, 4, 5, 3, 4, 4, 5, 5]);
    expect([10, 6].map((cards) => balanced(cards, 10))).toEqual([10, 6]);
  });
});

describe("the cards of a trick", () => {
  it.each<[string, Space, number]>([
    ["ten seats on a phone", PHONE, 33],
    ["ten seats on a phone on its side", { width: 728, height: 270, ...usual, seats: 10 }, 33],
    ["four seats on a phone", { ...PHONE, height: 547, seats: 4 }, 60],
    ["four seats on a desktop", { width: 940, height: 680, ...usual }, 64],
    ["ten seats on a large screen", { width: 1600, height: 960, ...usual, seats: 10 }, 90],
  ])("are large: %s", (_, space, least) => {
    const { band, beside } = layout(space);
    const width = beside ? space.width / 2 - 8 : space.width;
    const strip = stripIn(space.seats, width, band);
    expect(strip.w).toBeGreaterThanOrEqual(least);
    expect(strip.columns * strip.w + (strip.columns - 1) * strip.gap).toBeLessThanOrEqual(width);
    expect(Math.ceil(space.seats / strip.columns) * (strip.h + strip.label)).toBeLessThanOrEqual(band);
  });

  it("lie in two lines where one would make them too small", () => {
    expect(stripIn(10, 190, 120).columns).toBe(5);
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
