/** Matches of the engine, told to a page by a simulated clock: what stood on its screen, what was read out, what its log has. */
import { vi } from "vitest";
import { ElevenShow } from "../src/games/eleven/show.svelte";
import { RoundHistory } from "../src/games/six/history.svelte";
import { SixShow } from "../src/games/six/show.svelte";
import type { Owned } from "../src/games/six/trick";
import { placedWords } from "../src/games/six/words";
import { narrator } from "../src/show/narrator.svelte";
import type { Scene } from "../src/show/show.svelte";
import type { Summary } from "../src/show/table_show.svelte";
import { prefer, type Speed } from "../src/state/settings.svelte";
import { TableState } from "../src/state/table.svelte";
import type { GameEvent, MatchSeen, RoundView, Rules } from "../src/wire/types";
import { chair, tableOf } from "./fixtures";
import { lots } from "./lots";
import vectors from "./story-vectors.json";

export interface Update {
  seat: number;
  showing: number;
  events: GameEvent[];
  tops?: number[];
}

/** One of the matches, with what it makes of the time that a page needs. */
export interface StoryMatch {
  rules: Rules;
  told: Update[];
}

export const ME = 0;
/** Everybody at the table; every second one is a bot, with the name that the catalogue gives to that seat. */
export const NAMES = ["Ana", "Canela", "Luis", "Jara", "Eva", "Perla", "Hugo", "Paloma", "Bruno", "Azahar"] as const;
/** In milliseconds: what is on the screen for less was skipped. */
export const FRAME = 17;
/** A bot moves so long after the move before it: `bot_pause` of the server. */
const BOT_PAUSE = 600;

/** The matches, each with a name for its tests. */
export const matches = (vectors as unknown as readonly StoryMatch[]).map((match): [string, StoryMatch] => {
  const { rules } = match;
  const kind = rules.kind === "six.rules" ? rules.variant : `rob: ${rules.rob}`;
  return [`${rules.kind} with ${String(rules.seats)}, ${kind}`, match];
});

/** A scene as it was on the screen, or, of no event, the table as it is. */
export interface Seen {
  event: GameEvent | null;
  at: number;
}

/** A sentence and how long it stood on the screen; in 6 nimmt! with the cards that lay beside it at its end. */
export interface Stood {
  words: string;
  from: number;
  to: number;
  trick: readonly Owned[];
}

export interface Telling {
  seen: Seen[];
  /** What stood on the screen for longer than a moment. */
  stood: Stood[];
  /** What a screen reader was told. */
  aloud: string[];
  summaries: Summary[];
  /** The lines of the log about cards that were placed. */
  logged: string[];
  /** Events that I cut short by a tap. */
  cut: Set<GameEvent>;
  /** Where I let the story end: when it did, when the server says it would, and whether it allows for more than is shown: for looking at
   * the scores, and for the pick of somebody else, which lasts twice as long as my own. */
  ends: { told: number; shownUntil: number; allowsMore: boolean }[];
}

function logging(seen: Seen[], event: GameEvent, scene: Scene): Scene {
  const apply = (): void => {
    scene.apply();
    seen.push({ event, at: Date.now() });
  };
  return { ...scene, apply };
}

class SeenEleven extends ElevenShow {
  seen: Seen[] = [];
  override scenes(event: GameEvent, told: readonly GameEvent[]): Scene[] {
    return super.scenes(event, told).map((scene) => logging(this.seen, event, scene));
  }
  override settle(play: MatchSeen | null): void {
    super.settle(play);
    (this.seen as Seen[] | undefined)?.push({ event: null, at: Date.now() });
  }
}

class SeenSix extends SixShow {
  seen: Seen[] = [];
  override scenes(event: GameEvent): Scene[] {
    return super.scenes(event).map((scene) => logging(this.seen, event, scene));
  }
  override settle(play: MatchSeen | null): void {
    super.settle(play);
    (this.seen as Seen[] | undefined)?.push({ event: null, at: Date.now() });
  }
}

/** Tell `told` whatever is written into a field of `show`, as the page's components would be. */
function onChange<T extends object, K extends keyof T>(show: T, field: K, told: (value: T[K]) => void): void {
  let current = show[field];
  const set = (value: T[K]): void => {
    current = value;
    told(value);
  };
  Object.defineProperty(show, field, { get: () => current, set });
}

function sentencesOf(show: SeenSix | SeenEleven): Stood[] {
  const stood: Stood[] = [];
  onChange(show, "sentence", (words) => {
    const [last, now] = [stood.at(-1), Date.now()];
    if (last?.words === words) return;
    if (last) Object.assign(last, { to: now, trick: show instanceof SixShow ? show.trick : [] });
    stood.push({ words, from: now, to: now, trick: [] });
  });
  return stood;
}

