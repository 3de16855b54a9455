/** The story of a round of 11 nimmt!: cards fly onto piles, piles to their takers, the deck opens new ones. */
import type { Scene } from "../../show/show.svelte";
import { TableShow, type Ending } from "../../show/table_show.svelte";
import type { TableState } from "../../state/table.svelte";
import { totalsOf } from "../../seats/totals";
import type { EventOf, GameEvent, MatchSeen } from "../../wire/types";
import { isEleven, REPEATS } from "./eleven";
import * as story from "./story";

/** A pile as it lies there: its top, and while a card is landing the one that it covers. */
export interface ShownPile {
  readonly key: number;
  readonly top: number;
  readonly covers: number | null;
  /** Where the top comes from: an anchor of show/flip.ts. */
  readonly from: string | null;
  /** The anchor of the seat that it is about to fly to. */
  readonly to: string | null;
}

const LAND = 420;
const TIDY = 330;
/** A play of many cards is laid faster: the whole lasts about this long. */
const MANY = 1000;

export class ElevenShow extends TableShow {
  piles = $state.raw<readonly ShownPile[]>([]);
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
  /** Bots are quicker than the eye: two turns may be waiting. */
  protected override readonly patience = 8;
  #keys = 0;

  constructor(table: TableState) {
    super(table);
    this.settle(table.play);
  }

  protected settle(play: MatchSeen | null): void {
    if (!play || !isEleven(play.view.round)) return;
    const { round } = play.view;
    this.round = play.view.round_number;
    this.left = round.hand ?? [];
    const key = (top: number) => this.piles.find((pile) => pile.top === top)?.key ?? this.#key();
    this.piles = round.tops
      .map((top) => ({ key: key(top), top, covers: null, from: null, to: null }))
      .sort(byTop);
    this.bullCards = round.bull_cards;
    this.handSizes = round.hand_sizes;
    this.deck = round.draw_deck_size;
    this.supply = round.supply;
    this.gained = null;
    this.totals = totalsOf(play, round.hand_sizes.length);
  }

  protected opens(event: GameEvent): boolean {
    return event.kind === "eleven.played" || event.kind === "eleven.pile_taken";
  }

  protected scenes(event: GameEvent): Scene[] {
    switch (event.kind) {
      case "eleven.played":
        return this.#played(event);
      case "eleven.pile_taken":
        return this.#taken(event);
      case "eleven.must_rob":
        return [{ apply: () => undefined, beat: 600, say: story.mustRob(this.table, event) }];
      case "eleven.may_rob":
        return [{ apply: () => undefined, beat: 600, say: story.mayRob(this.table, event) }];
      case "eleven.declined":
        return [{ apply: () => undefined, beat: 600, say: story.declined(this.table, event) }];
      case "eleven.bull_card_gained":
        return this.#gained(event);
      case "eleven.piles_opened":
        return [this.#opened(event)];
      case "eleven.round_ended":
        return [{ apply: () => undefined, beat: 1100, say: story.roundEnded(this.table, event.out) }];
      case "match.round_started": {
        const { play } = this.table;
        return [{ apply: () => { this.#deal(play); }, beat: 700, say: story.roundStarted(this.table, event) }];
      }
      default:
        return [];
    }
  }

  protected ending(event: GameEvent): Ending | null {
    if (event.kind !== this.roundEnded) return null;
    const { hands, out } = event;
    return { words: () => story.roundEnded(this.table, out), hands, out };
  }

  /** Card after card in the order in which they come to lie, then the piles close ranks. */
  #played(event: EventOf<"eleven.played">): Scene[] {
    const cards = event.groups.reduce((sum, [, group]) => sum + group.length, 0);
    const beat = Math.max(130, Math.min(LAND, MANY / cards));
    const landings = event.groups.flatMap(([top, group]) =>
      group.map((card, index): Scene => ({
        apply: () => { this.#land(event.seat, group[index - 1] ?? top, card); },
        beat,
        sound: "card",
      })),
    );
    const [first, ...others] = landings;
    if (!first) return [];
    return [
      { ...first, say: story.played(this.table, event) },
      ...others,
      { apply: () => { this.#tidy(); }, beat: TIDY },
    ];
  }

  #land(seat: number, covered: number, card: number): void {
    if (seat === this.table.seat) this.fresh = [];
    this.left = this.left.filter((each) => each !== card);
    this.piles = this.piles.map((pile) =>
      pile.top === covered ? { ...pile, top: card, covers: covered, from: `seat-${String(seat)}` } : pile,
    );
    this.handSizes = this.handSizes.map((size, each) => (each === seat ? size - 1 : size));
  }

  #tidy(): void {
    this.piles = this.piles.map((pile) => ({ ...pile, covers: null, from: null })).sort(byTop);
  }

  /** The pile lifts, then flies to its taker. */
  #taken(event: EventOf<"eleven.pile_taken">): Scene[] {
    const mine = event.seat === this.table.seat;
    const to = mine ? "hand" : `seat-${String(event.seat)}`;
    return [
      {
        apply: () => {
          if (mine) this.fresh = event.cards ?? [];
          this.piles = this.piles.map((pile) => (pile.top === event.top ? { ...pile, to } : pile));
        },
        beat: 260,
        say: story.pileTaken(this.table, event),
        sound: "grunt",
      },
      {
        apply: () => { this.piles = this.piles.filter((pile) => pile.top !== event.top); },
        beat: 380,
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
        },
        beat: 420,
        say: story.bullCardGained(this.table, event),
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

  #opened(event: EventOf<"eleven.piles_opened">): Scene {
    return {
      apply: () => {
        const opened = event.cards.map((top) => ({ key: this.#key(), top, covers: null, from: "deck", to: null }));
        this.piles = [...this.piles, ...opened].sort(byTop);
        this.deck -= event.cards.length;
      },
      beat: 450,
      say: story.pilesOpened(event),
      sound: "card",
    };
  }

  #deal(play: MatchSeen | null): void {
    this.fresh = [];
    this.settle(play);
  }

  #key(): number {
    this.#keys += 1;
    return this.#keys;
  }
}

function byTop(one: ShownPile, other: ShownPile): number {
  return one.top - other.top;
}
