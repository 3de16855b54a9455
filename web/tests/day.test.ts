/** The deal of the day: days by UTC, the streak, what is shared, the tries of others, seals and the verdict. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { beginOf, daysAfter, isDate, leftOf, streak } from "../src/day/calendar";
import { barsOf } from "../src/day/histogram";
import { courseOf, noteCourse, notePlayed, playedDays } from "../src/day/kept";
import { shareText } from "../src/day/share";
import { Today } from "../src/day/today.svelte";
import { check } from "../src/fairness/check";
import { daySeal, daySeed } from "../src/fairness/day";
import { digestOf } from "../src/fairness/record";
import { notedSeal, noteSeals, seenBefore } from "../src/fairness/seals";
import { COURSES } from "../src/games/courses";
import { refereed } from "../src/games/referees";
import { dayOf, keptBackUntil } from "../src/state/day";
import { say } from "../src/text/say.svelte";
import { reportOf } from "../src/verdict/report.svelte";
import { dayWords, withSeal, written } from "../src/verdict/day_words";
import type { DayOfGame, Days, GameEvent } from "../src/wire/types";
import { seenBy, speaking } from "./drawn";
import { fakeStorage } from "./fake_storage";
import { chair, SIX, tableOf } from "./fixtures";
import vectors from "./fairness-vectors.json";

let kept: Map<string, string>;

beforeAll(async () => { await speaking("es"); });
beforeEach(() => { kept = fakeStorage(); });
afterEach(() => { vi.useRealTimers(); });

const SEAL = "ab".repeat(32);
const OTHER = "cd".repeat(32);

function deal(changes: Partial<DayOfGame> = {}): DayOfGame {
  return { hash: SEAL, tomorrow: OTHER, ready: true, mine: null, result: null, ...changes };
}

function days(date: string, six: DayOfGame = deal()): Days {
  const ends = beginOf(daysAfter(date, 1));
  return { date, now: ends - 5_000_000, ends, out: ends + 86_400_000, games: { six_nimmt: six, eleven_nimmt: deal() } };
}

describe("days", () => {
  test("are those of UTC, over months, leap days and years, wherever the device is", () => {
    expect(daysAfter("2026-11-30", 1)).toBe("2026-12-01");
    expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29");
    expect(daysAfter("2027-01-01", -1)).toBe("2026-12-31");
    expect(new Date(beginOf("2026-10-25")).toISOString()).toBe("2026-10-25T00:00:00.000Z");
    expect(daysAfter("2026-10-24", 2)).toBe("2026-10-26"); // a day of 25 hours in Madrid
    expect(["2026-11-19", "2026-13-01", "19-11-2026", 5, null].map(isDate)).toEqual([true, false, false, false, false]);
  });

  test("what is left is counted in whole minutes, and never less than nothing", () => {
    expect(leftOf(51_138_000)).toEqual({ hours: 14, minutes: 12 });
    expect([leftOf(59_999), leftOf(-1)]).toEqual([{ hours: 0, minutes: 0 }, { hours: 0, minutes: 0 }]);
    expect(say("day-left", leftOf(59_999))).toBe("queda menos de un minuto");
  });

  test("a streak goes on until a day is missed, and today need not be done yet", () => {
    expect(streak([], "2026-11-19")).toBe(0);
    expect(streak(["2026-11-19"], "2026-11-19")).toBe(1);
    expect(streak(["2026-11-17", "2026-11-18"], "2026-11-19")).toBe(2);
    expect(streak(["2026-11-16", "2026-11-18", "2026-11-19"], "2026-11-19")).toBe(2);
    expect(streak(["2026-11-17"], "2026-11-19")).toBe(0);
    expect(streak(["2026-12-31", "2027-01-01"], "2027-01-01")).toBe(2);
  });

  test("a try that ends after midnight counts for its own day", () => {
    notePlayed("2026-11-18");
    notePlayed("2026-11-19");
    notePlayed("2026-11-18");
    expect(playedDays()).toEqual(["2026-11-18", "2026-11-19"]);
    expect(streak(playedDays(), "2026-11-20")).toBe(2);
    kept.set("toril.day", JSON.stringify({ played: ["2026-11-19", 7, "soon", null] }));
    expect(playedDays()).toEqual(["2026-11-19"]);
  });
});

describe("what is shared", () => {
  test("is game, day, bullheads, place and squares, and no card", () => {
    const six = [0, 0, 3, 0, 7, 0, 12, 0, 0, 1].map((step) => COURSES.six_nimmt.square(step));
    expect(shareText("El reparto del día: 6 nimmt!, 19 de noviembre de 2026", ["23 cabezas", "puesto 3 de 41"], six)).toBe(
      "El reparto del día: 6 nimmt!, 19 de noviembre de 2026\n23 cabezas · puesto 3 de 41\n🟩🟩🟨🟩🟧🟩🟥🟩🟩🟨",
    );
  });

  test("has ten squares in a line, and in 11 nimmt! tells laying from taking", () => {
    const steps = [1, 1, 3, -1, -2, -3, -5, -6, 1, 1, 2];
    expect(shareText("t", ["r"], steps.map((step) => COURSES.eleven_nimmt.square(step)))).toBe("t\nr\n🟩🟩🟦🟨🟨🟧🟧🟥🟩🟩\n🟦");
    expect(shareText("t", ["r"], [])).toBe("t\nr");
  });

  test("of 11 nimmt! comes from one's own turns, as they happen", () => {
    const events = [
      { kind: "eleven.played", seat: 0, groups: [[33, [36]], [50, [51, 58]]] },
      { kind: "eleven.played", seat: 1, groups: [[58, [60]]] },
      { kind: "eleven.pile_taken", seat: 0, top: 60, cards: [51, 58, 60] },
      { kind: "eleven.pile_taken", seat: 2, top: 36, cards: null },
    ] as unknown as GameEvent[];
    const steps = COURSES.eleven_nimmt.after([1], events, seenBy(1, tableOf(SIX, [])), 0);
    expect(steps).toEqual([1, 3, -3]);
    noteCourse("K7W2FP", steps);
    expect(courseOf("K7W2FP")).toEqual([1, 3, -3]);
    for (const code of ["AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD"]) noteCourse(code, [1]);
    expect(courseOf("K7W2FP")).toEqual([]);
  });
});

describe("the tries of all", () => {
  const histogram = (...had: [bullheads: number, tries: number][]) => had.map(([bullheads, tries]) => ({ bullheads, tries }));

  test("stand in as many bars as a phone has room for, none left out", () => {
    expect(barsOf(histogram([0, 1], [2, 3], [7, 9]), 2).map(({ from, to, tries, mine }) => [from, to, tries, mine])).toEqual([
      [0, 0, 1, false], [1, 1, 0, false], [2, 2, 3, true], [3, 3, 0, false], [4, 4, 0, false], [5, 5, 0, false], [6, 6, 0, false], [7, 7, 9, false],
    ]);
    const wide = barsOf(histogram([3, 1], [12, 4], [33, 2], [34, 1]), null);
    expect(wide.map(({ from, tries }) => [from, tries])).toEqual([[0, 1], [5, 0], [10, 4], [15, 0], [20, 0], [25, 0], [30, 3]]);
    expect(barsOf(histogram([0, 1], [170, 1]), null).length).toBeLessThanOrEqual(8);
    expect(barsOf([], null)).toEqual([]);
  });
});

describe("seals", () => {
  test("of the next day are noted, and compared on that day", () => {
    noteSeals(days("2026-11-18"), "2026-11-19", "2026-11-18");
    expect(seenBefore("2026-11-19", "six_nimmt", OTHER)).toBe("fits");
    noteSeals(days("2026-11-19", deal({ hash: SEAL })), "2026-11-20", "2026-11-19");
    expect(seenBefore("2026-11-19", "six_nimmt", SEAL)).toBe("differs"); // what was noted first stays
    expect(notedSeal("2026-11-19", "six_nimmt")).toEqual({ seal: OTHER, since: "2026-11-18", changed: true });
  });

  test("of which there were two are told as that, for good, and not as a deal that was fixed", () => {
    noteSeals(days("2026-11-18"), "2026-11-19", "2026-11-18");
    expect(dayWords("2026-11-19", "six_nimmt")).toBe(say("deals-day", { since: written("2026-11-18") }));
    noteSeals(days("2026-11-19", deal({ hash: SEAL })), "2026-11-20", "2026-11-19");
    noteSeals(days("2026-11-19", deal({ hash: OTHER })), "2026-11-20", "2026-11-19");
    expect(dayWords("2026-11-19", "six_nimmt")).toBe(say("deals-day", { since: "changed" }));
    expect(dayWords("2026-11-20", "six_nimmt")).toBe(say("deals-day", { since: written("2026-11-19") }));
    expect(dayWords("2026-12-24", "six_nimmt")).toBe(say("deals-day", { since: "unknown" }));
  });

  test("that were first seen on their own day prove nothing of the day before", () => {
    noteSeals(days("2026-11-19"), "2026-11-20", "2026-11-19");
    expect(seenBefore("2026-11-19", "six_nimmt", SEAL)).toBe("unseen");
    expect(notedSeal("2026-11-19", "six_nimmt")?.since).toBe("2026-11-19");
    expect(seenBefore("2026-12-24", "six_nimmt", SEAL)).toBe("unseen");
  });

  test("of the last thirty days are kept, whatever stood there before", () => {
    kept.set("toril.seals", JSON.stringify({ "2026-11-19": { six_nimmt: 5 }, nonsense: [] }));
    for (let day = 0; day < 40; day += 1) noteSeals(days(daysAfter("2026-11-19", day)), daysAfter("2026-11-20", day), daysAfter("2026-11-19", day));
    expect(Object.keys(JSON.parse(kept.get("toril.seals") ?? "{}") as object)).toHaveLength(30);
    expect(notedSeal(daysAfter("2026-11-19", 39), "six_nimmt")?.since).toBe(daysAfter("2026-11-19", 38));
  });
});

describe("the verdict", () => {
  type Data = Record<string, unknown>;
  const SECRET = "5e".repeat(32);
  const fairness = { day: "2026-11-19", secret: SECRET };

  /** An honest record, as one of a day's deal whose cards another seed dealt: its moves do not matter here. */
  function record(changes: Data = {}): Data {
    const honest = (vectors as unknown as { name: string; record: Data }[]).find(({ record }) => !("later" in record) && !("ended_by" in record))?.record;
    const { digest, ...rest } = { ...honest, seed: daySeed(fairness), fairness, moves: [], ...changes } as Data;
    void digest;
    return { ...rest, digest: digestOf(rest) };
  }

  test("of a day's deal is never that it is proven", () => {
    const replayed = (): ReturnType<typeof refereed> => ({ rounds: [], moments: [] }) as unknown as ReturnType<typeof refereed>;
    const { verdict, findings } = check(record(), null, 1, replayed);
    expect(verdict).toMatchObject({ name: "not_proven", reasons: ["day"] });
    expect(findings[0]?.state).toBe("fits");
    const checked = check(record(), null, 1, replayed);
    const game = String(checked.record?.game);
    kept.set("toril.seals", JSON.stringify({ "2026-11-19": { [game]: { seal: daySeal(fairness, game), since: "2026-11-18" } } }));
    expect(withSeal(checked).verdict).toMatchObject({ name: "not_proven", reasons: ["day"] });
    kept.set("toril.seals", JSON.stringify({ "2026-11-19": { [game]: { seal: OTHER, since: "2026-11-18" } } }));
    expect(withSeal(checked).verdict).toMatchObject({ name: "differs", first: "secret" });
  });

  test("a secret that does not make the seed, or is none, is no record of a day", () => {
    const state = (changes: Data) => check(record(changes), null, 1, refereed).findings[0]?.state;
    expect(state({ seed: "00".repeat(32) })).toBe("differs");
    expect(state({ fairness: { day: "someday", secret: SECRET } })).toBe("differs");
    expect(state({ fairness: { day: "2026-11-19", secret: "5e" } })).toBe("differs");
  });

  test("a seed and its seal are made as the engine makes them", () => {
    expect(daySeed(fairness)).toBe("34994ae623c7f3ba51d19073bb25d67f73b7e3872c745d9e8b8fd47efad70549");
    expect(daySeal(fairness, "six_nimmt")).toBe("dba2933198ca98ce12c3449c28cb7a0d219472f4ce704a1f5517f5c63bed807e");
  });

  test("is not asked for while the record is kept back: a whole day after the day", async () => {
    const table = seenBy(1, { ...tableOf(SIX, [chair({ person: 1, name: "Ana" })]), day: "2026-11-19", state: "result" });
    expect(dayOf(table)).toBe("2026-11-19");
    expect(keptBackUntil(table)).toBe(days("2026-11-19").out);
    table.serverTime = () => days("2026-11-19").out - 1;
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    await reportOf(table).check(1);
    expect(asked).not.toHaveBeenCalled();
    expect(reportOf(table).error).toBe("");
    expect(keptBackUntil(seenBy(1, tableOf(SIX, [])))).toBe(0);
  });
});

