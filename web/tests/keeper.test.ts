/** A move against bots waits for a moment: until then it can be taken back, and nothing is lost by it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepBack, MOMENT, SHORT } from "../src/coach/keeper";
import { Choice } from "../src/games/six/choice.svelte";
import { Turn } from "../src/games/eleven/turn.svelte";
import type { ElevenShow } from "../src/games/eleven/show.svelte";
import { prefer } from "../src/state/settings.svelte";
import { TableState } from "../src/state/table.svelte";
import type { LegalTurn, MatchSeen, Rules, SeatInfo } from "../src/wire/types";
import { Wire } from "./fake_wire";
import { chair, ELEVEN, SIX, tableOf } from "./fixtures";

const me = chair({ person: 1, name: "Ana" });
const bots = [me, chair({ bot: "ox" }), chair({ bot: "calf" })];
const commits: MatchSeen["legal"] = { kind: "commit", cards: [30, 90] };
const turns: LegalTurn = { kind: "turn", reach: { "31": [34, 36] }, piles: 1, cards: "one", take: [31] };
const still = { busy: false, showsCurrentRound: true, skip: () => undefined };

let wire: Wire, table: TableState, page: EventTarget & { hidden: boolean }, around: EventTarget, gone: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
  prefer({ confirm: false });
  around = new EventTarget();
  page = Object.assign(new EventTarget(), { hidden: false, body: null, activeElement: null, documentElement: {}, querySelector: () => null });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", around.addEventListener.bind(around));
  wire = new Wire();
  gone = new AbortController();
});

afterEach(() => {
  gone.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function play(legal: MatchSeen["legal"], turn: number, deadline: number | null): MatchSeen {
  const round = { kind: "six.table_view", phase: { kind: "six.commitments", committed: [false, true, true], own: null } };
  return { match: 1, turn, deadline, to_act: [0], rests: false, legal, view: { round_number: 1, scores: [], outcome: null, round } } as unknown as MatchSeen;
}

function sit(legal: MatchSeen["legal"], { rules = SIX as Rules, seats = bots as readonly SeatInfo[], deadline = null as number | null } = {}): void {
  table = new TableState("K7W2FP", () => null, () => wire);
  table.heard({
    kind: "welcome", protocol: 1, server: "0", page: null, person: 1, version: 0, own_version: 0, now: Date.now(), table: tableOf(rules, seats),
    play: play(legal, 4, deadline), presence: { kind: "presence", people: [1], spectators: 0, asking: [], away: [] }, tricks: [], drafted: null,
    while_away: null, sent_away: false,
  });
  keepBack(table, gone.signal);
}

const sent = () => wire.sent.flatMap((message) => (message.kind === "move" ? [message.move] : []));
const commit = (card: number) => ({ kind: "six.commit" as const, card });

function key(name: string): Event {
  const event = Object.assign(new Event("keydown", { cancelable: true }), { key: name, repeat: false });
  around.dispatchEvent(event);
  return event;
}

test("a card waits for its moment, and is sent then", () => {
  sit(commits);
  new Choice(table, still).card(90);
  vi.advanceTimersByTime(MOMENT - 1);
  expect([table.held, table.sending, sent()]).toEqual([commit(90), null, []]);
  vi.advanceTimersByTime(1);
  expect([table.held, table.sending, sent()]).toEqual([null, commit(90), [commit(90)]]);
});

test("a move that is taken back never reaches the socket", () => {
  sit(commits);
  const choice = new Choice(table, still);
  choice.card(90);
  table.held = null;
  vi.advanceTimersByTime(60_000);
  choice.card(30);
  expect(key("Escape").defaultPrevented).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect([table.held, choice.picked, wire.sent]).toEqual([null, null, []]);
});

test("another card takes the place of the one that waits, with a moment of its own", () => {
  sit(commits);
  const choice = new Choice(table, still);
  choice.card(90);
  vi.advanceTimersByTime(MOMENT - 100);
  choice.card(30);
  vi.advanceTimersByTime(MOMENT - 100);
  expect([table.held, sent()]).toEqual([commit(30), []]);
  vi.advanceTimersByTime(100);
  expect(sent()).toEqual([commit(30)]);
});

test.each([
  ["a second tap", (choice: Choice) => { choice.card(90); }],
  ["the button", (choice: Choice) => { choice.confirm(); }],
  ["Enter", () => { key("Enter"); }],
  ["a page that is hidden", () => { page.hidden = true; page.dispatchEvent(new Event("visibilitychange")); }],
])("%s sends it at once, and once", (_, act) => {
  sit(commits);
  const choice = new Choice(table, still);
  choice.card(90);
  act(choice);
  expect(sent()).toEqual([commit(90)]);
  vi.advanceTimersByTime(3_000);
  expect(sent()).toEqual([commit(90)]);
});

/** What a page is told that is put away, in its order; `hidden` is what it looks like from then on. */
function told(...events: readonly ("pagehide" | "visibilitychange" | "hidden" | "shown")[]): void {
  for (const event of events) {
    if (event === "pagehide") around.dispatchEvent(new Event(event));
    else if (event === "visibilitychange") page.dispatchEvent(new Event(event));
    else page.hidden = event === "hidden";
  }
}

