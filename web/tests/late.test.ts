/** Who may take over a bot's seat, who waits for one, and what a seat was called before. */
import { beforeAll, expect, test, vi } from "vitest";
import SeatOffer from "../src/late/SeatOffer.svelte";
import WayIn from "../src/late/WayIn.svelte";
import { calledIn, formerly, mightPlay, seatAwaited, seatOffered } from "../src/late/seats";
import { Task } from "../src/state/task.svelte";
import { say } from "../src/text/say.svelte";
import type { SeatInfo, TableInfo } from "../src/wire/types";
import { drawn, seenBy, speaking } from "./drawn";
import { chair, SIX, tableOf } from "./fixtures";

const [ANA, BEN] = [1, 2];

function table(bot: Partial<SeatInfo>, person: number | null = null, changes: Partial<TableInfo> = {}) {
  return seenBy(person, { ...tableOf(SIX, [chair({ person: ANA, name: "Ana" }), chair({ bot: "ox", ...bot })]), ...changes });
}

const AWAITED = { offered: true, heir: { person: BEN, name: "Ben" } };

beforeAll(() => speaking("en"));

test("whoever looks on might play where a bot does, in a match", () => {
  expect([mightPlay(table({})), mightPlay(table({}, BEN)), mightPlay(table({}, ANA))]).toEqual([true, true, false]);
  expect([mightPlay(table(AWAITED)), mightPlay(table({ bot: null })), mightPlay(table({}, null, { state: "result" }))]).toEqual([false, false, false]);
});

test("a seat is offered until somebody waits for it, and awaited by nobody else", () => {
  expect([seatOffered(table({})), seatOffered(table({ offered: true })), seatOffered(table(AWAITED))]).toEqual([null, 1, null]);
  expect([seatAwaited(table(AWAITED, BEN)), seatAwaited(table(AWAITED, ANA)), seatAwaited(table(AWAITED))]).toEqual([1, null, null]);
});

test("the host offers a bot's seat, and everybody sees who waits for it", () => {
  const offer = (bot: Partial<SeatInfo>, person: number | null) => drawn(SeatOffer, { table: table(bot, person), seat: 1, task: new Task() });
  expect(offer({}, ANA)).toContain(say("late-offer"));
  expect(offer({ offered: true }, ANA)).toContain(say("late-withdraw"));
  expect(offer({}, null)).not.toContain("button");
  expect(offer({ offered: true }, null)).toContain(say("late-offered"));
  expect(offer(AWAITED, ANA)).toContain("Ben plays here from the next round on");
});

test("who looks on is told whom to ask, then where to sit down, then when it begins", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  const way = (bot: Partial<SeatInfo>, person: number | null) => drawn(WayIn, { table: table(bot, person), task: new Task() });
  expect(way({}, null)).toContain("Ask Ana for a bot’s seat");
  expect(way({ offered: true }, null)).toContain(say("late-sit"));
  expect(way(AWAITED, BEN)).toContain(say("late-stop"));
  expect(way({ offered: true }, ANA).trim()).toBe("");
});

test("a seat keeps the names of the rounds before", () => {
  const earlier = [{ until: 1, names: ["Ana", null] }, { until: 3, names: ["Ana", "Eva"] }];
  const late = table({ person: BEN, name: "Ben", bot: null }, BEN, { earlier, names: ["Ana", "Ben"] });
  expect(formerly(late, 0)).toEqual([]);
  expect(formerly(late, 1)).toEqual([{ name: say("match-bot-name", { seat: 1 }), until: 1 }, { name: "Eva", until: 3 }]);
  expect([1, 2, 3, 4].map((round) => calledIn(late, 1, round))).toEqual([say("match-bot-name", { seat: 1 }), "Eva", "Eva", say("you")]);
});
