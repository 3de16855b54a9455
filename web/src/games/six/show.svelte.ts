/** What lies on the table of 6 nimmt! on the screen: each trick is a small story. */
import { printedSum } from "../../cards/bullheads";
import type { Scene } from "../../show/show.svelte";
import { TableShow, type Ending } from "../../show/table_show.svelte";
import type { TableState } from "../../state/table.svelte";
import { who } from "../../seats/names";
import { totalsOf } from "../../seats/totals";
import { list, say } from "../../text/say.svelte";
import { showing } from "../../wire/shared";
import type { GameEvent, Placed, MatchSeen } from "../../wire/types";
import { isSix, REPEATS, sixOf } from "./six";
import { sorted, turned, type Front, type Owned } from "./trick";
import { placedWords, revealedWords } from "./words";

const BEATS = showing.six_nimmt;

export class SixShow extends TableShow {
  rows = $state.raw<readonly (readonly number[])[]>([]);
  front = $state.raw<readonly Front[]>([]);
  /** The cards of the trick that is told, from the lowest to the highest: where they lie until each has its place. */
  trick = $state.raw<readonly Owned[]>([]);
  /** How many of them have been turned over: those of a large table come in two frames. */
  faces = $state(0);
  /** Which trick of its round it is, from 1. */
  number = $state(0);
  /** Bullheads by seat: in this round, and with the rounds before. */
  taken = $state.raw<readonly number[]>([]);
  totals = $state.raw<readonly number[]>([]);
  /** Draft: the cards that lie open to be picked; null otherwise. */
  pool = $state.raw<readonly number[] | null>(null);
  /** Draft: the card that is being picked, and the seat that picks it. */
  picked = $state.raw<{ card: number; seat: number } | null>(null);
  /** The row that somebody takes. */
  gathering = $state.raw<{ row: number; seat: number } | null>(null);
  /** What a row has just cost, on its way to who took it. */
  penalty = $state.raw<{ seat: number; n: number } | null>(null);
  /** The card on which all eyes lie. */
  watched = $state.raw<number | null>(null);
  /** The cards that the last trick brought into the rows. */
  fresh = $state.raw<readonly Owned[]>([]);
  protected readonly roundEnded = "six.round_ended";
  protected readonly repeats = REPEATS;

  constructor(table: TableState) {
    super(table);
    this.settle(table.play);
  }

  settle(play: MatchSeen | null): void {
    const round = play?.view.round;
    if (!play || !round || !isSix(round)) return;
    const { phase } = round;
    this.round = play.view.round_number;
    this.rows = round.rows;
    this.taken = round.bullheads_taken;
    const before = totalsOf(play, round.bullheads_taken.length);
    // The last round of a match stays on the table when it is already on the score sheet.
    this.totals = phase.kind === "six.round_over" ? before : before.map((sum, seat) => sum + (this.taken[seat] ?? 0));
    this.pool = phase.kind === "six.drafting" ? phase.pool : null;
    this.front = before.map((_, seat) => {
      if (phase.kind === "six.commitments") return phase.committed[seat] ? "back" : null;
      return phase.kind === "six.choosing_row" ? (phase.cards[seat] ?? null) : null;
    });
    this.trick = phase.kind === "six.choosing_row" ? sorted(phase.cards) : [];
    this.faces = this.trick.length;
    const played = (sixOf(this.table)?.rules.hand_size ?? 0) - Math.max(...round.hand_sizes);
    this.number = phase.kind === "six.commitments" ? played + 1 : played;
    this.fresh = phase.kind === "six.choosing_row" ? [] : (round.last_trick ?? []);
    this.watched = phase.kind === "six.choosing_row" ? (phase.cards[phase.seat] ?? null) : null;
    this.gathering = this.penalty = this.picked = null;
  }

  /** The card that is placed next; none while a row is taken: one thing at a time. */
  get next(): number | null {
    return this.gathering ? null : (this.trick.find(({ seat, card }) => this.front[seat] === card)?.card ?? null);
  }

  protected opens(event: GameEvent): boolean {
    if (event.kind === "six.drafted") return event.seat === this.table.seat || !this.busy;
    return event.kind === "six.revealed";
  }

