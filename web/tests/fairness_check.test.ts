/** The page's check says what the engine's says, to honest records and to those that somebody changed. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { check } from "../src/fairness/check";
import { deckOrder } from "../src/fairness/deal";
import { readNotes, type Notes } from "../src/fairness/notes";
import { olderSeed } from "../src/fairness/older";
import { POINTS, possibleDeals } from "../src/fairness/points";
import { digestOf, readRecord, type MatchRecord } from "../src/fairness/record";
import { IllegalMove } from "../src/fairness/referee";
import { refereed } from "../src/games/referees";
import { end } from "../src/verdict/report.svelte";
import vectors from "./fairness-vectors.json";

interface Case {
  name: string;
  match: number | null;
  record: Record<string, unknown>;
  notes: unknown;
  scores: readonly (readonly number[])[] | null;
  verdict: string;
  reasons: readonly string[];
  deals: number;
  since: number;
  later: readonly number[];
  points: readonly string[];
  first: string | null;
}

const cases = vectors as unknown as readonly Case[];
const TORIL = "d5acc37523d28f10822e24cc96f2d9e07cc347ab5dfec380c9f0e613d9373a69";

function answers({ record, notes, match }: Case) {
  const { findings, verdict } = check(record, readNotes(notes), match, refereed);
  return { verdict: verdict.name, reasons: verdict.reasons, deals: verdict.deals, since: verdict.since, later: verdict.later, points: findings.map(({ state }) => state), first: verdict.first };
}

function wanted({ verdict, reasons, deals, since, later, points, first }: Case) {
  return { verdict, reasons: verdict === "differs" ? [] : reasons, deals, since, later, points, first };
}

function the(name: string): Case {
  const found = cases.find((each) => each.name === name);
  if (!found) throw new Error(`no vector ${name}`);
  return found;
}

test("decks lie as docs/records.md says", () => {
  expect(deckOrder("00".repeat(16), 1, 104).slice(0, 12)).toEqual([44, 85, 52, 29, 64, 90, 103, 74, 40, 2, 8, 87]);
  expect(deckOrder("00".repeat(16), 2, 100).slice(0, 12)).toEqual([98, 30, 100, 74, 2, 9, 56, 95, 45, 26, 12, 27]);
  expect(deckOrder(TORIL, 2, 24).slice(0, 12)).toEqual([14, 16, 1, 11, 9, 8, 5, 22, 23, 7, 18, 24]);
});

test("an older seed is made as the engine makes it", () => {
  const nonces = ["6e".repeat(16), null];
  expect(olderSeed({ table: "00".repeat(16), secret: "00".repeat(32), nonces }).slice(0, 16)).toBe("40a7bf9652a1a90f");
});

test("missing numbers leave a choice of so many deals", () => {
  expect([0, 1, 2, 3, 4].map((missing) => possibleDeals(4, missing))).toEqual([1, 4, 7, 8, 8]);
  expect([possibleDeals(1, 0), possibleDeals(10, 9), possibleDeals(0, 0)]).toEqual([1, 512, 1]);
});

test("the vectors have every verdict and every point that can differ", () => {
  expect(new Set(cases.map(({ verdict }) => verdict))).toEqual(new Set(["proven", "choice", "not_proven", "differs"]));
  expect(new Set(cases.flatMap(({ first }) => first ?? []))).toEqual(new Set(POINTS.filter((point) => point !== "earlier")));
});

test("what was called off spoils the next match that is played, and none after it", () => {
  const { record, notes, match } = cases.find(({ reasons }) => reasons.includes("called_off")) ?? the("called off");
  const noted = readNotes(notes);
  const [lost, ...later] = noted?.draws ?? [];
  if (!noted || !lost) throw new Error("no notes");
  const played = { ...lost, round: 2, hash: "ab".repeat(32), ended: true };
  const reasons = [[lost, ...later], [lost, played, ...later]].map((draws) => check(record, { ...noted, draws }, match, refereed).verdict.reasons);
  expect(reasons).toEqual([["called_off"], []]);
});

test("a table whose names were deleted is no alarm and no proof", () => {
  const { record, notes, match } = cases.find(({ verdict }) => verdict === "proven") ?? the("proven");
  const bare = Object.fromEntries(Object.entries(record).filter(([name]) => name !== "fairness" && name !== "digest"));
  const nameless = { ...bare, seats: (bare.seats as string[]).map(() => "—") };
  const [alarm, none] = [bare, nameless].map((data) => check({ ...data, digest: digestOf(data) }, readNotes(notes), match, refereed).verdict);
  expect([alarm?.name, none?.reasons]).toEqual(["differs", ["names_deleted"]]);
});

test("a draw has ended only with a record in which nothing differs from what was seen", () => {
  const { record, notes, match } = cases.find(({ verdict }) => verdict === "proven") ?? the("proven");
  const noted = readNotes(notes);
  if (!noted || match === null) throw new Error("no notes");
  const open = { ...noted, draws: noted.draws.map((draw) => ({ ...draw, ended: draw.match !== match })) };
  const other = { ...open, matches: open.matches.map((each) => ({ ...each, outcome: { totals: [0], winners: [0] } })) };
  const unseen = { ...open, matches: open.matches.map((each) => ({ ...each, rounds: [], outcome: null })) };
  const ended = [open, other, unseen].map((each) => {
    const book = { notes: structuredClone(each), note(change: (notes: Notes) => void) { change(this.notes); } };
    end(book, check(record, book.notes, match, refereed), match);
    return book.notes.draws.every((draw) => draw.ended);
  });
  expect(ended).toEqual([true, false, false]);
});

describe.each(cases.filter(({ verdict }) => verdict !== "differs"))("an honest record: $name", (each) => {
  test("gets the engine's verdict, point by point", () => {
    expect(answers(each)).toEqual(wanted(each));
  });
});

describe.each(cases.filter(({ verdict }) => verdict === "differs"))("a changed record: $name", (each) => {
  test("is refused by the right point", () => {
    const { verdict, first } = answers(each);
    expect({ verdict, first }).toEqual({ verdict: "differs", first: each.first });
  });
});

const refereedOnes = cases.filter(({ scores, name }) => scores !== null && /(seat 0|older)$/.test(name));
const played = refereedOnes.filter(({ record }) => !("ended_by" in record));
const ended = refereedOnes.filter(({ record }) => "ended_by" in record);

describe.each(ended)("the referee of $name", ({ record, scores }) => {
  const read = () => readRecord(record) as MatchRecord;

  test("does not count the round in which it was ended, and nobody has won", () => {
    const { rounds, winners } = refereed(read());
    expect([rounds.map(({ penalties }) => penalties), winners]).toEqual([[...(scores ?? []), null], []]);
  });

  test("misses the end where nobody has ended it, and refuses an end within a trick that nobody saw revealed", () => {
    const { moves, ...rest } = read();
    expect(() => refereed({ ...rest, moves, endedForAll: false })).toThrow(IllegalMove);
    if (rest.game === "six_nimmt" && moves.length > 0 && !/ /.test(moves.at(-1)?.[1] ?? "")) {
      expect(() => refereed({ ...rest, moves: moves.slice(0, -1) })).toThrow(IllegalMove);
    }
  });
});

test("a match that has ended cannot be ended", () => {
  for (const { record } of played) expect(() => refereed({ ...(readRecord(record) as MatchRecord), endedForAll: true })).toThrow(IllegalMove);
});

describe.each(played)("the referee of $name", ({ record, scores }) => {
  const read = () => readRecord(record) as MatchRecord;

  test("counts what the engine counts", () => {
    expect(refereed(read()).rounds.map(({ penalties }) => penalties)).toEqual(scores);
  });

  test("misses the last move, refuses one too many, one of another seat and one that nobody understands", () => {
    const { moves, ...rest } = read();
    const [seat, text] = moves[0] ?? [0, ""];
    const changed = [moves.slice(0, -1), [...moves, moves[0]], [[seat + 1, text], ...moves.slice(1)], [[seat, "pass"], ...moves.slice(1)], [[seat, `0${text}`], ...moves.slice(1)]];
    for (const each of changed) expect(() => refereed({ ...rest, moves: each as MatchRecord["moves"] })).toThrow(IllegalMove);
  });

  test("refuses options that the game does not have, or that cannot be", () => {
    const { options, ...rest } = read();
    for (const changes of [{ house: 1 }, { hand_size: 0 }, { top_card: 7 }, { top_card: 1e9 }]) {
      expect(() => refereed({ ...rest, options: { ...options, ...changes } })).toThrow(IllegalMove);
    }
  });
});

test("another seed did not deal the cards", () => {
  const record = readRecord(the("six, seat 0").record) as MatchRecord;
  expect(() => refereed({ ...record, seed: TORIL })).toThrow(IllegalMove);
});

test("a record whose digest is not its own, or with a field too many, is none", () => {
  const { digest, ...rest } = the("six, seat 0").record;
  expect(digestOf(rest)).toBe(digest);
  expect(readRecord({ ...rest, digest: TORIL })).toBeNull();
  const more = { ...rest, more: 1 };
  expect(readRecord({ ...more, digest: digestOf(more) })).toBeNull();
  expect([readRecord(null), readRecord([]), readRecord("")]).toEqual([null, null, null]);
});

// Written by `python web/tests/fairness_vectors.py --records 700 --to FILE`.
const file = process.env.TORIL_HONEST_RECORDS;

test.skipIf(!file)("many honest records cause no false alarm", { timeout: 600_000 }, () => {
  const many = JSON.parse(readFileSync(file ?? "", "utf-8")) as Case[];
  for (const each of many) expect(answers(each), each.name).toEqual(wanted(each));
  expect(many.length).toBeGreaterThanOrEqual(700);
});