test.each([
  ["Firefox and Chromium, and WebKit that goes to another address", ["pagehide", "hidden", "visibilitychange"]],
  ["WebKit whose tab is closed: it is hidden when it is told", ["hidden", "pagehide", "visibilitychange"]],
  ["older WebKit, which does not say that it is hidden", ["pagehide"]],
] as const)("who closes the page has not played, although a page that is closed is hidden too: %s", (_, events) => {
  sit(commits);
  new Choice(table, still).card(90);
  told(...events);
  vi.advanceTimersByTime(3_000);
  expect([wire.sent, table.held]).toEqual([[], null]);
});

test.each([
  ["another tab, and back", ["hidden", "visibilitychange", "shown", "visibilitychange"]],
  ["a phone that closes later what it has hidden", ["hidden", "visibilitychange", "pagehide", "visibilitychange"]],
] as const)("a page that is hidden has sent what was held, once, whatever comes then: %s", (_, events) => {
  sit(commits);
  new Choice(table, still).card(90);
  told(...events);
  vi.advanceTimersByTime(3_000);
  expect([sent(), table.held]).toEqual([[commit(90)], null]);
});

test("a page that comes back from where browsers keep what was left holds moves as before", () => {
  sit(commits);
  const choice = new Choice(table, still);
  choice.card(90);
  told("pagehide", "hidden", "visibilitychange", "shown", "visibilitychange");
  expect([table.held, sent()]).toEqual([null, []]);
  choice.card(30);
  expect([table.held, sent()]).toEqual([commit(30), []]);
  vi.advanceTimersByTime(MOMENT);
  expect(sent()).toEqual([commit(30)]);
});

test("who goes elsewhere in the page has not played either", () => {
  sit(commits);
  new Choice(table, still).card(90);
  gone.abort();
  vi.advanceTimersByTime(3_000);
  expect([wire.sent, table.held]).toEqual([[], null]);
  table.move(commit(30));
  expect(sent()).toEqual([commit(30)]);
});

test("a clock that is short holds nothing, and sends what is held before it is", () => {
  sit(commits, { deadline: Date.now() + SHORT });
  table.move(commit(90));
  expect(sent()).toEqual([commit(90)]);
  wire.sent = [];
  sit(commits, { deadline: Date.now() + SHORT + 400 });
  table.move(commit(30));
  vi.advanceTimersByTime(399);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual([commit(30)]);
});

test("where somebody else plays, nothing is held", () => {
  sit(commits, { seats: [me, chair({ person: 2, name: "Luis" }), chair({ bot: "ox" })] });
  table.move(commit(90));
  expect(sent()).toEqual([commit(90)]);
});

test("who confirms has had the time, and does not wait again", () => {
  sit(commits);
  prefer({ confirm: true });
  const choice = new Choice(table, still);
  choice.card(90);
  expect(sent()).toEqual([]);
  choice.card(90);
  expect(sent()).toEqual([commit(90)]);
});

test("what was held for a turn that is over is not sent, nor in a pause", () => {
  sit(commits);
  table.move(commit(90));
  table.heard({ kind: "update", version: 0, now: Date.now(), events: [], table: null, play: play(commits, 5, null), ack: null });
  expect(table.held).toBeNull();
  table.move(commit(90));
  table.heard({ kind: "update", version: 0, now: Date.now(), events: [], table: { ...tableOf(SIX, bots), paused: true }, play: play(commits, 5, null), ack: null });
  vi.advanceTimersByTime(3_000);
  expect([table.held, wire.sent]).toEqual([null, []]);
});

test("a connection that is lost meanwhile loses no move", () => {
  sit(commits);
  table.move(commit(90));
  table.lost();
  wire.send = () => false;
  vi.advanceTimersByTime(MOMENT);
  expect(table.sending).toEqual(commit(90));
  wire = new Wire();
});

test("in 11 nimmt! a take waits too; what is put together anew is another move", () => {
  sit(turns, { rules: ELEVEN });
  const turn = new Turn(table, still as unknown as ElevenShow);
  turn.pile(31);
  turn.take();
  expect([table.held, sent()]).toEqual([{ kind: "eleven.take", top: 31 }, []]);
  turn.card(36);
  vi.advanceTimersByTime(3_000);
  expect([table.held, sent()]).toEqual([null, []]);
  turn.play();
  const laid = { kind: "eleven.play", groups: [[31, [36]]] };
  expect([table.held, sent()]).toEqual([laid, []]);
  turn.play();
  expect(sent()).toEqual([laid]);
});
