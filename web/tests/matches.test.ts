/** Which matches are kept, when, and what is noted of them. */
import { IDBObjectStore as RealStore } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Notes } from "../src/fairness/notes";
import type * as Archive from "../src/matches/archive";
import type * as Keep from "../src/matches/keep";
import type { Kept, Papers } from "../src/matches/kept";
import type { Unkept } from "../src/matches/unkept";
import type { Standing, TableInfo } from "../src/wire/types";
import { speaking } from "./drawn";
import { fakeStorage } from "./fake_storage";
import { chair, SIX, tableOf } from "./fixtures";
import { changed, entryOf, freshDatabase, NOTED, the } from "./kept_matches";

const CODE = "K7W2FP";
const ENDED_AGO = 90_000;
const SEAT = 2;
const { record, notes, match = 1 } = the("six, seat 2");
const MATCH = match ?? 1;
const MINE: Unkept = { code: CODE, match: MATCH, seat: SEAT };

let storage: Map<string, string>;
let asked: string[];
let answers: Record<string, unknown>;

/** A page that was loaded just now: nothing is remembered but what the browser keeps. */
async function page(): Promise<typeof Keep & typeof Archive & { unkept: () => readonly unknown[] }> {
  vi.resetModules();
  const [keep, archive, waiting] = await Promise.all([import("../src/matches/keep"), import("../src/matches/archive"), import("../src/matches/unkept")]);
  await speaking("en");
  return { ...keep, ...archive, unkept: () => waiting.unkept() };
}

function seated(...matches: Unkept[]): void {
  storage.set("toril.unkept", JSON.stringify(matches.length > 0 ? matches : [MINE]));
}

function keepNotes(kept: Notes | null): void {
  if (kept) storage.set(`toril.notes.${kept.table}`, JSON.stringify({ saved: 1, code: CODE, notes: kept, sent: [], verdicts: {} }));
}

function standing(changes: Partial<TableInfo> = {}): Standing {
  const seats = [chair({ person: 1, name: "Ana" }), chair({ bot: "cautious" }), chair({ person: 2, name: "Zoë" })];
  const table = { ...tableOf(SIX, seats), id: notes?.table ?? "", code: CODE, match: MATCH, state: "result" as const, ...changes };
  return { person: 2, now: ENDED_AGO, changed: 0, table, play: null };
}

beforeEach(() => {
  vi.unstubAllGlobals();
  freshDatabase();
  storage = fakeStorage();
  asked = [];
  answers = { [`/api/tables/${CODE}/record?match=${String(MATCH)}`]: record };
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const found = answers[path];
    const body = found ?? { code: "no_such_table", sentence: "gone", facts: {} };
    return Promise.resolve(new Response(JSON.stringify(body), { status: found === undefined ? 404 : 200 }));
  });
});

describe("a match that ended while the page was closed", () => {
  test("is kept at the next visit, with its seat, its bots, its time and this device's notes", async () => {
    seated();
    keepNotes(notes);
    const { keepEnded, all, papersOf, unkept } = await page();
    const before = Date.now();
    await keepEnded([standing()]);
    const [kept] = await all();
    expect(kept).toMatchObject({ game: "six_nimmt", seat: SEAT, names: ["Ana", "cautious", "Zoë"], bots: [null, "cautious", null], notMine: [], rounds: the("six, seat 2").scores });
    expect(kept?.ended).toBeGreaterThanOrEqual(before - ENDED_AGO);
    expect(kept?.ended).toBeLessThanOrEqual(Date.now() - ENDED_AGO);
    const papers = await papersOf(kept?.key ?? "");
    expect(papers?.record).toEqual(record);
    expect(papers?.notes?.matches.map((each) => each.match)).toEqual([MATCH]);
    expect(unkept()).toEqual([]);
    expect(asked).toEqual([`/api/tables/${CODE}/record?match=${String(MATCH)}`]);
  });

  test("is kept before the rematch that runs by now, and that one is not", async () => {
    const rematch = { code: CODE, match: MATCH + 1, seat: 0 };
    seated(MINE, rematch);
    keepNotes(notes);
    const { keepEnded, all, unkept } = await page();
    await keepEnded([standing({ state: "match", match: MATCH + 1 })]);
    expect((await all()).map(({ key }) => key)).toEqual([`${notes?.table ?? ""}-${String(MATCH)}`]);
    expect(unkept()).toEqual([rematch]);
    expect(asked).toHaveLength(1);
  });

  test("is asked for again where it could not be fetched, and no more once its table is gone", async () => {
    seated();
    const { keepEnded, unkept } = await page();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await keepEnded([standing()]);
    expect(unkept()).toHaveLength(1);
    answers = {};
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ code: "no_such_table", sentence: "gone", facts: {} }), { status: 404 })));
    await keepEnded();
    expect(unkept()).toEqual([]);
  });

  test("is not asked for while its deals are drawn, or its record is withheld", async () => {
    seated();
    const { keepEnded, unkept } = await page();
    await keepEnded([standing({ state: "draw" })]);
    expect(asked).toEqual([]);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ code: "no_record", sentence: "later", facts: {} }), { status: 404 })));
    await keepEnded([standing()]);
    expect(unkept()).toHaveLength(1);
  });

  test("is not asked for before the record of its day's deal is out, a whole day after the day", async () => {
    seated();
    const { keepEnded, all } = await page();
    const out = Date.UTC(2026, 10, 20);
    await keepEnded([{ ...standing({ day: "2026-11-18" }), now: out - 1, changed: out - 2 }]);
    expect(asked).toEqual([]);
    await keepEnded([{ ...standing({ day: "2026-11-18" }), now: out, changed: out - 2 }]);
    expect(await all()).toHaveLength(1);
  });

  test("is kept beside one whose table cannot be read now", async () => {
    const newer = { code: "AAAAAA", match: 1, seat: 0 };
    seated(newer, MINE);
    const { keepEnded, all, unkept } = await page();
    const answered = fetch;
    const refused = JSON.stringify({ code: "table_newer", sentence: "newer", facts: {} });
    vi.stubGlobal("fetch", (path: string) => (path.includes("AAAAAA") ? Promise.resolve(new Response(refused, { status: 409 })) : answered(path)));
    await keepEnded([standing()]);
    expect(await all()).toHaveLength(1);
    expect(unkept()).toEqual([newer]);
  });

  test("is not kept where its record does not hold", async () => {
    seated();
    answers[`/api/tables/${CODE}/record?match=${String(MATCH)}`] = { ...record, digest: "00".repeat(32) };
    const { keepEnded, all, unkept } = await page();
    await keepEnded([standing()]);
    expect(await all()).toEqual([]);
    expect(unkept()).toEqual([]);
  });
});

