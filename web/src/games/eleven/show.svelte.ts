/** The story of a round of 11 nimmt!: cards fly onto piles, piles to their takers, the deck opens new ones. */
import type { Scene } from "../../show/show.svelte";
import { TableShow, type Ending } from "../../show/table_show.svelte";
import type { TableState } from "../../state/table.svelte";
import { totalsOf } from "../../seats/totals";
import { showing } from "../../wire/shared";
import type { EventOf, GameEvent, MatchSeen } from "../../wire/types";
import { isEleven, REPEATS } from "./eleven";
import type { LapTurn } from "./lap";
import * as piles from "./piles";
import * as story from "./story";

const BEATS = showing.eleven_nimmt;
/** How long a card is on its way, at most: then it lies there to be looked at. */
const TRAVEL = 450;

export class ElevenShow extends TableShow {
  piles = $state.raw<readonly piles.ShownPile[]>([]);
  /** For how many piles there had to be space in this round so far, and how many of them came at once. */
  room = $state(0);
  together = $state(0);
  /** What each seat did last, as far as it was told. */
  lapTold = $state.raw<readonly LapTurn[]>([]);
  /** The seat that is told of, or that must decide. */
  active = $state<number | null>(null);
  bullCards = $state.raw<readonly number[]>([]);
  handSizes = $state.raw<readonly number[]>([]);
  totals = $state.raw<readonly number[]>([]);
  deck = $state(0);
  supply = $state(0);
  /** Cards that came into my hand with the last pile I took, until I play. */
  fresh = $state.raw<readonly number[]>([]);
  /** My hand as the story has it: what is left of it when the round has ended. */
  left = $state.raw<readonly number[]>([]);
  /** A bull card on its way to a seat. */
  gained = $state.raw<{ seat: number; from: string } | null>(null);
  protected readonly roundEnded = "eleven.round_ended";
  protected readonly repeats = REPEATS;
  /** What the usual pace was once is fast enough. */
  protected override readonly fast = 2 / 3;

  constructor(table: TableState) {
    super(table);
    this.settle(table.play);
  }

  settle(play: MatchSeen | null): void {
    if (!play || !isEleven(play.view.round)) return;
    const { round } = play.view;
    const before = this.round === play.view.round_number ? this.piles : [];
    if (this.round !== play.view.round_number) this.fresh = [];
    if (before.length === 0) [this.room, this.together] = [0, round.tops.length];
    this.round = play.view.round_number;
    this.left = round.hand ?? [];
    this.#lay(piles.settled(before, round.tops, round.lap));
    this.lapTold = round.lap;
    this.active = "seat" in round.phase ? round.phase.seat : null;
    this.bullCards = round.bull_cards;
    this.handSizes = round.hand_sizes;
    this.deck = round.draw_deck_size;
    this.supply = round.supply;
    this.gained = null;
    this.totals = totalsOf(play, round.hand_sizes.length);
  }

  /** Each seat moves once before it is my turn again; twice where a round ends and another seat begins the next. */
  protected override get backlog(): number {
    return 2 * (this.table.info?.seats.length ?? 1);
  }

  protected opens(event: GameEvent): boolean {
    return event.kind === "eleven.played" || event.kind === "eleven.pile_taken";
  }

  /** What belongs to one turn is one story, with one sentence that stays until its end. */
  scenes(event: GameEvent, told: readonly GameEvent[]): Scene[] {
    const [first, ...others] = this.#scenes(event, told);
    const words = story.sentence(this.table, event, told);
    return first ? [words === null ? first : { ...first, say: words }, ...others] : [];
  }