/** The match after an update, as far as a story asks for it. */
function playAfter({ rules }: StoryMatch, update: Update, round: number): MatchSeen {
  const each = Array.from({ length: rules.seats }, () => 10);
  return {
    match: 1, turn: 1, deadline: null, to_act: [ME], rests: false, legal: { kind: "nothing", why: "not_your_turn" },
    view: { round_number: round, starter: 0, scores: [], outcome: null, round: rules.kind === "six.rules" ? sixView(each) : elevenView(each, update) },
  };
}

function sixView(hand_sizes: number[]): RoundView {
  const nobody = hand_sizes.map(() => 0);
  const phase = { kind: "six.commitments" as const, committed: nobody.map(() => false), own: null };
  return { kind: "six.table_view", seat: ME, rows: [], hand: [], hand_sizes, last_trick: null, bullheads_taken: nobody, phase };
}

function elevenView(hand_sizes: number[], { tops }: Update): RoundView {
  return {
    kind: "eleven.table_view", seat: ME, tops: tops ?? [], hand: [], hand_sizes, draw_deck_size: 50, supply: 1, bull_cards: hand_sizes, lap: [],
    hands: null, phase: { kind: "eleven.turn", seat: ME },
  };
}

function tableFor({ rules }: StoryMatch): TableState {
  const channel = { send: () => true, reopen: () => undefined, close: () => undefined };
  const table = new TableState("K7W2FP", () => null, () => channel);
  table.person = 1;
  const people = NAMES.slice(0, rules.seats).map((name, seat) => (seat % 2 === 0 ? chair({ person: seat + 1, name }) : chair({ bot: "ox" })));
  table.info = { ...tableOf(rules, people), rules, clock: "quick" };
  return table;
}

/** Tell a match at a pace; `taps` is how often I decide before the story has ended, which ends it. */
export async function telling(match: StoryMatch, speed: Speed, taps: number): Promise<Telling> {
  prefer({ speed });
  const random = lots(5);
  const table = tableFor(match);
  const history = new RoundHistory(table);
  const show = match.rules.kind === "six.rules" ? new SeenSix(table) : new SeenEleven(table);
  const sentences = sentencesOf(show);
  const summaries: Summary[] = [];
  onChange(show, "summary", (summary) => { if (summary) summaries.push(summary); });
  const reader = vi.spyOn(narrator, "tell");
  const logged: string[] = [];
  const cut = new Set<GameEvent>();
  const ends: Telling["ends"] = [];
  let waiting: GameEvent[] = [];
  let round = 1;
  let shownUntil = 0;
  for (const update of match.told) {
    if (update.seat === ME) {
      if (random() < taps) {
        await vi.advanceTimersByTimeAsync(BOT_PAUSE + random() * 4_000);
        if (show.busy) waiting.forEach((event) => cut.add(event));
        show.skip();
      } else {
        while (show.busy) await vi.advanceTimersToNextTimerAsync();
        const last = show.seen.at(-1);
        const allowsMore = waiting.some(({ kind }) => kind === "match.round_started" || kind === "six.drafted");
        if (last) ends.push({ told: last.at, shownUntil, allowsMore });
        await vi.advanceTimersByTimeAsync(random() * 3_000);
      }
      show.closeSummary();
      [waiting, shownUntil] = [[], Date.now()];
    } else await vi.advanceTimersByTimeAsync(BOT_PAUSE);
    waiting.push(...update.events);
    shownUntil = Math.max(shownUntil, Date.now()) + update.showing;
    for (const event of update.events) if (event.kind === "match.round_started") round = event.round_number;
    const before = table.play;
    table.play = playAfter(match, update, round);
    for (const event of update.events) {
      history.tell({ before, events: [event], after: table.play });
      const line = history.tricks.at(-1)?.at(-1);
      if (event.kind === "six.placed" && line && match.rules.kind === "six.rules") logged.push(placedWords(table, line, match.rules));
    }
    show.tell({ before, events: update.events, after: table.play });
  }
  while (show.busy) await vi.advanceTimersToNextTimerAsync();
  const tops = show instanceof ElevenShow ? show.piles.map((pile) => pile.top).sort((one, other) => one - other) : undefined;
  if (String(tops) !== String(match.told.at(-1)?.tops)) throw new Error(`the story ended with piles of ${String(tops)}`);
  show.leave();
  const aloud = reader.mock.calls.map(([words]) => words);
  reader.mockRestore();
  const stood = sentences.filter(({ words, from, to }) => words !== "" && to - from >= FRAME);
  return { seen: show.seen, stood, aloud, summaries, logged, cut, ends };
}
