/** My matches as a file: whole and once in another browser; of a hostile one nothing but what its moves make. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deckOrder } from "../src/fairness/deal";
import type { WrittenMove } from "../src/fairness/record";
import { add, all, NotKept, papersOf } from "../src/matches/archive";
import { heldIn, type Kept } from "../src/matches/kept";
import { parsedStrictly } from "../src/matches/strict_json";
import { exported, imported, MOST_BYTES } from "../src/matches/transfer";
import { fakeStorage } from "./fake_storage";
import { CASES, changed, entryOf, freshDatabase, the } from "./kept_matches";

const HONEST = ["six, seat 0", "eleven, seat 0", "draft, seat 1", "six, ended after 4, seat 0", "eleven, late, viewer 0", "older", "no draw"];

const file = (text: string) => ({ size: text.length, text: () => Promise.resolve(text) });
const wrapped = (...matches: unknown[]) => JSON.stringify({ schema: "toril-matches-1", matches });
const { record: BARE } = the("no draw");
const ITEM = { record: BARE, notes: null, ended: 1_790_000_000_000, seat: 0, bots: [null, "ox"], not_mine: [], clock: "off" };

beforeEach(() => {
  vi.unstubAllGlobals();
  fakeStorage();
  freshDatabase();
});

async function fill(): Promise<void> {
  for (const [index, name] of HONEST.entries()) {
    const { record, notes } = the(name);
    await add(...entryOf(record, { ended: 1_700_000_000_000 + index, notMine: index === 0 ? [1] : [], bots: [null, "ox"] }, notes));
  }
}

test("exported and imported in another browser the list is the same, with records and notes, and importing twice is once", async () => {
  await fill();
  const list = await all();
  const papers = await Promise.all(list.map(({ key }) => papersOf(key)));
  expect(list).toHaveLength(HONEST.length);
  const { text, written, leftOut } = await exported(list, papersOf);
  expect([written, leftOut]).toEqual([HONEST.length, 0]);
  freshDatabase();
  expect(await imported(file(text))).toEqual({ added: HONEST.length, known: 0, leftOut: 0, dropped: 0, noRoom: 0 });
  expect(await all()).toEqual(list);
  expect(await Promise.all(list.map(({ key }) => papersOf(key)))).toEqual(papers);
  expect(await imported(file(text))).toEqual({ added: 0, known: HONEST.length, leftOut: 0, dropped: 0, noRoom: 0 });
});

test("a file has room for records before it has room for notes, and what does not fit is counted", async () => {
  const [kept, papers] = entryOf(BARE);
  const notes = { schema: "toril-notes-1" as const, table: "00".repeat(16), draws: [], matches: [], more: "x".repeat(600_000) };
  const many = Array.from({ length: 12 }, (_, index) => ({ ...kept, key: String(index) }));
  const few = await exported(many, () => Promise.resolve({ ...papers, notes }));
  expect(few).toMatchObject({ written: 12, leftOut: 0 });
  expect(few.text.length).toBeLessThanOrEqual(MOST_BYTES);
  expect(few.text.split("toril-notes-1")).toHaveLength(9);
  const long = { ...papers, record: { ...papers.record, more: "x".repeat(900_000) } };
  const part = await exported(many, () => Promise.resolve(long));
  expect(part).toMatchObject({ written: 5, leftOut: 7 });
  expect(part.text.length).toBeLessThanOrEqual(MOST_BYTES);
});

test("a file that is full is not too large to be read again", async () => {
  const [kept, papers] = entryOf(BARE);
  const filled = (more: string) => () => Promise.resolve({ ...papers, record: { ...papers.record, more } });
  const [one, two] = await Promise.all([1, 2].map(async (many) => (await exported(Array<Kept>(many).fill(kept), filled(""))).text.length));
  // So many matches fill it to the last byte, were there nothing between them.
  const many = 500;
  const spare = MOST_BYTES / many - ((two ?? 0) - (one ?? 0));
  const { text, written, leftOut } = await exported(Array<Kept>(many).fill(kept), filled("x".repeat(spare)));
  expect([written, leftOut]).toEqual([many - 1, 1]);
  expect(text.length).toBeLessThanOrEqual(MOST_BYTES);
  expect(text.length).toBeGreaterThan(MOST_BYTES - 2 * (MOST_BYTES / many));
});

test("results come from the moves, bots from the draws: what a file claims of them is not read", async () => {
  const { record, scores } = the("six, seat 0");
  const claims = { ...ITEM, record, bots: [null, "bull", "bull"] };
  expect(await imported(file(wrapped(claims)))).toMatchObject({ added: 1 });
  const [kept] = await all();
  expect(kept?.rounds).toEqual(scores);
  expect(kept?.bots).toEqual([null, "cautious", null]);
  expect(await imported(file(wrapped({ ...claims, totals: [0, 0, 0] })))).toMatchObject({ added: 0, leftOut: 1 });
});

test("what the engine's check refuses is left out, what it accepts is taken", async () => {
  const rows = CASES.map(({ name, record }) => ({ name, holds: heldIn(record) !== null }));
  const honest = CASES.filter(({ name }) => /, (seat \d|watching|viewer \d)$/.test(name));
  expect(honest.length).toBeGreaterThan(40);
  expect(rows.filter(({ name, holds }) => !holds && honest.some((each) => each.name === name))).toEqual([]);
  const refused = CASES.filter(({ record }) => !heldIn(record));
  expect(refused.length).toBeGreaterThan(20);
  const seats = (record: Record<string, unknown>) => (Array.isArray(record.seats) ? record.seats.map(() => null) : [null]);
  expect(await imported(file(wrapped(...refused.map(({ record }) => ({ ...ITEM, record, bots: seats(record) })))))).toEqual({ added: 0, known: 0, leftOut: refused.length, dropped: 0, noRoom: 0 });
});

test("where the browser is full what fits is added, and how many did not is told", async () => {
  const items = ["six, seat 0", "eleven, seat 0", "older"].map((name) => ({ ...ITEM, record: the(name).record, bots: (the(name).record.seats as string[]).map(() => null) }));
  let room = 1;
  const keep = (...match: Parameters<typeof add>) => ((room -= 1) < 0 ? Promise.reject(new NotKept("the disk is full")) : add(...match));
  expect(await imported(file(wrapped(...items)), keep)).toEqual({ added: 1, known: 0, leftOut: 0, dropped: 0, noRoom: 2 });
});

describe("hostile files", () => {
  const WRONG: readonly unknown[] = [null, true, -1, 0.5, 1e308, "", "x", "‮<script>alert(1)</script>", [], [[]], {}, { a: 1 }, [null], "9".repeat(64)];

  test("cut at any byte are none of ours", async () => {
    const text = wrapped(ITEM);
    for (let end = 0; end < text.length; end += 7) expect(await imported(file(text.slice(0, end)))).toBeNull();
    expect(await imported(file(text))).toMatchObject({ added: 1 });
  });

  test("with any field changed, and the digest made anew, bring right entries or none", async () => {
    const names = Object.keys(BARE).filter((name) => name !== "digest");
    const records = names.flatMap((name) => WRONG.map((value) => changed(BARE, { [name]: value })));
    const options = Object.keys(BARE.options as object).flatMap((name) => WRONG.map((value) => changed(BARE, { options: { ...(BARE.options as object), [name]: value } })));
    const claims = Object.keys(ITEM).flatMap((name) => WRONG.map((value) => ({ ...ITEM, [name]: value })));
    const items: unknown[] = [...[...records, ...options].map((record) => ({ ...ITEM, record })), ...claims, ...WRONG];
    expect(items.length).toBeGreaterThan(300);
    for (let at = 0; at < items.length; at += 200) {
      const part = items.slice(at, at + 200);
      const found = await imported(file(wrapped(...part)));
      expect((found?.added ?? 0) + (found?.known ?? 0) + (found?.leftOut ?? 0)).toBe(part.length);
    }
    const rounds = heldIn(BARE)?.played.rounds.map(({ penalties }) => penalties);
    for (const kept of await all()) expect(kept.rounds).toEqual(rounds);
  });

  test("with doubled keys, with __proto__, nested without end or too large are refused whole", async () => {
    const text = wrapped(ITEM);
    const doubled = text.replace('"game":', '"game":"eleven_nimmt","g\\u0061me":');
    const special = text.replace('"notes":null', '"notes":{"__proto__":{"table":"x"}}');
    const deep = text.replace('"notes":null', `"notes":${"[".repeat(10_000)}${"]".repeat(10_000)}`);
    for (const each of [doubled, special, deep, "[".repeat(100_000), '{"a":'.repeat(100_000), "", "null", "[]", '"', '{"schema":"toril-matches-2","matches":[]}']) {
      expect(await imported(file(each))).toBeNull();
    }
    const unread = { size: 100_000_000, text: () => Promise.reject(new Error("it was read")) };
    expect(await imported(unread)).toBeNull();
    expect(({} as { table?: string }).table).toBeUndefined();
  });

  test("with names of all kinds bring the names as they are, or nothing where no name can be so", async () => {
    const kinds: [string, boolean][] = [["<img src=x onerror=alert(1)>", true], ["נועה", true], ["W".repeat(40), true], ["\u202eRTL", false], ["a\nb", false], ["W".repeat(41), false]];
    for (const [name, taken] of kinds) {
      freshDatabase();
      const found = await imported(file(wrapped({ ...ITEM, record: changed(BARE, { seats: [name, "Bo"] }) })));
      expect(found?.added, name).toBe(taken ? 1 : 0);
      if (taken) expect((await all())[0]?.names).toEqual([name, "Bo"]);
    }
  });

  test("that would be dealt for minutes are left out unplayed", async () => {
    const { rounds, moves } = manyRounds(51);
    const seats = ["Ana", "Bo"];
    const options = { ...(BARE.options as object), hand_size: 1, rows: 1, top_card: 1_000, limit: null };
    const long = changed(BARE, { seats, moves: moves.slice(0, 2).flat(), options: { ...options, rounds: 2 } });
    const longer = changed(BARE, { seats, moves: moves.flat(), options: { ...options, rounds } });
    expect(await imported(file(wrapped({ ...ITEM, record: long }, { ...ITEM, record: longer })))).toMatchObject({ added: 1, leftOut: 1 });
  });

  test("with more matches than are kept bring as many as there is room for", async () => {
    const items = Array.from({ length: 503 }, () => ITEM);
    expect(await imported(file(wrapped(...items)))).toEqual({ added: 1, known: 499, leftOut: 3, dropped: 0, noRoom: 0 });
  });
});

/** Rounds of one trick, dealt from a thousand cards. */
function manyRounds(rounds: number): { rounds: number; moves: WrittenMove[][] } {
  const moves = Array.from({ length: rounds }, (_, index) => {
    const [ana = 0, bo = 0, row = 0] = deckOrder(String(BARE.seed), index + 1, 1_000);
    const laid = [[0, ana] as const, [1, bo] as const].sort(([, one], [, other]) => one - other);
    const low = laid.slice(0, 1).filter(([, card]) => card < row); // the second one lies above the first
    return [[0, String(ana)], [1, String(bo)], ...low.map(([seat]): WrittenMove => [seat, "row 1"])] satisfies WrittenMove[];
  });
  return { rounds, moves };
}

test("strict reading takes what is plain, whatever stands in its strings", () => {
  const plain = { 'a "key": {[': ['\\', '\\"', "x: {", ""], b: { a: 1 }, c: [{ a: 1 }, { a: 2 }] };
  expect(parsedStrictly(JSON.stringify(plain, null, 2))).toEqual(plain);
  expect(parsedStrictly('{"a":1,"b":{"a":2},"a":3}')).toBeUndefined();
  expect(parsedStrictly('{"a" : 1, "\\u0061" : 2}')).toBeUndefined();
});
