import { expect, test } from "vitest";
import { wayOn } from "../src/seats/way_on";

function ways(seats: number, columns: number): string[] {
  return Array.from({ length: seats }, (_, seat) => wayOn(seat, seats, columns));
}

test("on one line the turn goes to the right, and from the last seat back to the first", () => {
  expect(ways(4, 4)).toEqual(["right", "right", "right", "back"]);
  expect(ways(2, 7)).toEqual(["right", "back"]);
});

test("at the end of a line the turn goes down to the next, and from the last seat up to the first", () => {
  expect(ways(7, 4)).toEqual(["right", "right", "right", "down", "right", "right", "up"]);
  expect(ways(4, 2)).toEqual(["right", "down", "right", "up"]);
});
