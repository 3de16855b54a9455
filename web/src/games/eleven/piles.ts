/** Piles on the screen: each keeps its place, and what is opened takes the first free one.
 *
 * Places come from what this page saw. The server tells the tops in the order of their numbers, so after a reload they lie like
 * that: a place says nothing about what lies below a top (E14).
 */
import { leftBy, type LapTurn } from "./lap";

/** A pile as it lies there: its top, and while a card is landing the one that it covers. */
export interface ShownPile {
  readonly place: number;
  readonly top: number;
  readonly covers: number | null;
  /** Where the top comes from: an anchor of show/flip.ts. */
  readonly from: string | null;
  /** The anchor of the seat that it is about to fly to. */
  readonly to: string | null;
  /** The seat that laid or opened the top in the last lap. */
  readonly by: number | null;
}

type Piles = readonly ShownPile[];

/** Return the piles that show `tops`: those that lie there stay where they are. */
export function settled(piles: Piles, tops: readonly number[], lap: readonly LapTurn[]): Piles {
  const by = new Map(lap.flatMap((turn) => leftBy(turn).map((card) => [card, turn.seat] as const)));
  const stay = piles.filter((pile) => tops.includes(pile.top)).map(({ place, top }) => lying(place, top));
  const others = tops.filter((top) => !stay.some((pile) => pile.top === top)).sort((one, other) => one - other);
  return added(stay, others).map((pile) => ({ ...pile, by: by.get(pile.top) ?? null }));
}

/** A card comes to lie on the pile that shows `covered`. */
export function landed(piles: Piles, covered: number, card: number, seat: number): Piles {
  return piles.map((pile) => (pile.top === covered ? { ...pile, top: card, covers: covered, from: `seat-${String(seat)}`, by: seat } : pile));
}

/** What was covered is no longer seen. */
export function tidied(piles: Piles): Piles {
  return piles.map((pile) => ({ ...pile, covers: null, from: null }));
}

/** A pile is about to fly to an anchor. */
export function lifted(piles: Piles, top: number, to: string): Piles {
  return piles.map((pile) => (pile.top === top ? { ...pile, to } : pile));
}

/** A pile is gone: its place is free. */
export function without(piles: Piles, top: number): Piles {
  return piles.filter((pile) => pile.top !== top);
}

/** Cards from the deck open piles, in a turn of `seat`. */
export function opened(piles: Piles, cards: readonly number[], seat: number | null): Piles {
  const come = (pile: ShownPile) => (cards.includes(pile.top) ? { ...pile, from: "deck", by: seat } : pile);
  return added(piles, cards).map(come);
}

/** Piles in the order of their numbers, as some people want them. */
export function sorted(piles: Piles): Piles {
  return [...piles].sort((one, other) => one.top - other.top);
}

/** What lies at each place, up to the last that is taken: a pile, or nothing. */
export function places(piles: Piles): readonly (ShownPile | null)[] {
  const last = Math.max(-1, ...piles.map((pile) => pile.place));
  return Array.from({ length: last + 1 }, (_, place) => piles.find((pile) => pile.place === place) ?? null);
}

function added(piles: Piles, tops: readonly number[]): ShownPile[] {
  const all = [...piles];
  for (const top of tops) {
    const free = places(all).indexOf(null);
    all.push(lying(free === -1 ? all.length : free, top));
  }
  return all.sort((one, other) => one.place - other.place);
}

function lying(place: number, top: number): ShownPile {
  return { place, top, covers: null, from: null, to: null, by: null };
}
