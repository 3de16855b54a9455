import { expect, test } from "vitest";
import { initialOf, lookOf } from "../src/seats/colours";
import type { SeatInfo, TableInfo } from "../src/wire/types";
import { chair, SIX, tableOf } from "./fixtures";

const person = (number: number) => chair({ person: number, name: `P${String(number)}` });
const bot = () => chair({ bot: "ox" });
const table = (seats: SeatInfo[], changes: Partial<TableInfo> = {}): TableInfo => ({ ...tableOf(SIX, seats), ...changes });

/** Colour and shape of every seat. */
function looks(info: TableInfo): string[] {
  return info.seats.map((_, seat) => JSON.stringify(lookOf({ info }, seat)));
}

test("no two seats are alike, however many come and go", () => {
  for (let n = 2; n <= 10; n++) {
    for (const match of [0, 1, 7, 23]) {
      const seats = Array.from({ length: n }, (_, seat) => (seat % 3 === 0 ? person(4 * seat + 1) : bot()));
      expect(new Set(looks(table(seats, { match }))).size).toBe(n);
      expect(new Set(looks(table(seats, { match, state: "lobby" }))).size).toBe(n);
    }
  }
});

test("in a rematch everybody has moved on, with their colours", () => {
  const moved = <T>(seats: T[]) => [...seats.slice(-1), ...seats.slice(0, -1)];
  let seats = [person(1), bot(), person(2), bot(), person(7)];
  let before = looks(table(seats));
  for (let match = 2; match < 9; match++) {
    [seats, before] = [moved(seats), moved(before)];
    expect(looks(table(seats, { match: match - 1, state: "lobby" }))).toEqual(before);
    expect(looks(table(seats, { match: match - 1, state: "draw" }))).toEqual(before);
    expect(looks(table(seats, { match }))).toEqual(before);
    expect(looks(table(seats, { match, state: "result" }))).toEqual(before);
  }
});

test("whoever is sent away or leaves in a match takes nobody's colour, and theirs stays with the seat's bot", () => {
  const begun = [person(1), bot(), person(2), bot()];
  for (const gone of [0, 2]) {
    const left = begun.map((each, seat) => (seat === gone ? chair({ bot: "cautious" }) : each));
    expect(looks(table(left, { host: null }))).toEqual(looks(table(begun)));
  }
});

test("whoever stays keeps the colour when another leaves for good", () => {
  expect(looks(table([person(1), chair(), person(3)]))).toEqual(looks(table([person(1), person(2), person(3)])));
});

test("whoever wished for a colour has it, and no two seats are alike", () => {
  for (let n = 2; n <= 10; n++) {
    for (const wishes of [[n - 1, 0], [9, 3], [1, null, 0], [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]]) {
      const seats = Array.from({ length: n }, (_, seat) => chair({ person: seat + 1, name: "P", colour: wishes[seat] ?? null }));
      const colours = seats.map((_, seat) => lookOf({ info: table(seats) }, seat).colour);
      expect(new Set(colours).size).toBe(n);
      seats.forEach(({ colour }, seat) => { if (colour !== null) expect(colours[seat]).toBe(`var(--seat-${String(colour)})`); });
    }
  }
});

test("a wish changes nobody else's colour but that of whose it would have been", () => {
  const plain = [person(1), person(2), person(3), bot()];
  const wished = plain.map((each, seat) => (seat === 2 ? { ...each, colour: 0 } : each));
  const [before, after] = [looks(table(plain)), looks(table(wished))];
  expect(after).toEqual([before[2], before[1], before[0], before[3]]);
  const moved = [...wished.slice(-1), ...wished.slice(0, -1)];
  expect(looks(table(moved, { match: 2 }))).toEqual([...after.slice(-1), ...after.slice(0, -1)]);
});

test("an initial is one sign as people see it", () => {
  expect(initialOf("íñigo")).toBe("Í");
  expect(initialOf("👩‍👩‍👧‍👦 Zoe")).toBe("👩‍👩‍👧‍👦");
  expect(initialOf("")).toBe("");
});
