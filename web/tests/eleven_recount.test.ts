/** The hands of 11 nimmt!, found again from a record's moves. */
import { expect, test } from "vitest";
import { leftInEleven } from "../src/games/eleven/recount";

/** A short match that `toril.Record` wrote, with a robbery and a taker who declined. */
const record = {
  game: "eleven_nimmt",
  options: { rob: "may", rounds: 1, first_starter: 0, hand_size: 2, top_card: 10, reach: 3, supply: 1, bull_card_from: 1, new_piles: 2 },
  seats: ["Ana", "Bo"],
  seed: "7218a5e59a45dae25e42b31c6904042d3e57576b8c131f4e0ec56aa8d0f6567c",
  moves: [[0, "take 10"], [1, "take 3"], [1, "decline"], [0, "8>6"], [1, "take 5"], [1, "rob 0"]] as [number, string][],
};

test("neither a robbery nor a taker who declines moves a card (E10)", () => {
  expect(leftInEleven(record)).toEqual([[[4, 10], [2, 3, 5, 7]]]);
});

test("a taker robs or declines once, and in no other words", () => {
  const changed = (at: number, move: string) => ({ ...record, moves: record.moves.toSpliced(at, 1, [1, move]) });
  for (const move of ["decline ", "declined", "rob none", "rob"]) expect(() => leftInEleven(changed(2, move))).toThrow();
  expect(() => leftInEleven({ ...record, moves: record.moves.toSpliced(2, 0, [1, "rob 0"]) })).toThrow();
});
