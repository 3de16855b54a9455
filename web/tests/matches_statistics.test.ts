/** What came of my matches, from what is kept of them. */
import { expect, test } from "vitest";
import type { Kept } from "../src/matches/kept";
import { statisticsOf } from "../src/matches/statistics";
import { fileName, othersWords, resultWords } from "../src/matches/words";
import { speaking } from "./drawn";
import { NOTED } from "./kept_matches";

const KEPT: Kept = {
  ...NOTED, key: "a", game: "six_nimmt", names: ["Ana", "Bo", "ox"], bots: [null, null, "ox"], rounds: [[3, 0, 9], [0, 12, 4]], totals: [3, 12, 13], winners: [0], hasNotes: false,
};

const all = (...matches: Kept[]) => statisticsOf(matches)[0]?.all;

test("matches, victories and rounds are counted, a shared victory too", () => {
  const shared = { ...KEPT, totals: [3, 3, 13], winners: [0, 1] };
  const lost = { ...KEPT, winners: [1] };
  expect(all(KEPT, shared, lost)).toEqual({ matches: 3, wins: 2, rounds: 6, bullheads: 9, best: 0, worst: 3 });
});

test("a round that a stand-in played is not mine, nor is a match with such a round", () => {
  expect(all({ ...KEPT, notMine: [2] })).toEqual({ matches: 0, wins: 0, rounds: 1, bullheads: 3, best: 3, worst: 3 });
  expect(all({ ...KEPT, notMine: [1, 2] })).toEqual({ matches: 0, wins: 0, rounds: 0, bullheads: 0, best: null, worst: null });
});

test("of a match that was ended for everybody only the rounds count", () => {
  expect(all({ ...KEPT, winners: [] })).toMatchObject({ matches: 0, wins: 0, rounds: 2 });
});

test("they are told by game, seats, level and name; who sat there twice is told once", () => {
  const eleven: Kept = { ...KEPT, game: "eleven_nimmt", names: ["Ana", "Bo", "Bo"], bots: [null, null, null] };
  const [six, other] = statisticsOf([KEPT, { ...KEPT, bots: [null, null, "cautious"] }, eleven]);
  expect([six?.game, other?.game]).toEqual(["six_nimmt", "eleven_nimmt"]);
  expect(six?.seats.map(([seats, { matches }]) => [seats, matches])).toEqual([[3, 2]]);
  expect(six?.levels.map(([level, { matches }]) => [level, matches])).toEqual([["ox", 1]]);
  expect(other?.names.map(([name, { rounds }]) => [name, rounds])).toEqual([["Bo", 2]]);
});

test("the list says place, bullheads and company; a file is named after game and time", async () => {
  await speaking("en");
  expect(resultWords({ ...KEPT, seat: 1 })).toBe("2nd of 3 · 12 bullheads");
  expect(resultWords({ ...KEPT, winners: [] })).toBe("Ended early · 3 bullheads");
  expect(othersWords(KEPT)).toBe("With Bo and 1 bot (ox)");
  expect(fileName({ game: "six_nimmt", ended: Date.UTC(2026, 10, 19, 5, 3) })).toBe("toril-six-nimmt-2026-11-19-05-03");
});
