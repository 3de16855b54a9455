import { beforeAll, expect, it, vi } from "vitest";
import type { Moment } from "../src/fairness/referee";
import { highlightsOf } from "../src/match/highlights";
import type { TableState } from "../src/state/table.svelte";
import { say, speak } from "../src/text/say.svelte";
import { chair, SIX, tableOf } from "./fixtures";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("es");
});

const table = {
  info: tableOf(SIX, [chair({ person: 1, name: "Ana" }), chair({ person: 2, name: "Luis" }), chair({ person: 3, name: "Eva" })]),
  seat: 0,
} as unknown as TableState;

const MOMENTS: Moment[] = [
  { kind: "row", round: 1, seat: 1, card: 45, bullheads: 9 },
  { kind: "escape", round: 1, seat: 2, card: 44, bullheads: 9 },
  { kind: "row", round: 2, seat: 0, card: 99, bullheads: 21 },
];

it("tells the dearest row, the best round and the closest escape", () => {
  const [take, best, escape] = highlightsOf(table, [[0, 9, 4], [21, 0, 0]], MOMENTS);
  expect(take).toMatchObject({ seat: 0, words: "Tú: 21 cabezas de golpe con el 99 (ronda 2)." });
  expect(best).toMatchObject({ seat: 1, words: "Luis: 0 cabezas en la ronda 2." }); // the others had most then
  expect(escape).toMatchObject({ seat: 2, title: say("match-high-escape-title") });
});

it("tells of the hand that lost most, where cards in hand are what counts", () => {
  const caught: Moment[] = [
    { kind: "pile", round: 1, seat: 1, card: 45, bullheads: 30 },
    { kind: "hand", round: 1, seat: 1, bullheads: 50, left: 45 },
    { kind: "hand", round: 2, seat: 2, bullheads: 41, left: 3 },
  ];
  const [, , escape] = highlightsOf(table, [[0, 45, 4], [21, 0, 3]], caught);
  expect(escape).toEqual({ title: say("match-high-escape-title"), seat: 2, words: "Eva: de 41 cabezas en la mano a 3 al final de la ronda 2." });
});

it("calls nothing an escape where no hand became lighter", () => {
  const [, , last] = highlightsOf(table, [[4, 9, 4]], [{ kind: "hand", round: 1, seat: 1, bullheads: 9, left: 9 }]);
  expect(last).toBeUndefined();
  const [, worst] = highlightsOf(table, [[4, 9, 4]], [{ kind: "hand", round: 1, seat: 1, bullheads: 9, left: 9 }]);
  expect(worst?.title).toBe(say("match-high-worst-title"));
});

it("has the rounds where there is no record, and nothing where nothing was played", () => {
  expect(highlightsOf(table, [[0, 9, 4]], []).map(({ title }) => title)).toEqual([say("match-high-best-title"), say("match-high-worst-title")]);
  expect(highlightsOf(table, [], [])).toEqual([]);
});
