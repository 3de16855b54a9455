/** The story of a trick: what lies on the table scene by scene, and who is called what. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { afterNews } from "../src/games/six/after_news";
import { Choice } from "../src/games/six/choice.svelte";
import PreviewAndConfirm from "../src/games/six/PreviewAndConfirm.svelte";
import { hasCommitted, sixRound } from "../src/games/six/six";
import { SixShow } from "../src/games/six/show.svelte";
import type { Scene } from "../src/show/show.svelte";
import { prefer } from "../src/state/settings.svelte";
import { TableState } from "../src/state/table.svelte";
import { nameOf } from "../src/seats/names";
import { markOf } from "../src/seats/marks";
import { say } from "../src/text/say.svelte";
import type { FromClient, GameEvent, MatchSeen, SixView } from "../src/wire/types";
import { drawn, speaking } from "./drawn";
import { chair, SIX, tableOf } from "./fixtures";

const info = tableOf(SIX, [chair({ person: 1, name: "Ana" }), chair({ person: 2, name: "Luis" }), chair({ bot: "cautious" })]);

const rows = [[12, 14, 15, 21, 26], [37], [43, 44], [58, 61]];

function play(phase: SixView["phase"], legal: MatchSeen["legal"] = { kind: "commit", cards: [1, 30, 90] }): MatchSeen {
  const round: SixView = {
    kind: "six.table_view", seat: 0, rows, hand: [1, 30, 90], hand_sizes: [3, 3, 3], last_trick: null,
    bullheads_taken: [0, 2, 0], phase,
  };
  const view = { round_number: 2, starter: 0, scores: [[5, 0, 7]], outcome: null, round };
  return { match: 1, turn: 4, deadline: null, to_act: [0], rests: false, view, legal };
}

const choosing = play({ kind: "six.commitments", committed: [false, true, true], own: null });

const round = ({ view }: MatchSeen) => sixRound(view.round);

class Peek extends SixShow {
  told(event: GameEvent): Scene[] {
    return this.scenes(event);
  }

  /** What lies on the table after each scene of an event. */
  after(event: GameEvent): { rows: SixShow["rows"]; front: SixShow["front"]; totals: SixShow["totals"] }[] {
    return this.scenes(event).map((scene) => {
      scene.apply();
      scene.rest?.forEach((part) => { part(); });
      return { rows: this.rows, front: this.front, totals: this.totals };
    });
  }
}

beforeAll(() => speaking("es"));

let table: TableState, sent: FromClient[], show: Peek;