  #scenes(event: GameEvent, told: readonly GameEvent[]): Scene[] {
    switch (event.kind) {
      case "eleven.played":
        return this.#played(event);
      case "eleven.pile_taken":
        return this.#taken(event);
      case "eleven.must_rob":
      case "eleven.may_rob":
      case "eleven.declined":
        return [{ apply: () => { this.active = event.seat; }, beat: BEATS.rob }];
      case "eleven.bull_card_gained":
        return this.#gained(event);
      case "eleven.piles_opened":
        return [this.#opened(event.cards, story.seatOf(told))];
      case "eleven.round_ended":
        return [this.#ended(event)];
      case "match.round_started": {
        const { play } = this.table;
        return [{ apply: () => { this.settle(play); }, beat: BEATS.deal }];
      }
      default:
        return [];
    }
  }

  protected ending(event: GameEvent): Ending | null {
    if (event.kind !== this.roundEnded) return null;
    const { hands, out } = event;
    return { words: () => story.roundEnded(this.table, event), hands, out };
  }

  /** Card after card in the order in which they come to lie. */
  #played(event: EventOf<"eleven.played">): Scene[] {
    const cards = event.groups.reduce((sum, [, group]) => sum + group.length, 0);
    const landing = BEATS.land + (cards - 1) * BEATS.land_more;
    const beat = Math.floor(landing / cards);
    const landings = event.groups.flatMap(([top, group]) =>
      group.map((card, index): Scene => ({
        apply: () => { this.#land(event.seat, group[index - 1] ?? top, card); },
        beat,
        travel: Math.min(beat, TRAVEL),
        sound: "card",
      })),
    );
    return [...landings, { apply: () => { this.piles = piles.tidied(this.piles); }, beat: BEATS.tidy + landing - cards * beat }];
  }

  #land(seat: number, covered: number, card: number): void {
    this.active = seat;
    if (seat === this.table.seat) this.fresh = [];
    this.left = this.left.filter((each) => each !== card);
    this.piles = piles.landed(this.piles, covered, card, seat);
    this.handSizes = this.handSizes.map((size, each) => (each === seat ? size - 1 : size));
  }

  /** The pile lifts, then flies to its taker. */
  #taken(event: EventOf<"eleven.pile_taken">): Scene[] {
    const mine = event.seat === this.table.seat;
    const to = mine ? "hand" : `seat-${String(event.seat)}`;
    return [
      {
        apply: () => {
          this.active = event.seat;
          if (mine) this.fresh = event.cards ?? [];
          this.piles = piles.lifted(this.piles, event.top, to);
        },
        beat: BEATS.lift,
        sound: "grunt",
      },
      {
        apply: () => { this.piles = piles.without(this.piles, event.top); },
        beat: BEATS.fly,
      },
    ];
  }

  #gained(event: EventOf<"eleven.bull_card_gained">): Scene[] {
    const { seat, source } = event;
    const from = source === "supply" ? "supply" : `seat-${String(source)}`;
    return [
      {
        apply: () => {
          if (source === "supply") this.supply -= 1;
          else this.bullCards = this.bullCards.map((count, each) => (each === source ? count - 1 : count));
          this.gained = { seat, from };
          this.active = seat;
        },
        beat: BEATS.bull_card,
        travel: TRAVEL,
        sound: "bull",
      },
      {
        apply: () => {
          this.bullCards = this.bullCards.map((count, each) => (each === seat ? count + 1 : count));
          this.gained = null;
        },
        beat: 0,
      },
    ];
  }

  #opened(cards: readonly number[], seat: number | null): Scene {
    return {
      apply: () => {
        this.#lay(piles.opened(this.piles, cards, seat));
        this.deck -= cards.length;
      },
      beat: BEATS.piles_opened,
      travel: TRAVEL,
      sound: "card",
    };
  }

  #ended(event: EventOf<"eleven.round_ended">): Scene {
    const mood = story.moodOf(this.table, event);
    return { apply: () => { this.active = null; }, beat: BEATS.round_ended, ...(mood ? { mood } : {}) };
  }

  #lay(lying: readonly piles.ShownPile[]): void {
    this.piles = lying;
    this.room = Math.max(this.room, piles.places(lying).length);
  }
}
