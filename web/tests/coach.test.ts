/** Over first matches of the engine, by a simulated clock: every hint is said when its moment comes, once, and at no other time. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Coach, READ, type Hint } from "../src/coach/coach.svelte";
import * as eleven from "../src/games/eleven/moments";
import { ElevenShow } from "../src/games/eleven/show.svelte";
import { Turn } from "../src/games/eleven/turn.svelte";
import { Choice } from "../src/games/six/choice.svelte";
import * as six from "../src/games/six/moments";
import { SixShow } from "../src/games/six/show.svelte";
import { narrator } from "../src/show/narrator.svelte";
import type { TableShow } from "../src/show/table_show.svelte";
import { prefer } from "../src/state/settings.svelte";
import { TableState } from "../src/state/table.svelte";
import { speak } from "../src/text/say.svelte";
import type { MatchSeen, RoundView, Rules } from "../src/wire/types";
import vectors from "./coach-vectors.json";
import { fakeStorage } from "./fake_storage";
import { Wire } from "./fake_wire";
import { chair, tableOf } from "./fixtures";

/** What the page knows at a decision, and the hints whose moment has come with it. */
interface Decision {
  round: number;
  view: { hand: number[]; hand_sizes: number[]; rows?: number[][]; bull_cards?: number[] };
  legal: MatchSeen["legal"];
  due: string[];
}

interface FirstMatch {
  rules: Rules;
  told: Decision[];
}

const matches = (vectors as unknown as readonly FirstMatch[]).map((match, number): [string, FirstMatch] => [`${match.rules.kind} ${String(number)}`, match]);
/** In milliseconds: a story before each decision. */
const STORY = 2_000;
const GLANCE = 50;
/** Somebody who thinks: a glance, then time to read two hints; and somebody who does not. */
const THINKS = [GLANCE, READ, READ];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: {}, querySelectorAll: () => [], querySelector: () => null });
  fakeStorage().set("toril.coach", "{}");
  prefer({ speed: "normal", confirm: false });
  await speak("en");
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function roundOf({ view, legal }: Decision): RoundView {
  const { hand, hand_sizes, rows = [], bull_cards = [] } = view;
  const nobody = hand_sizes.map(() => 0);
  if (legal.kind === "turn" || legal.kind === "rob") {
    const phase = legal.kind === "turn" ? { kind: "eleven.turn" as const, seat: 0 } : { kind: "eleven.choosing_victim" as const, seat: 0 };
    const tops = legal.kind === "turn" ? legal.take : [];
    return { kind: "eleven.table_view", seat: 0, tops, hand, hand_sizes, draw_deck_size: 50, supply: 1, bull_cards, lap: [], hands: null, phase } as RoundView;
  }
  const phase =
    legal.kind === "commit"
      ? { kind: "six.commitments" as const, committed: hand_sizes.map((_, seat) => seat > 0), own: null }
      : { kind: "six.choosing_row" as const, seat: 0, cards: hand_sizes.map((_, seat) => 1 + seat) };
  return { kind: "six.table_view", seat: 0, rows, hand, hand_sizes, last_trick: null, bullheads_taken: nobody, phase };
}

/** Somebody in a first match, and the hints that they see. */
class Beginner {
  readonly wire = new Wire();
  readonly table = new TableState("K7W2FP", () => null, () => this.wire);
  readonly show: TableShow;
  readonly coach: Coach;
  readonly hints: readonly Hint[];
  readonly choice: Choice | null;
  #turn = 0;

  constructor(readonly rules: Rules) {
    this.table.person = 1;
    this.table.coached = true;
    this.table.info = tableOf(rules, [chair({ person: 1, name: "Ana" }), ...Array.from({ length: rules.seats - 1 }, () => chair({ bot: "ox" }))]);
    if (rules.kind === "six.rules") {
      const show = new SixShow(this.table);
      const choice = new Choice(this.table, show);
      [this.show, this.choice, this.hints] = [show, choice, six.hints(choice, show)];
      this.coach = new Coach(this.hints, () => six.quiet(choice, show));
    } else {
      const show = new ElevenShow(this.table);
      const turn = new Turn(this.table, show);
      [this.show, this.choice, this.hints] = [show, null, eleven.hints(turn)];
      this.coach = new Coach(this.hints, () => eleven.quiet(turn));
    }
  }

