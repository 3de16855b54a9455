/** 6 nimmt! played again by a record's moves: what is worth remembering of it. */
import { expect, test } from "vitest";
import type { MatchRecord } from "../src/fairness/record";
import { sixReferee } from "../src/games/six/referee";

/** A short match of `toril.Match`, whose rows are full with two cards. */
const record: MatchRecord = {
  game: "six_nimmt",
  rules_version: 1,
  options: { variant: "standard", limit: null, rounds: 1, hand_size: 3, rows: 2, row_length: 2, top_card: 24 },
  seats: ["Ana", "Bo", "Cy"],
  seed: "f5b165224a58b791df6af1d8303e61cdc4bb86c3d1c427103c344c4189eb2f1e",
  moves: [
    [0, "11"], [1, "8"], [2, "17"],
    [0, "20"], [1, "1"], [2, "13"], [1, "row 2"],
    [0, "6"], [1, "21"], [2, "23"],
  ],
  fairness: null,
  endedForAll: false, later: [],
};

test("rows that were taken are remembered with their price, and who had the last place in the same trick", () => {
  const { moments, totals } = sixReferee(record);
  expect(moments.map((each) => [each.kind, each.seat, "card" in each && each.card, each.bullheads])).toEqual([
    ["row", 2, 17, 8], ["escape", 0, 11, 8],
    ["row", 1, 1, 1], ["row", 2, 13, 2], // the 8 that filled it was of the trick before
    ["row", 1, 21, 4],
  ]);
  expect(totals).toEqual([0, 5, 10]);
});
