import { expect, test } from "vitest";
import { check, type Known } from "../src/fairness/check";
import { deckOrder, fairSeed, hashOf } from "../src/fairness/deal";
import type { MatchRecord } from "../src/fairness/record";
import { penaltiesIn } from "../src/games/recounts";
import type { Rules } from "../src/wire/types";
import vectors from "./fairness-vectors.json";

const TORIL = "d5acc37523d28f10822e24cc96f2d9e07cc347ab5dfec380c9f0e613d9373a69";
const NONE = "00".repeat(16);

const cases = vectors.map((vector) => ({
  ...vector,
  record: vector.record as unknown as MatchRecord,
  known: {
    match: vector.match,
    hashes: { [vector.match]: vector.hash },
    nonce: vector.record.fairness.nonces[0] ?? "",
    seat: 0,
    scores: vector.scores,
    penaltiesIn: (record: MatchRecord) => penaltiesIn(record, vector.rules as Rules),
  } satisfies Known,
}));

function first(name: string): (typeof cases)[number] {
  const found = cases.find((each) => each.name === name);
  if (!found) throw new Error(`no vector ${name}`);
  return found;
}

test("decks lie as docs/records.md says", () => {
  expect(deckOrder(NONE, 1, 104).slice(0, 12)).toEqual([44, 85, 52, 29, 64, 90, 103, 74, 40, 2, 8, 87]);
  expect(deckOrder(NONE, 2, 100).slice(0, 12)).toEqual([98, 30, 100, 74, 2, 9, 56, 95, 45, 26, 12, 27]);
  expect(deckOrder(TORIL, 2, 24).slice(0, 12)).toEqual([14, 16, 1, 11, 9, 8, 5, 22, 23, 7, 18, 24]);
});

test("a seed is made as the engine makes it", () => {
  const nonces = ["6e".repeat(16), null];
  expect(fairSeed({ table: NONE, secret: "00".repeat(32), nonces }).slice(0, 16)).toBe("40a7bf9652a1a90f");
});

test.each(cases)("a match of $name holds in every point", ({ record, known }) => {
  const { hash, nonce, seed, deals, scores, where, moves } = check(record, known);
  expect({ hash, nonce, seed, deals, scores, where }).toEqual({
    hash: "yes",
    nonce: "yes",
    seed: "yes",
    deals: "yes",
    scores: "yes",
    where: null,
  });
  expect(moves).toBe(record.moves.length);
});

test("the hash of an earlier match holds the server to all that follow", () => {
  const { record, known, first_hash: firstHash } = first("tactics");
  expect(check(record, { ...known, hashes: { 1: firstHash } }).hash).toBe("yes");
  expect(check(record, { ...known, hashes: { 2: firstHash } }).hash).toBe("no");
  expect(check(record, { ...known, hashes: {} }).hash).toBe("unknown");
  expect(check(record, { ...known, hashes: { ...known.hashes, 1: hashOf(firstHash) } }).hash).toBe("no");
});

test("a number that is not mine, or at another seat, is told", () => {
  const { record, known } = first("six");
  expect(check(record, { ...known, nonce: NONE }).nonce).toBe("no");
  expect(check(record, { ...known, seat: 2 }).nonce).toBe("no");
  expect(check(record, { ...known, seat: null }).nonce).toBe("yes");
  expect(check(record, { ...known, nonce: "" }).nonce).toBe("unknown");
});

test("another secret makes another seed", () => {
  const { record, known } = first("eleven");
  const { fairness } = record;
  if (!fairness) throw new Error("the vector has its proof");
  const found = check({ ...record, fairness: { ...fairness, secret: "ab".repeat(32) } }, known);
  expect([found.hash, found.seed]).toEqual(["no", "no"]);
});

test.each(cases.filter(({ name }) => name !== "draft"))("another seed did not deal the cards of $name", ({ record, known }) => {
  const found = check({ ...record, seed: TORIL }, known);
  expect(found.deals).toBe("no");
  expect(found.where?.round).toBe(1);
  expect(found.scores).toBe("unknown");
});

test.each(cases)("a card played twice in $name is found", ({ record, known }) => {
  const [move] = record.moves;
  if (!move) throw new Error("the vector has moves");
  const found = check({ ...record, moves: [move, move, ...record.moves] }, known);
  expect([found.deals, found.where?.move]).toEqual(["no", 2]);
});

test("other scores than the cards make are told", () => {
  const { record, known } = first("six");
  expect(check(record, { ...known, scores: known.scores.map((round) => round.map(() => 0)) }).scores).toBe("no");
});

test("a record without its end, or with strange moves, is not read as right", () => {
  const { record, known } = first("six");
  expect(check({ ...record, moves: record.moves.slice(0, -1) }, known).deals).toBe("no");
  expect(check({ ...record, moves: [[0, "pass"]] }, known).where?.why).toBe("not understood");
});