  /** The next decision comes with a story, during which nothing is said; return the hints that stand then, in order. */
  async decide(decision: Decision, thinks: readonly number[] = THINKS): Promise<string[]> {
    const { legal, round } = decision;
    const view = { round_number: round, starter: 0, scores: Array.from({ length: round - 1 }, () => [4, 3, 2, 1]), outcome: null, round: roundOf(decision) };
    const play: MatchSeen = { match: 1, turn: ++this.#turn, deadline: null, to_act: [0], rests: false, legal, view };
    [this.table.play, this.table.sending] = [play, null];
    this.show.begin({ play });
    await vi.advanceTimersByTimeAsync(GLANCE);
    this.show.perform([{ apply: () => undefined, beat: STORY, opens: true }]);
    expect([await this.#look([STORY - GLANCE]), this.show.busy]).toEqual([[], true]);
    const seen = await this.#look(thinks);
    if (legal.kind === "commit") {
      this.choice?.card(legal.cards[0] ?? 0);
      seen.push(...(await this.#look(thinks)));
      this.choice?.confirm();
    } else if (legal.kind === "choose_row") {
      this.choice?.row(0);
      this.choice?.confirm();
    } else this.table.move(legal.kind === "turn" ? { kind: "eleven.take", top: legal.take[0] ?? 0 } : { kind: "eleven.rob", seat: 1 });
    expect(this.wire.sent).toHaveLength(this.#turn);
    await this.#look([GLANCE]);
    expect(this.coach.words).toBe("");
    return [...new Set(seen)]; // one may stand before and after a card was chosen
  }

  /** Look at the screen after each of these times. */
  async #look(times: readonly number[]): Promise<string[]> {
    const seen: string[] = [];
    for (const time of times) {
      await vi.advanceTimersByTimeAsync(time);
      this.coach.look(); // the page looks whenever something has changed
      const standing = this.hints.find((hint) => hint.words() === this.coach.words)?.id;
      if (standing !== undefined && standing !== seen.at(-1)) seen.push(standing);
    }
    return seen;
  }
}

describe("in a first match", () => {
  it.each(matches)("%s: every hint whose moment comes is said then, once, to a screen reader too", async (_, { rules, told }) => {
    const reader = vi.spyOn(narrator, "tell");
    const beginner = new Beginner(rules);
    const said = [];
    for (const decision of told) said.push((await beginner.decide(decision)).sort());
    expect(said).toEqual(told.map(({ due }) => [...due].sort()));
    const aloud = reader.mock.calls.map(([words]) => words);
    const words = new Map(beginner.hints.map((hint) => [hint.id, hint.words()]));
    expect(new Set(words.values()).size).toBe(5);
    for (const [id, hint] of words) {
      expect([id, aloud.filter((each) => each === hint).length]).toEqual([id, said.flat().includes(id) ? 1 : 0]);
    }
    beginner.show.leave();
  });

  it("there are matches in which each moment comes", () => {
    const due = matches.flatMap(([, { told }]) => told.flatMap((decision) => decision.due));
    expect(new Set(due).size).toBe(10);
  });
});

describe("a hint", () => {
  const [, first] = matches[0] ?? ["", null];
  if (!first) throw new Error("no match");

  it("is not said again after a reload, nor in another match", async () => {
    const [opening] = first.told;
    if (!opening) throw new Error("no decision");
    expect(await new Beginner(first.rules).decide(opening)).toEqual(["six-choice", "six-preview"]);
    expect(await new Beginner(first.rules).decide(opening)).toEqual([]);
  });

  it("delays nobody: who plays at once plays, and what was due is said at the next decision that it matters for", async () => {
    const at = first.told.findIndex(({ due }) => due.includes("six-full"));
    const [one, two, three] = [first.told[0], first.told[at], first.told[at + 1]];
    if (!one || !two || !three) throw new Error("no such decision");
    const beginner = new Beginner(first.rules);
    await beginner.decide(one);
    expect(await beginner.decide(two, [])).toEqual([]);
    expect(await beginner.decide(three)).toEqual(["six-full"]);
  });

  it("makes room for the next one that matters too, when it has been read", async () => {
    const later = first.told.find(({ round }) => round > 1);
    if (!later) throw new Error("no such decision");
    expect(await new Beginner(first.rules).decide(later)).toEqual(["six-choice", "six-scored", "six-preview"]);
  });
});
