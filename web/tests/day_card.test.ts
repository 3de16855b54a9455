/** How a deal of the day stands on the page: to play, to wait for, to go on with, and what came of it. */
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import DayCard from "../src/day/DayCard.svelte";
import OwnResult from "../src/day/OwnResult.svelte";
import { say } from "../src/text/say.svelte";
import type { DayOfGame } from "../src/wire/types";
import { drawn, speaking } from "./drawn";
import { fakeStorage } from "./fake_storage";

// The page's address is read when its modules come.
vi.hoisted(() => {
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    history: { state: null, replaceState: () => undefined },
    location: { pathname: "/day", hash: "", origin: "http://toril.test" },
  });
});

beforeAll(async () => { await speaking("es"); });
beforeEach(() => { fakeStorage(); });

const mine = { code: "K7W2FP", state: "counted" as const, why: null };
const result = { bullheads: 7, tries: 30, place: 4, median: 9.5, histogram: [{ bullheads: 7, tries: 30 }] };

function card(changes: Partial<DayOfGame> = {}): string {
  const deal = { hash: "ab".repeat(32), tomorrow: "cd".repeat(32), ready: true, mine: null, result: null, ...changes };
  return drawn(DayCard, { game: "six_nimmt" as const, date: "2026-11-19", deal, onask: () => undefined });
}

test("can be played, once", () => {
  expect(card()).toContain(say("day-play"));
  expect(card()).toContain(say("day-once"));
});

test("waits for the bots, and says so", () => {
  expect(card({ ready: false })).toContain(say("day-unready"));
  expect(card({ ready: false })).toContain(say("page-again"));
  expect(card({ ready: false })).not.toContain(say("day-play-game", { game: "6 nimmt!" }));
});

test("is gone on with, when bots are not ready either", () => {
  const going = card({ ready: false, mine: { ...mine, state: "playing" } });
  expect(going).toContain(say("day-go-on"));
  expect(going).not.toContain(say("day-once"));
});

test("shows place, median and bars from five tries on", () => {
  const shown = card({ mine, result });
  expect(shown).toContain(say("day-place", { place: 4, tries: 30 }));
  expect(shown).toContain(say("day-median", { n: 9.5 }));
  expect(shown).toContain(say("day-bar-mine", { bar: say("day-bar-one", { from: 7, tries: 30 }) }));
  const few = card({ mine, result: { ...result, tries: 3, median: null, histogram: null } });
  expect(few).toContain(say("day-few"));
  expect(few).not.toContain("<figure");
});

test.each(["bot", "stood_in", "late"] as const)("says why a try does not count: %s", (why) => {
  const shown = drawn(OwnResult, {
    game: "six_nimmt" as const, date: "2026-11-19", mine: { ...mine, state: "not_counted" as const, why }, result: { ...result, place: null, median: null, histogram: null },
  });
  expect(shown).toContain(say("day-not-counted", { why }));
  expect(shown).not.toContain(say("day-place", { place: 4, tries: 30 }));
});
