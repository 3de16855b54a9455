/** The table's state follows what the server says, and nothing else. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Happening } from "../src/state/audience";
import { TableState } from "../src/state/table.svelte";
import { protocol } from "../src/wire/shared";
import type { GameEvent, MatchSeen, SeatInfo, Welcome } from "../src/wire/types";
import { Wire } from "./fake_wire";
import { chair, SIX, tableOf } from "./fixtures";

const info = tableOf(SIX, [chair({ person: 1, name: "Ana" }), chair({ person: 2, name: "Luis" })]);

const play = (turn: number) => ({ match: 1, turn, deadline: null, to_act: [0, 1] }) as unknown as MatchSeen;

const welcome = (version: number, turn = 0): Welcome => ({
  kind: "welcome", protocol, server: "0", page: null, person: 1, version, own_version: 0, now: 0, table: info, play: play(turn),
  presence: { kind: "presence", people: [1, 2], spectators: 0, asking: [], away: [] }, tricks: [], drafted: null, while_away: null, sent_away: false,
});

const placed = (seat: number, card: number): GameEvent => ({ kind: "six.placed", seat, card, row: 0, taken: [], why: "fits" });

let wire: Wire, table: TableState, heard: Happening[];

beforeEach(() => {
  vi.useFakeTimers();
  wire = new Wire();
  table = new TableState("K7W2FP", () => null, () => wire);
  heard = [];
  table.audience.push({ begin: () => undefined, tell: (happening) => heard.push(happening) });
});

function update(version: number, events: GameEvent[], turn = 0): void {
  table.heard({ kind: "update", version, now: 0, events, table: null, play: play(turn), ack: null });
}

test("a welcome says where I sit and whether it is my turn", () => {
  table.heard(welcome(3));
  expect([table.seat, table.isHost, table.myTurn, table.connection]).toEqual([0, true, true, "open"]);
});

test("a welcome says what a bot did for me, and whether I was sent away", () => {
  const while_away = { count: 1, moves: [{ kind: "six.commit" as const, card: 34 }] };
  table.heard({ ...welcome(3), while_away });
  expect([table.whileAway, table.sentAway]).toEqual([while_away, false]);
  table.heard({ ...welcome(3), person: null, sent_away: true });
  expect([table.whileAway, table.sentAway]).toEqual([null, true]);
});

test("what a bot did for me is told no longer when I act, or in another turn", () => {
  const comeBack = () => { table.heard({ ...welcome(3), while_away: { count: 1, moves: [] } }); };
  for (const act of [() => { table.move({ kind: "six.commit", card: 34 }); }, () => { table.takeSeatBack(); }, () => { update(3, [], 1); }]) {
    comeBack();
    act();
    expect(table.whileAway).toBeNull();
  }
  comeBack();
  update(3, []);
  expect(table.whileAway).not.toBeNull();
});

test("a result that everybody has left is told from one that somebody looks at", () => {
  const left = chair({ person: 1, name: "Ana", stand_in: "left" });
  const result = (seats: SeatInfo[]): boolean => {
    table.heard({ ...welcome(3), person: null, table: { ...tableOf(SIX, seats), state: "result" } });
    return table.isAbandoned;
  };
  expect(result([left, chair({ bot: "cautious" })])).toBe(true);
  expect(result([left, chair({ person: 2, name: "Luis", stand_in: "clock" })])).toBe(false);
  table.heard({ ...welcome(3), table: tableOf(SIX, [left]) });
  expect(table.isAbandoned).toBe(false);
});

test("an update that follows is told with the match before and after it", () => {
  table.heard(welcome(3));
  update(4, [placed(0, 8)], 1);
  expect(heard.map(({ before, after }) => [before?.turn, after?.turn])).toEqual([[0, 1]]);
});

test("a gap in the versions asks for a fresh welcome and shows nothing half", () => {
  table.heard(welcome(3));
  update(6, [placed(0, 8)], 1);
  expect([wire.opened, heard.length, table.play?.turn]).toEqual([2, 0, 0]);
});

test("a move names the turn on the screen and is resent under its id after a reconnect", () => {
  table.heard(welcome(0, 4));
  table.move({ kind: "six.commit", card: 42 });
  table.heard(welcome(0, 4));
  expect(wire.sent).toHaveLength(2);
  expect(wire.sent[0]).toEqual(wire.sent[1]);
  expect(wire.sent[0]).toMatchObject({ match: 1, turn: 4, move: { kind: "six.commit", card: 42 } });
});

test("a move whose turn has passed is not sent again", () => {
  table.heard(welcome(0, 4));
  table.move({ kind: "six.commit", card: 42 });
  table.heard(welcome(0, 5));
  expect([wire.sent.length, table.sending]).toEqual([1, null]);
});

test("a move that nobody answers opens the line anew; an answered one does not", () => {
  table.heard(welcome(0));
  table.move({ kind: "six.commit", card: 42 });
  vi.advanceTimersByTime(10_000);
  expect(wire.opened).toBe(2);
  table.heard(welcome(0));
  const sent = wire.sent.at(-1);
  table.heard({ kind: "ack", id: sent?.kind === "move" ? sent.id : "" });
  vi.advanceTimersByTime(10_000);
  expect(wire.opened).toBe(2);
});

test("a refusal is kept until the next move", () => {
  table.heard(welcome(0));
  table.move({ kind: "six.commit", card: 42 });
  const sent = wire.sent[0];
  table.heard({ kind: "refused", id: sent?.kind === "move" ? sent.id : "", code: "paused", sentence: "Paused.", facts: {} });
  expect([table.refused?.code, table.sending]).toEqual(["paused", null]);
  table.move({ kind: "six.commit", card: 43 });
  expect(table.refused).toBeNull();
});

test("a match stays on the screen while its next round is drawn", () => {
  table.heard(welcome(3));
  const drawn = { ...info, state: "draw" as const };
  table.heard({ kind: "update", version: 4, now: 0, events: [{ kind: "table.draw_opened", number: 1 }], table: drawn, play: play(5), ack: null });
  expect([table.info?.state, table.latest?.state, table.drawing, table.play?.turn]).toEqual(["match", "draw", "briefly", 5]);
  vi.advanceTimersByTime(500);
  expect([table.info?.state, table.drawing, table.play?.turn]).toEqual(["match", "long", 5]);
  table.heard({ kind: "update", version: 5, now: 0, events: [{ kind: "table.went_on", round: 2 }], table: info, play: play(5), ack: null });
  expect([table.info?.state, table.drawing]).toEqual(["match", "no"]);
});
