/** The round of 6 nimmt! so far, from what the server says. */
import { beforeEach, expect, test } from "vitest";
import { historyOf, type RoundHistory } from "../src/games/six/history.svelte";
import { follow } from "../src/games/registry";
import { TableState } from "../src/state/table.svelte";
import { protocol } from "../src/wire/shared";
import type { GameEvent, SixRules, Welcome } from "../src/wire/types";
import { chair, SIX, tableOf } from "./fixtures";

const silent = { send: () => true, reopen: () => undefined, close: () => undefined };
const placed = (seat: number, card: number) => ({ kind: "six.placed" as const, seat, card, row: 0, taken: [], why: "fits" as const });
const roundStarted: GameEvent = { kind: "match.round_started", round_number: 2, starter: 0 };

const welcome = (rules: SixRules, more: Partial<Welcome> = {}): Welcome => ({
  kind: "welcome", protocol, server: "0", page: null, person: 1, version: 0, own_version: 0, now: 0, play: null,
  table: tableOf(rules, [chair({ person: 1, name: "Ana" }), chair({ person: 2, name: "Luis" })]),
  presence: { kind: "presence", people: [1, 2], spectators: 0, asking: [], away: [] }, tricks: [], drafted: null, while_away: null, sent_away: false, ...more,
});

let table: TableState, history: RoundHistory, version: number;

beforeEach(() => {
  table = new TableState("K7W2FP", () => null, () => silent);
  follow(table);
  history = historyOf(table);
  version = 0;
});

function hear(...events: GameEvent[]): void {
  version += events.length;
  table.heard({ kind: "update", version, now: 0, events, table: null, play: null, ack: null });
}

test("the round's log gathers tricks and begins anew with a round", () => {
  table.heard(welcome(SIX));
  hear(placed(0, 8), placed(1, 9), placed(0, 10));
  expect(history.tricks.map((trick) => trick.length)).toEqual([2, 1]);
  hear(roundStarted);
  expect(history.tricks).toEqual([]);
});

test("a welcome brings the round so far, and the log goes on from there", () => {
  table.heard(welcome(SIX, { tricks: [[placed(0, 8), placed(1, 9)], [placed(1, 20)]] }));
  hear(placed(0, 21));
  expect(history.tricks.map((trick) => trick.map(({ card }) => card))).toEqual([[8, 9], [20, 21]]);
});

test("in a draft the hands are those that were picked, less what was played (S12)", () => {
  table.heard(welcome({ ...SIX, variant: "draft" }));
  hear(roundStarted, { kind: "six.drafted", seat: 0, card: 7 }, { kind: "six.drafted", seat: 1, card: 9 }, { kind: "six.drafted", seat: 0, card: 3 });
  expect(history.drafted).toEqual([[3, 7], [9]]);
  hear(placed(0, 7));
  expect(history.drafted).toEqual([[3], [9]]);
});

test("where cards are dealt there is nothing to see of other hands", () => {
  table.heard(welcome(SIX));
  hear(roundStarted);
  expect(history.drafted).toBeNull();
});

test("whoever asks for a table that nobody follows is told so", () => {
  expect(() => historyOf(new TableState("AAAAAA", () => null, () => silent))).toThrow("AAAAAA");
});