test("two windows keep a match once, and what was kept first stays", async () => {
  seated();
  keepNotes(notes);
  const [one, other] = [await page(), await page()];
  await Promise.all([one, other].map(({ keepEnded }) => keepEnded([standing()])));
  expect(await one.all()).toHaveLength(1);
  const [again, papers] = entryOf(record, { ended: 5, seat: 0 });
  expect(await one.add(again, papers)).toEqual({ added: false, dropped: 0 });
  expect((await other.all()).map(({ seat }) => seat)).toEqual([SEAT]);
});

describe("what a stand-in played", () => {
  test("is noted, by round, from what this device has seen", async () => {
    seated();
    const seen = structuredClone(notes) as Notes;
    const plays = seen.matches.find((each) => each.match === MATCH)?.rounds[1]?.plays ?? [];
    const at = plays.findIndex((play) => play?.[0] === SEAT);
    plays[at] = [SEAT, plays[at]?.[1] ?? "", "stand-in"];
    keepNotes(seen);
    const { keepEnded, all } = await page();
    await keepEnded([standing()]);
    expect((await all())[0]?.notMine).toEqual([2]);
  });

  test("is asked of the table where this device has not seen all, and is not mine where nobody can tell", async () => {
    seated();
    const { keepEnded, all, remove } = await page();
    const replay = `/api/tables/${CODE}/replay?match=${String(MATCH)}`;
    await keepEnded([standing()]);
    expect(asked).toContain(replay);
    expect((await all())[0]?.notMine).toEqual([1, 2]);
    await remove(`${notes?.table ?? ""}-${String(MATCH)}`);
    answers[replay] = { frames: [{ round: 1, stand_ins: [0] }, { round: 2, stand_ins: [SEAT] }] };
    seated();
    await keepEnded([standing()]);
    expect((await all())[0]?.notMine).toEqual([2]);
  });

  test("before somebody took over a bot's seat follows from the draws", () => {
    const { record: later } = the("six, late, viewer 0");
    const { draws } = later.fairness as { draws: { text: string }[] };
    const drawn = draws.map(({ text }) => JSON.parse(text) as { round: number; seats: { bot?: string }[] });
    const seat = drawn[0]?.seats.findIndex(({ bot }) => bot !== undefined) ?? -1;
    const since = drawn.find(({ seats }) => seats[seat]?.bot === undefined)?.round ?? 0;
    expect(since).toBeGreaterThan(1);
    expect(entryOf(later, { seat })[0].notMine).toContain(since - 1);
    expect(entryOf(later, { seat })[0].notMine).not.toContain(since);
  });
});