beforeEach(() => {
  sent = [];
  const channel = { send: (message: FromClient) => sent.push(message) > 0, reopen: () => undefined, close: () => undefined };
  table = new TableState("K7W2FP", afterNews, () => channel);
  table.person = 1;
  table.info = info;
  table.play = choosing;
  table.presence = { kind: "presence", people: [1, 2], spectators: 0, asking: [], away: [] };
  show = new Peek(table);
  prefer({ confirm: false });
  vi.stubGlobal("document", { querySelectorAll: () => [], querySelector: () => null });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("commitments lie face down, and totals count this round too", () => {
  expect(show.front).toEqual([null, "back", "back"]);
  expect(show.totals).toEqual([5, 2, 7]);
});

test("a card that fits comes from its seat to the end of its row", () => {
  show.after({ kind: "six.revealed", cards: [30, 62, 36] });
  expect(show.front).toEqual([30, 62, 36]);
  const [only] = show.after({ kind: "six.placed", seat: 1, card: 62, row: 3, taken: [], why: "fits" });
  expect(only?.rows[3]).toEqual([58, 61, 62]);
  expect(only?.front).toEqual([30, null, 36]);
});

test("the sixth card lies for a moment before the five go to its owner", () => {
  show.after({ kind: "six.revealed", cards: [30, 62, 36] });
  const taken = rows[0] ?? [];
  const [burst, gathered] = show.after({ kind: "six.placed", seat: 0, card: 30, row: 0, taken, why: "sixth card" });
  expect(burst?.rows[0]).toEqual([12, 14, 15, 21, 26, 30]);
  expect(burst?.totals).toEqual([5, 2, 7]);
  expect(gathered?.rows[0]).toEqual([30]);
  expect(gathered?.totals).toEqual([11, 2, 7]);
});

test("a trick lies from its lowest card to its highest, the next to be placed is lifted, and its cards keep their owners", () => {
  show.after({ kind: "six.revealed", cards: [30, 62, 36] });
  expect(show.trick).toEqual([{ seat: 0, card: 30 }, { seat: 2, card: 36 }, { seat: 1, card: 62 }]);
  expect([show.next, show.fresh]).toEqual([30, []]);
  show.after({ kind: "six.placed", seat: 0, card: 30, row: 0, taken: [], why: "fits" });
  expect([show.next, show.trick.length]).toEqual([36, 3]);
  expect(show.fresh).toMatchObject([{ seat: 0, card: 30 }]);
});

test("after a reload the cards of the last trick have their owners, and an open trick lies there again", () => {
  const last: SixView = { ...round(choosing), last_trick: [{ kind: "six.placed", seat: 1, card: 61, row: 3, taken: [], why: "fits" }] };
  table.play = { ...choosing, view: { ...choosing.view, round: last } };
  expect(new Peek(table).fresh).toMatchObject([{ seat: 1, card: 61 }]);
  table.play = play({ kind: "six.choosing_row", seat: 0, cards: [1, 62, 36] });
  const open = new Peek(table);
  expect([open.trick.map(({ card }) => card), open.next, open.fresh]).toEqual([[1, 36, 62], 1, []]);
});

test("while a row is taken nothing else is lifted; then its price is at who took it, until the next card", () => {
  show.after({ kind: "six.revealed", cards: [30, 62, 36] });
  const [burst, gathered] = show.told({ kind: "six.placed", seat: 0, card: 30, row: 0, taken: rows[0] ?? [], why: "sixth card" });
  burst?.apply();
  expect([show.next, show.penalty]).toEqual([null, null]);
  gathered?.apply();
  expect([show.next, show.penalty, gathered?.mood]).toEqual([36, { seat: 0, n: 6 }, "mine"]);
  const [only] = show.told({ kind: "six.placed", seat: 2, card: 36, row: 0, taken: [], why: "fits" });
  only?.apply();
  expect([show.penalty, only?.mood]).toEqual([null, undefined]);
});

test.each([
  [[0, 3, 5], "praise"],
  [[3, 0, 5], undefined],
])("who took nothing in a round (%j) is praised", (penalties, mood) => {
  const [end] = show.told({ kind: "six.round_ended", penalties });
  expect(end?.mood).toBe(mood);
  show.tell({ before: choosing, events: [{ kind: "six.round_ended", penalties }, { kind: "match.round_scored", round_number: 2, penalties, totals: penalties }], after: choosing });
  show.skip();
  return vi.waitUntil(() => show.summary).then((summary) => { expect(summary.ending !== null).toBe(mood === "praise"); });
});

test("a trick's number is counted from the cards that are left", () => {
  const left = (cards: number, phase: SixView["phase"]) => {
    const asked = { ...round(choosing), hand_sizes: [cards, cards, cards], phase };
    table.play = { ...choosing, view: { ...choosing.view, round: asked } };
    return new Peek(table).number;
  };
  expect(left(10, round(choosing).phase)).toBe(1);
  expect(left(9, { kind: "six.choosing_row", seat: 0, cards: [1, 62, 36] })).toBe(1);
  expect(left(0, { kind: "six.round_over" })).toBe(10);
});

test("a chosen row is looked at before the low card opens it", () => {
  show.after({ kind: "six.revealed", cards: [1, 62, 36] });
  const [before, after] = show.after({ kind: "six.placed", seat: 0, card: 1, row: 1, taken: [37], why: "too low" });
  expect(before?.rows[1]).toEqual([37]);
  expect(after?.rows[1]).toEqual([1]);
});

test("a card is committed at a tap, or at the second step for those who confirm", () => {
  const choice = new Choice(table, show);
  choice.card(90);
  expect(sent).toMatchObject([{ move: { kind: "six.commit", card: 90 } }]);
  table.sending = null;
  prefer({ confirm: true });
  choice.card(30);
  expect([sent.length, choice.picked, choice.preview]).toEqual([1, { kind: "six.commit", card: 30 }, { kind: "sixth", row: 0, cost: 6 }]);
  choice.confirm();
  expect(sent[1]).toMatchObject({ move: { kind: "six.commit", card: 30 } });
});

test("the same card twice is enough to confirm", () => {
  prefer({ confirm: true });
  const choice = new Choice(table, show);
  choice.card(30);
  choice.card(90);
  choice.card(90);
  expect(sent).toMatchObject([{ move: { kind: "six.commit", card: 90 } }]);
});

test("who taps while the story is told chooses, sees the rows, and plays with the next tap", async () => {
  const choice = new Choice(table, show);
  show.perform([{ apply: () => undefined, beat: 10_000 }]);
  choice.card(90);
  expect([sent, choice.picked]).toEqual([[], { kind: "six.commit", card: 90 }]);
  await vi.waitUntil(() => !show.busy);
  const band = () => drawn(PreviewAndConfirm, { choice, rules: SIX, show, height: 64, onhands: null });
  expect(band()).toContain(say("six-again")); // why the same tap plays at once at other times
  choice.looked = 30;
  expect(band()).not.toContain(say("six-again"));
  choice.looked = null;
  choice.card(90);
  expect(sent).toMatchObject([{ move: { kind: "six.commit", card: 90 } }]);
});

test("who has chosen a card while the story was told may choose another: only the second tap plays it", async () => {
  const choice = new Choice(table, show);
  show.perform([{ apply: () => undefined, beat: 10_000 }]);
  choice.card(90);
  await vi.waitUntil(() => !show.busy);
  choice.card(30);
  expect([sent, choice.picked]).toEqual([[], { kind: "six.commit", card: 30 }]);
  choice.card(30);
  expect(sent).toMatchObject([{ move: { kind: "six.commit", card: 30 } }]);
});

test("news that come while the story is told are on the table when it is over, and can be acted on before", async () => {
  const choice = new Choice(table, show);
  table.latest = info;
  show.perform([{ apply: () => undefined, beat: 10_000 }]);
  table.heard({ kind: "news", version: 1, own_version: null, events: [{ kind: "six.committed", seat: 0, card: 30 }], ack: null });
  expect([show.busy, show.front[0], choice.committed]).toEqual([true, null, 30]);
  table.heard({ kind: "news", version: 1, own_version: 1, events: [{ kind: "six.replaced", seat: 0, card: 90 }], ack: null });
  expect([choice.committed, table.play?.to_act]).toEqual([90, []]);
  show.skip();
  await vi.waitUntil(() => !show.busy);
  expect([show.front, show.canRepeat]).toEqual([["back", "back", "back"], false]);
});

test("a hand cannot be played before its round is on the table", async () => {
  const choice = new Choice(table, show);
  const next = { ...choosing, view: { ...choosing.view, round_number: 3 } };
  table.play = next;
  expect([show.showsCurrentRound, choice.cards]).toEqual([false, []]);
  show.tell({ before: choosing, events: [{ kind: "match.round_started", round_number: 3, starter: 0 }], after: next });
  show.skip();
  await vi.waitUntil(() => !show.busy);
  expect([show.showsCurrentRound, choice.cards]).toEqual([true, [1, 30, 90]]);
});

test("while a trick is told, nobody's next card is spoken of", () => {
  expect(markOf(table, 1, true)).toBe("none");
  table.presence = { kind: "presence", people: [1], spectators: 0, asking: [], away: [] };
  expect(markOf(table, 1, true)).toBe("away");
});

test("nothing can be played that the server does not offer", () => {
  const choice = new Choice(table, show);
  choice.card(55);
  choice.row(2);
  expect(sent).toEqual([]);
});

test.each([
  ["a card", choosing, { kind: "six.commit", card: 30 }],
  ["a row", play({ kind: "six.choosing_row", seat: 0, cards: [1, 62, 36] }, { kind: "choose_row", prices: [5, 1, 6, 2] }), { kind: "six.choose_row", row: 1 }],
] as const)("a pause keeps %s that waits for its confirmation, and nobody can confirm it meanwhile", (_, asked, move) => {
  prefer({ confirm: true });
  table.play = asked;
  const choice = new Choice(table, show);
  if (move.kind === "six.commit") choice.card(move.card);
  else choice.row(move.row);
  expect(choice.canConfirm).toBe(true);
  table.info = { ...info, paused: true };
  choice.confirm();
  expect([choice.canConfirm, choice.picked, sent]).toEqual([false, move, []]);
  table.info = info;
  choice.confirm();
  expect([choice.canConfirm, choice.picked]).toEqual([false, null]);
  expect(sent).toMatchObject([{ move }]);
});

test("a card that lies face down can still be changed for one that is confirmed", () => {
  prefer({ confirm: true });
  table.play = { ...play({ kind: "six.commitments", committed: [true, false, true], own: 90 }), to_act: [1] };
  const choice = new Choice(table, show);
  choice.card(30);
  expect(choice.canConfirm).toBe(true);
});

test("what is picked does not outlive its turn", () => {
  prefer({ confirm: true });
  const choice = new Choice(table, show);
  choice.card(30);
  table.play = { ...choosing, turn: 5 };
  expect(choice.picked).toBeNull();
});

test("a seat says one thing: who is away, who has chosen, whom the table waits for", () => {
  expect([0, 1, 2].map((seat) => markOf(table, seat, false, hasCommitted(round(choosing), seat)))).toEqual(["thinking", "ready", "ready"]);
  expect(markOf(table, 1, true, true)).toBe("none");
  table.presence = { kind: "presence", people: [1], spectators: 0, asking: [], away: [] };
  expect(markOf(table, 1, false, true)).toBe("away");
});

test("who was sent away keeps the name of the match; a bot has one of its own", () => {
  table.info = { ...info, seats: [info.seats[0] ?? chair(), chair({ bot: "cautious" }), chair({ bot: "cautious" })] };
  expect(nameOf(table, 1)).toBe("Luis");
  expect(nameOf(table, 2)).not.toBe("cautious");
});
