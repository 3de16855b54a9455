/** The cards of a trick, each with the seat it is of. */

/** In front of a seat: nothing, a card face down, or one of the trick that has no place yet. */
export type Front = number | "back" | null;

/** A card, and whose it is. */
export interface Owned {
  seat: number;
  card: number;
}

/** Return what is in front of each seat when the first `faces` cards of a trick have been turned over. */
export function turned(front: readonly Front[], trick: readonly Owned[], faces: number): Front[] {
  const known = new Map(trick.slice(0, faces).map(({ seat, card }) => [seat, card]));
  return trick.map((_, seat) => known.get(seat) ?? front[seat] ?? null);
}

/** Return the cards of a trick, given by seat, in the order in which they are placed (S4). */
export function sorted(cards: readonly number[]): Owned[] {
  return cards.map((card, seat) => ({ seat, card })).sort((one, other) => one.card - other.card);
}
