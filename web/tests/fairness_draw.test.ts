/** A draw's text and its hashes: the known answers of docs/fairness.md, and what is no draw. */
import { expect, test } from "vitest";
import { canonical } from "../src/fairness/canonical";
import { readDraw } from "../src/fairness/draw";
import { drawHash, numbersHash, sealOf, secretSealOf, seedOf } from "../src/fairness/hashes";
import { sameRules } from "../src/fairness/same_rules";

const TABLE = "000102030405060708090a0b0c0d0e0f";
const [ANA, BO, SECRET] = ["11".repeat(32), "22".repeat(32), "33".repeat(32)];

const DATA = {
  v: "toril-fair-2", table: TABLE, match: 1, round: 1, game: "six_nimmt", rules_version: 1,
  options: { variant: "standard", limit: 66, rounds: null, hand_size: 10, rows: 4, row_length: 5, top_card: 104 },
  seats: [
    { name: "Ana", number: sealOf(TABLE, ANA) },
    { name: "cautious", bot: "cautious" },
    { name: "Bo", number: sealOf(TABLE, BO) },
    { name: "Zoë", number: null },
  ],
  secret: secretSealOf(TABLE, SECRET),
};
const TEXT = canonical(DATA);

test("the known answers come out", () => {
  expect(TEXT).toHaveLength(570);
  const hash = drawHash(TEXT);
  expect(hash).toBe("5ba2ecda8822b014612ad7571f8b2e987387296d862e21c323f82874dbe0ab47");
  const all = numbersHash(hash, [ANA, null, BO, null]);
  expect(all).toBe("f2348420a929c11b19df81e27a86942030dba0e3504e75caf5722238272d9a0e");
  expect(seedOf(all, SECRET)).toBe("86f2f96c352768319c8829667bc33d888b33582f9c3c370b4f42661977661946");
  const without = numbersHash(hash, [ANA, null, null, null]);
  expect(without).toBe("93b3b365f6bf38b0d77f284a14ba6f5e041cc4ec5190ff3b07e1f7fd3b76b5f4");
  expect(seedOf(without, SECRET)).toBe("a2a5aa6ddb3ba1eaf97edd51bccc6eedabad4072cb2c1c5896cc5a8303910963");
});

test("a draw says who sits where, and whose number is listed", () => {
  expect(readDraw(TEXT)?.seats.map(({ name, bot, seal }) => [name, bot, seal !== null])).toEqual([
    ["Ana", null, true], ["cautious", "cautious", false], ["Bo", null, true], ["Zoë", null, false],
  ]);
});

test("what is not printable ASCII is escaped as Python escapes it", () => {
  expect(canonical({ name: "Zoë\u007f\n\"\\/😀\ud800" })).toBe('{"name":"Zo\\u00eb\\u007f\\n\\"\\\\/\\ud83d\\ude00\\ud800"}');
});

const changed = (changes: object) => canonical({ ...DATA, ...changes });

test.each([
  ["spaces", TEXT.replace(",", ", ")],
  ["a sign that is not escaped", TEXT.replace("\\u00eb", "ë")],
  ["capital escapes", TEXT.replace("\\u00eb", "\\u00EB")],
  ["a number with a point", TEXT.replace('"match":1', '"match":1.0')],
  ["a number with an exponent", TEXT.replace('"match":1', '"match":1e0')],
  ["minus nought", TEXT.replace('"match":1', '"match":-0')],
  ["nought", changed({ match: 0 })],
  ["a match that no table comes to", changed({ match: 1001 })],
  ["a round that no match comes to", changed({ round: 1_000_001 })],
  ["a number in quotes", changed({ round: "1" })],
  ["a number beyond what can be counted", TEXT.replace('"match":1', '"match":12345678901234567890')],
  ["a field twice", TEXT.replace('"round":1', '"round":2,"round":1')],
  ["another order", canonical(Object.fromEntries(Object.entries(DATA).reverse()))],
  ["a field too many", canonical({ ...DATA, more: 1 })],
  ["another protocol", changed({ v: "toril-fair-3" })],
  ["a table's id of another length", changed({ table: "00" })],
  ["capital hex digits", changed({ table: TABLE.toUpperCase() })],
  ["a short secret", changed({ secret: "ab" })],
  ["seats that are none", changed({ seats: {} })],
  ["a seat with a number and a bot", changed({ seats: [{ name: "Ana", number: null, bot: "ox" }] })],
  ["a seat in another order", changed({ seats: [{ number: null, name: "Ana" }] })],
  ["a seat without a name", changed({ seats: [{ name: "", number: null }] })],
  ["a name of two lines", changed({ seats: [{ name: "A\nB", number: null }] })],
  ["a name that is too long", changed({ seats: [{ name: "a".repeat(41), number: null }] })],
  ["a number of another length", changed({ seats: [{ name: "Ana", number: "ab" }] })],
  ["too long a text", changed({ seats: Array.from({ length: 700 }, () => ({ name: "Ana", number: null })) })],
  ["no JSON", "{"],
  ["a list", "[]"],
  ["nothing", ""],
])("%s makes it no draw", (_, text) => {
  expect(readDraw(text)).toBeNull();
});

test("rules of another version are the same if what is new in them is as it was before", () => {
  const { game, options } = DATA;
  const older = { game, rules_version: 1, options };
  expect(sameRules(older, { ...older, options: { ...options } })).toBe(true);
  expect(sameRules(older, { ...older, options: { ...options, limit: 67 } })).toBe(false);
  expect(sameRules(older, { ...older, game: "eleven_nimmt" })).toBe(false);
  const fewer = Object.fromEntries(Object.entries(options).filter(([name]) => name !== "row_length"));
  expect(sameRules(older, { ...older, options: fewer })).toBe(false);
  expect(sameRules({ ...older, rules_version: 2 }, { ...older, options: fewer })).toBe(true);
  expect(sameRules({ ...older, rules_version: 2, options: { ...options, row_length: 6 } }, { ...older, options: fewer })).toBe(false);
});
