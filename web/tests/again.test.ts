import { expect, it } from "vitest";
import { seatsAsking } from "../src/state/again";
import { chair, SIX, tableOf } from "./fixtures";

const info = tableOf(SIX, [chair({ person: 2, name: "Luis" }), chair({ bot: "ox" }), chair({ person: 1, name: "Ana" }), chair({ person: 3, name: "Eva" })]);
const presence = (...asking: number[]) => ({ kind: "presence" as const, people: [1, 2, 3], spectators: 0, asking, away: [] });

it("names those who ask by their seats, and me first", () => {
  expect(seatsAsking({ info, presence: presence(1, 2, 3), seat: 2 })).toEqual([2, 0, 3]);
  expect(seatsAsking({ info, presence: presence(1, 3), seat: 0 })).toEqual([2, 3]);
  expect(seatsAsking({ info, presence: presence(1, 2), seat: null })).toEqual([0, 2]);
});

it("names nobody who has left, and nobody before anything was heard", () => {
  expect(seatsAsking({ info, presence: presence(4), seat: 0 })).toEqual([]);
  expect(seatsAsking({ info, presence: null, seat: 0 })).toEqual([]);
  expect(seatsAsking({ info: null, presence: presence(1), seat: null })).toEqual([]);
});
