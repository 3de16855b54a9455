/** The story of a turn of 11 nimmt!, and the turn that a person puts together meanwhile. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arranged, boardFor } from "../src/games/eleven/board";
import { signsOf, turnSentence } from "../src/games/eleven/lap";
import { places, sorted } from "../src/games/eleven/piles";
import { ElevenShow } from "../src/games/eleven/show.svelte";
import { Turn } from "../src/games/eleven/turn.svelte";
import { prefer } from "../src/state/settings.svelte";
import { TableState } from "../src/state/table.svelte";
import type { ElevenView, EventOf, FromClient, GameEvent, LegalTurn, MatchSeen } from "../src/wire/types";
import { speak } from "../src/text/say.svelte";
import { chair, ELEVEN, tableOf } from "./fixtures";

const info = tableOf(ELEVEN, [chair({ person: 1, name: "Ana" }), chair({ person: 2, name: "Luis" }), chair({ bot: "cautious" })]);

const round: ElevenView = {
  kind: "eleven.table_view", seat: 0, tops: [69, 31], hand: [34, 36, 70], hand_sizes: [3, 5, 2], draw_deck_size: 20, supply: 4,
  bull_cards: [0, 2, 1], lap: [], hands: null, phase: { kind: "eleven.turn", seat: 0 },
};
const legal: LegalTurn = { kind: "turn", reach: { "31": [34, 36], "69": [70] }, piles: 1, cards: "one", take: [31, 69] };

function play(changes: Partial<ElevenView> = {}, mine: MatchSeen["legal"] = legal): MatchSeen {
  const view = { round_number: 2, starter: 0, scores: [[5, 0, 7]], outcome: null, round: { ...round, ...changes } };
  return { match: 1, turn: 4, deadline: null, to_act: [0], rests: false, view, legal: mine };
}

class Peek extends ElevenShow {
  /** Play the scenes of events at once; return their sentences. */
  after(...events: GameEvent[]): string[] {
    return events.flatMap((event) => this.scenes(event, events)).flatMap((scene) => {
      scene.apply();
      return scene.say === undefined ? [] : [scene.say];
    });
  }
  /** The sentence at the end of a round, and how it is felt. */
  end(event: EventOf<"eleven.round_ended">): unknown[] {
    return this.scenes(event, [event]).flatMap(({ say, mood }) => [say, mood]);
  }
  get tops(): number[] {
    return this.piles.map((pile) => pile.top);
  }
}

let table: TableState, sent: FromClient[], show: Peek, turn: Turn;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: {}, querySelectorAll: () => [], querySelector: () => null });
  await speak("en");
  sent = [];
  const channel = { send: (message: FromClient) => sent.push(message) > 0, reopen: () => undefined, close: () => undefined };
  table = new TableState("K7W2FP", () => null, () => channel);
  table.person = 1;
  table.info = info;
  table.play = play();
  show = new Peek(table);
  turn = new Turn(table, show);
  prefer({ confirm: false, speed: "normal" });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("piles lie in the order of their tops, totals are those of the rounds before", () => {
  expect([show.tops, show.totals, show.deck, show.supply]).toEqual([[31, 69], [5, 0, 7], 20, 4]);
});

test("cards that are played come to lie one on the other, and the hand becomes smaller", () => {
  expect(show.after({ kind: "eleven.played", seat: 1, groups: [[31, [34, 40]], [69, [71]]] })).toEqual(["Luis plays 34 and 40 on 31; 71 on 69."]);
  expect([show.tops, show.handSizes]).toEqual([[40, 71], [3, 2, 2]]);
});

const take: GameEvent = { kind: "eleven.pile_taken", seat: 1, top: 31, cards: null };
const open: GameEvent = { kind: "eleven.piles_opened", cards: [50, 12] };

test("a pile goes to its taker, who alone is told what lay in it", () => {
  expect(show.after(take, open)).toEqual(["Luis takes the 31 pile and opens piles with 50 and 12."]);
  expect([show.tops, show.fresh, show.active]).toEqual([[50, 69, 12], [], 1]);
  expect(show.after({ kind: "eleven.pile_taken", seat: 0, top: 69, cards: [60, 69] }, { ...open, cards: [7] })).toEqual([
    "You take the 69 pile (60 and 69) and open a pile with 7.",
  ]);
  expect([show.tops, show.fresh]).toEqual([[50, 7, 12], [60, 69]]);
});