describe("where nothing can be kept", () => {
  const refusals: [string, () => void][] = [
    ["there is no database", () => vi.stubGlobal("indexedDB", undefined)],
    ["opening it is forbidden", () => vi.stubGlobal("indexedDB", { open: () => { throw new DOMException("not here", "SecurityError"); } })],
  ];
  test.each(refusals)("as %s, nothing is asked for, it is said once, and the match stays to be kept", async (_, refuse) => {
    refuse();
    seated();
    const { keepEnded, all, unkept } = await page();
    const { announced } = await import("../src/state/announced.svelte");
    await keepEnded([standing()]);
    const { say } = await import("../src/text/say.svelte");
    expect(announced.words).toBe(say("matches-not-kept"));
    announced.words = "";
    await keepEnded([standing()]);
    expect(announced.words).toBe("");
    expect(asked).toEqual([]);
    expect(unkept()).toHaveLength(1);
    await expect(all()).rejects.toThrow();
  });

  test("as the disk is full, nothing of the match is kept, and it is said", async () => {
    seated();
    keepNotes(notes);
    const { keepEnded, all, unkept } = await page();
    const { announced } = await import("../src/state/announced.svelte");
    const put = vi.spyOn(RealStore.prototype, "put").mockImplementation(function (this: IDBObjectStore) {
      this.transaction.abort();
      return undefined as never;
    });
    await keepEnded([standing()]);
    put.mockRestore();
    expect(announced.words).not.toBe("");
    expect(await all()).toEqual([]);
    expect(unkept()).toHaveLength(1);
  });
});

test("whoever wants none kept has none kept, and nothing is asked for", async () => {
  seated();
  storage.set("toril.settings", JSON.stringify({ keepMatches: false }));
  const { keepEnded, all, unkept } = await page();
  await keepEnded([standing()]);
  expect(asked).toEqual([]);
  expect(await all()).toEqual([]);
  expect(unkept()).toEqual([]);
});

test("of 500 the oldest goes when another one comes, with its papers", async () => {
  const { add, all, papersOf, MOST } = await page();
  const bare = the("no draw").record;
  const entries = Array.from({ length: MOST + 2 }, (_, index) => entryOf(changed(bare, { seats: ["Ana", `Bo ${String(index)}`] }), { ended: 1_000 + index }));
  const dropped: number[] = [];
  for (const [kept, papers] of entries) dropped.push((await add(kept, papers)).dropped);
  expect(dropped.filter((each) => each > 0)).toHaveLength(2);
  const found = await all();
  expect(found).toHaveLength(MOST);
  expect(found.map(({ ended }) => ended)).toEqual(Array.from({ length: MOST }, (_, index) => 1_001 + MOST - index));
  expect(await papersOf(entries[0]?.[0].key ?? "")).toBeNull();
  expect(await papersOf(entries.at(-1)?.[0].key ?? "")).not.toBeNull();
});

test("of a match that cannot be written whole nothing is kept", async () => {
  const { add, all } = await page();
  const [kept, papers] = entryOf(record);
  const unwritable = { ...papers, record: { ...papers.record, seats: () => [] } };
  await expect(add(kept, unwritable)).rejects.toThrow();
  expect(await all()).toEqual([]);
  expect(await add(kept, papers)).toEqual({ added: true, dropped: 0 });
});

test("what was deleted is nowhere any more", async () => {
  const factory = freshDatabase();
  keepNotes(notes && { ...notes, matches: notes.matches.filter((each) => each.match === MATCH) });
  const { add, all } = await page();
  const { discard, discardAll } = await import("../src/matches/discard");
  const { record: other } = the("no draw");
  const entries: [Kept, Papers][] = [entryOf(record, { ended: NOTED.ended + 1 }, notes), entryOf(other)];
  for (const [kept, papers] of entries) await add(kept, papers);
  expect(await everything(factory)).toContain("Zoë");
  expect([...storage.values()].join()).toContain("Zoë");
  const [latest] = await all();
  if (latest) await discard(latest);
  const rest = await everything(factory);
  expect(rest).not.toContain("Zoë");
  expect([...storage.values()].join()).not.toContain("Zoë");
  expect(rest).toContain("Ana");
  expect(await all()).toHaveLength(1);
  const late = changed(other, { seats: ["Ana", "Late"] });
  await add(...entryOf(late)); // in another window
  await discardAll();
  expect(await everything(factory)).toBe("[[],[]]");
  expect([...storage.keys()].filter((name) => name.startsWith("toril.matches"))).toEqual([]);
});

test("of a record that names no table what was noted there is forgotten too", async () => {
  const { record: bare } = the("no draw"); // as a day's deal, it is known by its digest
  const seen = notes && { ...notes, matches: notes.matches.filter((each) => each.match === MATCH) };
  keepNotes(seen);
  const { add } = await page();
  const { discardAll } = await import("../src/matches/discard");
  await add(...entryOf(bare, {}, seen));
  expect([...storage.values()].join()).toContain("Zoë");
  await discardAll();
  expect([...storage.values()].join()).not.toContain("Zoë");
});

/** All that a database holds, as text. */
async function everything(factory: IDBFactory): Promise<string> {
  const answer = <Result>(request: IDBRequest<Result>): Promise<Result> => new Promise((done, failed) => {
    request.onsuccess = () => { done(request.result); };
    request.onerror = failed;
  });
  const base = await answer(factory.open("toril"));
  const found = await Promise.all([...base.objectStoreNames].map((name) => answer(base.transaction(name).objectStore(name).getAll())));
  base.close();
  return JSON.stringify(found);
}