describe("today", () => {
  function answering(...answers: (Days | null)[]) {
    const asked = vi.fn(() => {
      const next = answers.length > 1 ? answers.shift() : answers[0];
      return next ? Promise.resolve(new Response(JSON.stringify(next))) : Promise.reject(new Error("gone"));
    });
    vi.stubGlobal("fetch", asked);
    return asked;
  }

  test("is asked for again when the day has ended, and notes what was seen and done", async () => {
    vi.useFakeTimers();
    const counted = days("2026-11-19", deal({ mine: { code: "K7W2FP", state: "counted", why: null } }));
    const asked = answering({ ...counted, now: counted.ends - 10_000 }, days("2026-11-20"));
    const today = new Today();
    const stop = today.follow();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(today.left).toBeLessThanOrEqual(2_000);
    expect(playedDays()).toEqual(["2026-11-19"]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(today.days?.date).toBe("2026-11-20");
    stop();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(notedSeal("2026-11-21", "eleven_nimmt")?.since).toBe("2026-11-20");
  });

  test("is asked for again and again while the bots are not ready", async () => {
    vi.useFakeTimers();
    const asked = answering(days("2026-11-19", deal({ ready: false })), days("2026-11-19", deal({ ready: false })), days("2026-11-19"));
    const today = new Today();
    const stop = today.follow();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(today.days?.games.six_nimmt?.ready).toBe(true);
    stop();
    const never = answering(days("2026-11-19", deal({ ready: false })));
    const other = new Today();
    const over = other.follow();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(never.mock.calls.length).toBeLessThan(20); // less and less often
    over();
  });

  test("that cannot be asked for is said, and what was known stays", async () => {
    answering(days("2026-11-19"), null);
    const today = new Today();
    await today.ask();
    await today.ask();
    expect(today.error).toBe(say("page-unreachable"));
    expect(today.days?.date).toBe("2026-11-19");
  });
});