test("a take, its bull card and the new piles are one story with one sentence", () => {
  const gained = (source: number | "supply"): GameEvent => ({ kind: "eleven.bull_card_gained", seat: 1, source });
  expect(show.after(take, gained("supply"), open)).toEqual(["Luis takes the 31 pile, gets a bull card, and opens piles with 50 and 12."]);
  expect([show.supply, show.bullCards, show.deck]).toEqual([3, [0, 3, 1], 18]);
  expect(show.after({ ...take, top: 50 }, gained(2), { ...open, cards: [8] })).toEqual([
    "Luis takes the 50 pile, takes a bull card from Romero, and opens a pile with 8.",
  ]);
  expect([show.supply, show.bullCards, show.gained]).toEqual([3, [0, 4, 0], null]);
  show.bullCards = [2, 0, 0];
  expect(show.after(gained(0), { ...open, cards: [9, 10] })).toEqual(["Luis takes a bull card from you and opens piles with 9 and 10."]);
});

test("the same in Spanish", async () => {
  await speak("es");
  const mine: GameEvent = { kind: "eleven.pile_taken", seat: 0, top: 31, cards: [31] };
  expect(show.after(mine, { kind: "eleven.bull_card_gained", seat: 0, source: "supply" }, open)).toEqual([
    "Te llevas la pila del 31 (31), recibes una carta de toro y abres pilas con 50 y 12.",
  ]);
  expect(show.after({ kind: "eleven.bull_card_gained", seat: 0, source: 1 }, { ...open, cards: [3] })).toEqual([
    "Le quitas una carta de toro a Luis y abres una pila con 3.",
  ]);
});

test("a pile keeps its place, and a new one takes the first that is free", () => {
  show.after({ kind: "eleven.piles_opened", cards: [50, 12] });
  expect(show.tops).toEqual([31, 69, 50, 12]);
  show.after({ kind: "eleven.played", seat: 1, groups: [[69, [70]]] }, take);
  expect(show.piles.map(({ place, top }) => [place, top])).toEqual([[1, 70], [2, 50], [3, 12]]);
  expect(places(show.piles).map((pile) => pile?.top ?? null)).toEqual([null, 70, 50, 12]);
  show.after({ kind: "eleven.piles_opened", cards: [99, 1] });
  expect(show.tops).toEqual([99, 70, 50, 12, 1]);
  expect(sorted(show.piles).map((pile) => pile.top)).toEqual([1, 12, 50, 70, 99]);
});

test("what the server says is true, and what lay there stays where it was", async () => {
  show.after({ kind: "eleven.piles_opened", cards: [50, 12] });
  const lap: ElevenView["lap"] = [{ kind: "eleven.last_play", seat: 1, tops: [70] }];
  show.tell({ before: null, events: [], after: play({ tops: [12, 31, 44, 70], lap }) });
  await vi.advanceTimersByTimeAsync(10);
  expect(show.piles.map(({ top, by }) => [top, by])).toEqual([[31, null], [44, null], [70, 1], [12, null]]);
});

test("another round, and a page that was opened anew, begin with the piles in the order of their numbers", () => {
  show.after({ kind: "eleven.piles_opened", cards: [50, 12] });
  expect(new Peek(table).tops).toEqual([31, 69]);
  const next = play({ tops: [88, 4, 50] });
  table.play = { ...next, view: { ...next.view, round_number: 3 } };
  show.after({ kind: "match.round_started", round_number: 3, starter: 0 });
  expect(show.tops).toEqual([4, 50, 88]);
});

test("nothing of mine rises before the story ends, and a tap acts at once and ends it", async () => {
  const events: GameEvent[] = [{ kind: "eleven.played", seat: 2, groups: [[31, [32]]] }];
  table.play = play({ tops: [69, 32], lap: [{ kind: "eleven.last_play", seat: 2, tops: [32] }] });
  show.tell({ before: play(), events, after: table.play });
  await vi.advanceTimersByTimeAsync(100);
  expect([turn.offered, turn.legal, show.sentence]).toEqual([null, legal, "Romero plays 32 on 31."]);
  turn.card(70);
  await vi.advanceTimersByTimeAsync(0);
  expect([turn.offered, turn.staging.groups, show.busy]).toEqual([legal, [{ top: 69, cards: [70] }], false]);
});

const ROBBING: ElevenView["phase"] = { kind: "eleven.choosing_victim", seat: 0, top: 31, victims: [1] };

test("whom to rob is not asked before my own take has been told, and a choice counts at once all the same", async () => {
  const before = table.play;
  table.play = play({ phase: ROBBING, tops: [69] }, { kind: "rob", victims: [1], may_decline: false });
  const mine: GameEvent[] = [{ kind: "eleven.pile_taken", seat: 0, top: 31, cards: [31] }, { kind: "eleven.must_rob", seat: 0, victims: [1] }];
  show.tell({ before, events: mine, after: table.play });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([show.busy, turn.offeredVictims, turn.victims]).toEqual([true, null, [1]]);
  turn.pile(69); // a tap on the table ends the story, and asks
  await vi.advanceTimersByTimeAsync(0);
  expect([show.busy, turn.offeredVictims, sent]).toEqual([false, [1], []]);
  show.tell({ before, events: mine, after: table.play });
  await vi.advanceTimersByTimeAsync(100);
  turn.rob(1);
  expect([show.busy, sent.length]).toEqual([true, 1]);
});

