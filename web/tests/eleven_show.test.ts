/** The story of a turn of 11 nimmt!, and the turn that a person puts together meanwhile. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ElevenShow } from "../src/games/eleven/show.svelte";
import { Turn } from "../src/games/eleven/turn.svelte";
import { prefer } from "../src/state/settings.svelte";
import { TableState } from "../src/state/table.svelte";
import type { ElevenView, FromClient, GameEvent, LegalTurn, MatchSeen } from "../src/wire/types";
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
  /** Play the scenes of an event at once; return their sentences. */
  after(event: GameEvent): string[] {
    return this.scenes(event).flatMap((scene) => {
      scene.apply();
      return scene.say === undefined ? [] : [scene.say];
    });
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

test("a pile goes to its taker, who alone is told what lay in it", () => {
  expect(show.after({ kind: "eleven.pile_taken", seat: 1, top: 31, cards: null })).toEqual(["Luis takes the pile of 31."]);
  expect([show.tops, show.fresh]).toEqual([[69], []]);
  expect(show.after({ kind: "eleven.pile_taken", seat: 0, top: 69, cards: [60, 69] })).toEqual([
    "You take the pile of 69. The pile held: 60 and 69.",
  ]);
  expect([show.tops, show.fresh]).toEqual([[], [60, 69]]);
});

test("a bull card comes from the supply, or from whoever is robbed", () => {
  expect(show.after({ kind: "eleven.bull_card_gained", seat: 0, source: "supply" })).toEqual(["You get a bull card."]);
  expect([show.supply, show.bullCards]).toEqual([3, [1, 2, 1]]);
  expect(show.after({ kind: "eleven.bull_card_gained", seat: 2, source: 1 })).toEqual(["Romero takes a bull card from Luis."]);
  expect([show.supply, show.bullCards, show.gained]).toEqual([3, [1, 1, 2], null]);
});

test("new piles come from the deck", () => {
  show.after({ kind: "eleven.piles_opened", cards: [50, 12] });
  expect([show.tops, show.deck]).toEqual([[12, 31, 50, 69], 18]);
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
    "Choose whom to take a bull card from, or nobody.",
    "Romero decides whether to take a bull card from somebody.",
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
