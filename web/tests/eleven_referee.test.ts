/** 11 nimmt! played again by a record's moves: who robs whom (E10). */
import { expect, test } from "vitest";
import type { MatchRecord } from "../src/fairness/record";
import { elevenReferee } from "../src/games/eleven/referee";

/** A short match that `toril.Record` wrote, with a robbery and a taker who declined. Each card has one bullhead. */
const record: MatchRecord = {
  game: "eleven_nimmt",
  rules_version: 2,
  options: {
    bullheads: Array.from({ length: 10 }, () => 1), steal: "others", rob: "may", starter: "round", rounds: 1, first_starter: 0,
    hand_size: 2, top_card: 10, reach: 3, supply: 1, bull_card_from: 1, new_piles: 2,
  },
  seats: ["Ana", "Bo"],
  seed: "7218a5e59a45dae25e42b31c6904042d3e57576b8c131f4e0ec56aa8d0f6567c",
  moves: [[0, "take 10"], [1, "take 3"], [1, "decline"], [0, "8>6"], [1, "take 5"], [1, "rob 0"]],
  fairness: null,
  endedForAll: false, later: [],
};

function changed(at: number, gone: number, ...moves: [number, string][]): MatchRecord {
  return { ...record, moves: record.moves.toSpliced(at, gone, ...moves) };
}

test("E10: neither a robbery nor a taker who declines moves a card", () => {
  expect(elevenReferee(record).rounds.map(({ penalties }) => penalties)).toEqual([[2, 4]]);
});

test("E10: a taker robs or declines once, and in no other words", () => {
  for (const move of ["decline ", "declined", "rob none", "rob", "rob 1", "rob 7"]) expect(() => elevenReferee(changed(2, 1, [1, move]))).toThrow();
  expect(() => elevenReferee(changed(2, 0, [1, "rob 0"]))).toThrow();
  expect(() => elevenReferee(changed(2, 1))).toThrow();
});

test("E10: who must rob the only one who can be robbed is not asked", () => {
  const options = { ...record.options, rob: "must" };
  expect(() => elevenReferee({ ...record, options })).toThrow();
  expect(() => elevenReferee({ ...changed(5, 1), options, moves: record.moves.toSpliced(5, 1).toSpliced(2, 1) })).not.toThrow();
});

test("E10: before there was the option everybody had to rob", () => {
  const options = Object.fromEntries(Object.entries(record.options).filter(([name]) => name !== "rob"));
  const moves = record.moves.toSpliced(5, 1).toSpliced(2, 1);
  expect(() => elevenReferee({ ...record, rules_version: 1, options, moves })).not.toThrow();
  expect(() => elevenReferee({ ...record, rules_version: 2, options, moves })).toThrow();
  expect(() => elevenReferee({ ...record, rules_version: 3, moves })).toThrow();
});

test("piles that were taken are remembered, with what they cost", () => {
  const taken = elevenReferee(record).moments.filter(({ kind }) => kind === "pile");
  expect(taken).toEqual([[0, 10], [1, 3], [1, 5]].map(([seat, card]) => ({ kind: "pile", round: 1, seat, card, bullheads: 1 })));
});

test("the heaviest that each hand was is remembered, with what was left of it", () => {
  const hands = elevenReferee(record).moments.filter(({ kind }) => kind === "hand");
  expect(hands).toEqual([[0, 3, 2], [1, 4, 4]].map(([seat, bullheads, left]) => ({ kind: "hand", round: 1, seat, bullheads, left })));
});