  scenes(event: GameEvent): Scene[] {
    switch (event.kind) {
      case "six.drafted":
        return this.#drafted(event.seat, event.card);
      case "six.rows_opened":
        return [this.#rowsOpened(event.cards)];
      case "six.revealed":
        return [this.#revealed(event.cards)];
      case "six.too_low":
        return [this.#tooLow(event.seat, event.card)];
      case "six.placed":
        return event.taken.length > 0 ? this.#took(event) : [this.#placed(event)];
      case "six.round_ended":
        return [this.#roundEnded(event.penalties)];
      case "match.round_started":
        return this.#dealt(this.table.play, event.round_number);
      default:
        return [];
    }
  }

  /** The last trick has told it all; but who kept clean is praised. */
  protected ending(event: GameEvent): Ending | null {
    if (event.kind !== "six.round_ended" || !this.#isClean(event.penalties)) return null;
    return { words: () => say("six-clean-round"), hands: [], out: null };
  }

  #isClean(penalties: readonly number[]): boolean {
    return this.table.seat !== null && penalties[this.table.seat] === 0;
  }

  #roundEnded(penalties: readonly number[]): Scene {
    const scene: Scene = {
      apply: () => {
        this.trick = [];
        this.penalty = this.watched = null;
      },
      beat: BEATS.round_ended,
    };
    return this.#isClean(penalties) ? { ...scene, say: say("six-clean-round"), mood: "praise" } : scene;
  }

  #revealed(cards: readonly number[]): Scene {
    return {
      apply: () => {
        this.trick = sorted(cards);
        this.fresh = [];
        this.#turn(0);
      },
      rest: [
        () => { this.#turn(Math.ceil(cards.length / 2)); },
        () => { this.#turn(cards.length); },
      ],
      beat: BEATS.reveal + cards.length * BEATS.reveal_card,
      travel: 420,
      say: say("six-revealed"),
      aloud: revealedWords(this.table, cards),
      sound: "reveal",
    };
  }

  #turn(faces: number): void {
    this.faces = faces;
    this.front = turned(this.front, this.trick, faces);
  }

  #tooLow(seat: number, card: number): Scene {
    return {
      apply: () => { this.watched = card; },
      beat: BEATS.too_low,
      say: say("six-too-low", { ...who(this.table, seat), card }),
    };
  }

  #placed(placed: Placed): Scene {
    return {
      apply: () => { this.#lay(placed, (row) => [...row, placed.card]); },
      beat: BEATS.place,
      say: placedWords(this.table, placed),
      aloud: "", // ten of them would drown what matters
      sound: "card",
    };
  }

  /** The sixth card lies for a moment, or the chosen row is looked at; then it goes to its owner. */
  #took(placed: Placed): Scene[] {
    const sixth = placed.why !== "too low";
    const n = printedSum(placed.taken);
    const mine = placed.seat === this.table.seat;
    return [
      {
        apply: () => {
          this.gathering = { row: placed.row, seat: placed.seat };
          this.penalty = null;
          this.watched = placed.card;
          if (sixth) this.#lay(placed, (row) => [...row, placed.card]);
        },
        beat: sixth ? BEATS.sixth : BEATS.chosen_row,
        travel: BEATS.place,
        say: placedWords(this.table, placed),
        sound: "grunt",
      },
      {
        apply: () => {
          this.#lay(placed, () => [placed.card]);
          this.taken = this.taken.map((sum, seat) => (seat === placed.seat ? sum + n : sum));
          this.totals = this.totals.map((sum, seat) => (seat === placed.seat ? sum + n : sum));
          this.gathering = null;
          this.penalty = { seat: placed.seat, n };
        },
        beat: BEATS.gather,
        sound: "card",
        ...(mine ? { mood: "mine", say: say("six-you-take", { n }), aloud: "" } : {}),
      },
    ];
  }

  #drafted(seat: number, card: number): Scene[] {
    const words = say("six-drafted", { ...who(this.table, seat), card });
    const gone: Scene = {
      apply: () => {
        this.pool = this.pool?.filter((each) => each !== card) ?? null;
        this.picked = null;
      },
      beat: BEATS.draft,
      sound: "card",
    };
    if (seat === this.table.seat) return [{ ...gone, say: words }];
    return [{ apply: () => { this.picked = { card, seat }; }, beat: BEATS.draft, say: words }, gone];
  }

  #rowsOpened(cards: readonly number[]): Scene {
    return {
      apply: () => {
        this.pool = null;
        this.rows = cards.map((card) => [card]);
      },
      beat: BEATS.rows_opened,
      say: say("story-rows-opened", { cards: list(cards.map(String)) }),
      sound: "card",
    };
  }

  /** The old rows are cleared away, then the new ones come together with the hand. */
  #dealt(play: MatchSeen | null, round: number): Scene[] {
    const clear = (): void => {
      this.rows = this.rows.map(() => []);
      this.fresh = [];
    };
    return [
      { apply: clear, beat: BEATS.clear },
      { apply: () => { this.settle(play); }, beat: BEATS.deal, say: say("round-started", { round }), sound: "card" },
    ];
  }

  #lay(placed: Placed, change: (row: readonly number[]) => readonly number[]): void {
    this.rows = this.rows.map((row, index) => (index === placed.row ? change(row) : row));
    this.front = this.front.map((front, seat) => (seat === placed.seat ? null : front));
    this.fresh = [...this.fresh.filter(({ card }) => card !== placed.card), placed];
    this.penalty = null;
    this.watched = placed.card;
  }
}