test("the seat that is told of is marked, then the one that must decide, and nobody when the round is over", async () => {
  expect(show.active).toBe(0);
  const after = play({ tops: [69, 32], phase: { kind: "eleven.turn", seat: 2 } });
  show.tell({ before: play(), events: [{ kind: "eleven.played", seat: 1, groups: [[31, [32]]] }], after });
  await vi.advanceTimersByTimeAsync(100);
  expect([show.busy, show.active]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([show.busy, show.active]).toEqual([false, 2]);
  show.after({ kind: "eleven.round_ended", hands: [[34], [5], [7]], penalties: [1, 2, 1], out: null });
  expect(show.active).toBe(null);
});

test("the strip of the last lap shows what was told and no more", async () => {
  const lap: ElevenView["lap"] = [
    { kind: "eleven.last_take", seat: 1, top: 31, opened: [50, 12], source: 2 },
    { kind: "eleven.last_play", seat: 2, tops: [70] },
  ];
  show.tell({ before: play(), events: [{ kind: "eleven.played", seat: 2, groups: [[69, [70]]] }], after: play({ lap }) });
  await vi.advanceTimersByTimeAsync(100);
  expect(show.lapTold).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(show.lapTold.map(signsOf)).toEqual([
    { seat: 1, taken: 31, bullCard: true, victim: 2, left: [50, 12] },
    { seat: 2, taken: null, bullCard: false, victim: null, left: [70] },
  ]);
  expect(show.lapTold.map((each) => turnSentence(each, table))).toEqual([
    "Luis took the 31 pile; new piles: 50 and 12. They took a bull card from Romero.",
    "Romero played and left 70 on top.",
  ]);
  const other: ElevenView["lap"][number] = { kind: "eleven.last_take", seat: 0, top: 69, opened: [3], source: "supply" };
  expect([signsOf(other), signsOf({ ...other, source: null })]).toMatchObject([{ bullCard: true, victim: null }, { bullCard: false, victim: null }]);
});

test("sorted by number is a setting: piles are read in the order of their tops, and otherwise each at its place", () => {
  show.after({ kind: "eleven.piles_opened", cards: [50, 12] });
  const board = boardFor(show.room, { width: 348, height: 200 });
  const read = (byNumber: boolean) => arranged(show.piles, show.together, board, byNumber).flatMap((pile) => pile?.top ?? []);
  expect(read(true)).toEqual([12, 31, 50, 69]);
  show.after({ kind: "eleven.played", seat: 1, groups: [[12, [99]]] });
  expect(read(true)).toEqual([31, 50, 69, 99]);
  const before = read(false);
  show.after({ kind: "eleven.played", seat: 1, groups: [[50, [1]]] });
  expect(read(false)).toEqual(before.map((top) => (top === 50 ? 1 : top)));
});

test("while a pile is gone and others come, the board stays as it was", () => {
  show.after({ kind: "eleven.piles_opened", cards: [50, 12] });
  show.after({ ...take, top: 12 });
  expect([show.piles.length, show.room]).toEqual([3, 4]);
  show.after({ kind: "eleven.piles_opened", cards: [8] });
  expect([show.tops, show.room]).toEqual([[31, 69, 50, 8], 4]);
  const next = play({ tops: [88] });
  table.play = { ...next, view: { ...next.view, round_number: 3 } };
  show.after({ kind: "match.round_started", round_number: 3, starter: 0 });
  expect([show.room, show.together]).toEqual([1, 1]);
});

test("a round without a bullhead is praised, and being caught is felt", () => {
  const ends = (out: number | null, ...penalties: number[]) => show.end({ kind: "eleven.round_ended", hands: [[], [], []], penalties, out });
  expect(ends(0, 0, 2, 1)).toEqual(["You’re out of cards, without a single bullhead. Well played!", "praise"]);
  expect(ends(1, 8, 0, 1)).toEqual(["Luis has no cards left: the round is over. You’re caught with 8 bullheads!", "mine"]);
  expect(ends(null, 1, 2, 1)).toEqual(["The draw deck is empty: the round is over. You’re caught with 1 bullhead!", "mine"]);
  table.person = null;
  expect(ends(1, 8, 0, 1)).toEqual(["Luis has no cards left: the round is over.", undefined]);
});

test("nothing is shown twice: what lies below a top is for the memory (E14)", async () => {
  table.play = play({ tops: [69, 34] });
  show.tell({ before: play(), events: [{ kind: "eleven.played", seat: 1, groups: [[31, [34]]] }], after: table.play });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([show.busy, show.canRepeat, show.tops]).toEqual([false, false, [34, 69]]);
});

test("a card and its pile are a play at once, or wait for the button where one confirms", () => {
  turn.card(34);
  expect(turn.staging.groups).toEqual([{ top: 31, cards: [34] }]);
  turn.pile(31);
  expect(sent).toMatchObject([{ turn: 4, move: { kind: "eleven.play", groups: [[31, [34]]] } }]);
  table.sending = null;
  prefer({ confirm: true });
  turn.pile(31);
  expect(sent).toHaveLength(1);
  turn.play();
  expect(sent).toHaveLength(2);
});

test("while a move is on its way nothing else can be done", () => {
  turn.pile(69);
  turn.take();
  expect(sent).toMatchObject([{ move: { kind: "eleven.take", top: 69 } }]);
  turn.card(34);
  turn.clear();
  turn.take();
  expect([sent.length, turn.staging.pile]).toEqual([1, 69]);
});

test("what was put together does not outlive its turn, and is nothing when it is not mine", () => {
  turn.card(70);
  table.play = { ...play(), turn: 5 };
  expect(turn.staging.groups).toEqual([]);
  table.play = { ...play(), to_act: [1] };
  turn.card(70);
  expect([turn.legal, turn.staging.groups]).toEqual([null, []]);
});

test("a pause keeps what was put together, and nobody can play or clear it meanwhile", () => {
  prefer({ confirm: true });
  turn.card(34);
  turn.pile(31);
  table.info = { ...info, paused: true };
  turn.play();
  turn.take();
  turn.clear();
  expect([turn.legal, sent]).toEqual([null, []]);
  table.info = info;
  turn.play();
  expect(sent).toMatchObject([{ move: { kind: "eleven.play", groups: [[31, [34]]] } }]);
});

test("nothing of the next hand is seen or played before it is dealt", () => {
  table.play = { ...play(), view: { ...play().view, round_number: play().view.round_number + 1 } };
  turn.card(70);
  expect([show.showsCurrentRound, turn.legal, turn.staging.groups]).toEqual([false, null, []]);
  expect(show.left).toEqual(play().view.round.hand);
});

test("only those may be robbed whom the server names", () => {
  table.play = play({ phase: { kind: "eleven.choosing_victim", seat: 0, top: 31, victims: [1] } }, { kind: "rob", victims: [1], may_decline: false });
  turn.rob(2);
  expect([turn.victims, sent]).toEqual([[1], []]);
  turn.rob(1);
  expect(sent).toMatchObject([{ move: { kind: "eleven.rob", seat: 1 } }]);
});

test("nobody is robbed only where the server lets me decline (E10)", () => {
  const phase: ElevenView["phase"] = { kind: "eleven.choosing_victim", seat: 0, top: 31, victims: [1] };
  table.play = play({ phase }, { kind: "rob", victims: [1], may_decline: false });
  turn.decline();
  expect([turn.mayDecline, sent]).toEqual([false, []]);
  table.play = play({ phase }, { kind: "rob", victims: [1], may_decline: true });
  expect([turn.mayDecline, turn.victims]).toEqual([true, [1]]);
  turn.decline();
  turn.rob(1);
  expect(sent).toMatchObject([{ move: { kind: "eleven.decline" } }]);
  table.play = { ...table.play, to_act: [1] };
  expect(turn.mayDecline).toBe(false);
});

test("who may rob is asked, and who declines leaves all bull cards where they are", () => {
  const asked = (seat: number) => show.after({ kind: "eleven.may_rob", seat, victims: [1] });
  expect([...asked(0), ...asked(2)]).toEqual([
    "You can take a bull card from someone.",
    "Romero decides whether to take a bull card from someone.",
  ]);
  const declined = (seat: number) => show.after({ kind: "eleven.declined", seat });
  expect([...declined(0), ...declined(2)]).toEqual(["You take no bull card.", "Romero takes no bull card."]);
  expect([show.supply, show.bullCards]).toEqual([4, [0, 2, 1]]);
});

test("a pile of the story that is no longer there only hurries the story", async () => {
  show.perform([{ apply: () => undefined, beat: 60_000 }]);
  await vi.advanceTimersByTimeAsync(10);
  turn.pile(88);
  await vi.advanceTimersByTimeAsync(10);
  expect([show.busy, turn.staging.pile]).toEqual([false, null]);
});
