/** What lies on the table of 6 nimmt! on the screen: each trick is a small story. */
import { printedSum } from "../../cards/bullheads";
import { narrator } from "../../show/narrator.svelte";
import type { Scene } from "../../show/show.svelte";
import { TableShow } from "../../show/table_show.svelte";
import type { TableState } from "../../state/table.svelte";
import { who } from "../../seats/names";
import { totalsOf } from "../../seats/totals";
import { list, say } from "../../text/say.svelte";
import type { GameEvent, Placed, MatchSeen } from "../../wire/types";
import { isSix, REPEATS, sixOf } from "./six";
import { placedWords } from "./words";

/** In front of a seat: nothing, a card face down, or a card. */
export type Front = number | "back" | null;

const REVEAL = 1100;
const PLACE = 460;
const BURST = 1500;
const GATHER = 800;
const TOO_LOW = 1300;
const DRAFT = 360;
const BETWEEN = 900;
const CLEAR = 350;
const DEAL = 700;

export class SixShow extends TableShow {
  rows = $state.raw<readonly (readonly number[])[]>([]);
  front = $state.raw<readonly Front[]>([]);
  /** Bullheads by seat: in this round, and with the rounds before. */
  taken = $state.raw<readonly number[]>([]);
  totals = $state.raw<readonly number[]>([]);
  /** Draft: the cards that lie open to be picked; null otherwise. */
  pool = $state.raw<readonly number[] | null>(null);
  /** Draft: the card that is being picked, and the seat that picks it. */
  picked = $state.raw<{ card: number; seat: number } | null>(null);
  /** The row that somebody takes. */
  gathering = $state.raw<{ row: number; seat: number } | null>(null);
  /** The card on which all eyes lie. */
  watched = $state.raw<number | null>(null);
  /** The cards that this trick brought into the rows. */
  fresh = $state.raw<readonly number[]>([]);
  protected readonly roundEnded = "six.round_ended";
  protected readonly repeats = REPEATS;

  constructor(table: TableState) {
    super(table);
    this.settle(table.play);
  }

  protected settle(play: MatchSeen | null): void {
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
    this.fresh = (round.last_trick ?? []).map((placed) => placed.card);
    this.watched = phase.kind === "six.choosing_row" ? (phase.cards[phase.seat] ?? null) : null;
    this.gathering = null;
    this.picked = null;
  }

  protected opens(event: GameEvent): boolean {
    if (event.kind === "six.drafted") return event.seat === this.table.seat || !this.busy;
    return event.kind === "six.revealed";
  }

  protected scenes(event: GameEvent): Scene[] {
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
        return [{ apply: () => { this.watched = null; }, beat: BETWEEN }];
      case "match.round_started":
        return this.#dealt(this.table.play, event.round_number);
      default:
        return [];
    }
  }

  /** The last trick has told it all. */
  protected ending(): null {
    return null;
  }

  #revealed(cards: readonly number[]): Scene {
    const all = list(cards.map((card, seat) => say("six-revealed-one", { ...who(this.table, seat), card })));
    return {
      apply: () => {
        this.front = cards;
        this.fresh = [];
        this.sentence = say("six-revealed");
        narrator.tell(say("story-revealed", { cards: all }));
      },
      beat: REVEAL,
      travel: 300,
      sound: "card",
    };
  }

  #tooLow(seat: number, card: number): Scene {
    return {
      apply: () => { this.watched = card; },
      beat: TOO_LOW,
      say: say("six-too-low", { ...who(this.table, seat), card }),
    };
  }

  #placed(placed: Placed): Scene {
    const words = this.#words(placed);
    return {
      apply: () => {
        this.sentence = words; // not told aloud: ten of them would drown what matters
        this.#lay(placed, (row) => [...row, placed.card]);
      },
      beat: PLACE,
      sound: "card",
    };
  }

  /** The sixth card lies for a moment, or the chosen row is looked at; then it goes to its owner. */
  #took(placed: Placed): Scene[] {
    const sixth = placed.why !== "too low";
    const n = printedSum(placed.taken);
    return [
      {
        apply: () => {
          this.gathering = { row: placed.row, seat: placed.seat };
          this.watched = placed.card;
          if (sixth) this.#lay(placed, (row) => [...row, placed.card]);
        },
        beat: sixth ? BURST : BURST * 0.7,
        travel: PLACE,
        say: this.#words(placed),
        sound: "grunt",
      },
      {
        apply: () => {
          this.#lay(placed, () => [placed.card]);
          this.taken = this.taken.map((sum, seat) => (seat === placed.seat ? sum + n : sum));
          this.totals = this.totals.map((sum, seat) => (seat === placed.seat ? sum + n : sum));
          this.gathering = null;
        },
        beat: GATHER,
        sound: "card",
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
      beat: DRAFT,
      sound: "card",
    };
    if (seat === this.table.seat) return [{ ...gone, say: words }];
    return [{ apply: () => { this.picked = { card, seat }; }, beat: DRAFT, say: words }, gone];
  }

  #rowsOpened(cards: readonly number[]): Scene {
    return {
      apply: () => {
        this.pool = null;
        this.rows = cards.map((card) => [card]);
      },
      beat: BETWEEN,
      say: say("story-rows-opened", { cards: list(cards.map(String)) }),
      sound: "card",
    };
  }

  /** The old rows are cleared away, then the new ones come together with the hand. */
  #dealt(play: MatchSeen | null, round: number): Scene[] {
    return [
      {
        apply: () => {
          this.rows = this.rows.map(() => []);
          this.fresh = [];
        },
        beat: CLEAR,
      },
      { apply: () => { this.settle(play); }, beat: DEAL, say: say("round-started", { round }), sound: "card" },
    ];
  }

  #lay(placed: Placed, change: (row: readonly number[]) => readonly number[]): void {
    this.rows = this.rows.map((row, index) => (index === placed.row ? change(row) : row));
    this.front = this.front.map((front, seat) => (seat === placed.seat ? null : front));
    this.fresh = this.fresh.includes(placed.card) ? this.fresh : [...this.fresh, placed.card];
    this.watched = placed.card;
  }

  #words(placed: Placed): string {
    const six = sixOf(this.table);
    return six ? placedWords(this.table, placed, six.rules) : "";
  }
}
