/** The order of the cards, from the seed: the same few lines as in docs/records.md, in the page. */
import { bytesToHex, hexToBytes, utf8ToBytes } from "./bytes";
import { hmacSha256 } from "./sha256";

/** Return the cards 1 to `topCard` as they lie in the deck of a round, counted from 1. */
export function deckOrder(seed: string, round: number, topCard: number): number[] {
  const key = hexToBytes(seed);
  return Array.from({ length: topCard }, (_, index) => index + 1)
    .map((card) => ({ card, place: bytesToHex(hmacSha256(key, utf8ToBytes(`${String(round)}:${String(card)}`))) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ card }) => card);
}

/** Cut the deck: a hand for each seat, and what is left. */
export function dealt(order: readonly number[], seats: number, handSize: number): { hands: number[][]; rest: number[] } {
  const hands = Array.from({ length: seats }, (_, seat) => ascending(order.slice(seat * handSize, (seat + 1) * handSize)));
  return { hands, rest: order.slice(seats * handSize) };
}

export function ascending(cards: readonly number[]): number[] {
  return [...cards].sort((one, other) => one - other);
}
