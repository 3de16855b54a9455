/** The order of the cards, from the seed: the same few lines as in docs/records.md, in the page. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Fairness } from "./record";

const NONCE_BYTES = 16;

/** Return the hash of something in hex, in hex. */
export function hashOf(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** Return the seed that follows from the table's id, its secret and everybody's numbers, in hex. */
export function fairSeed({ table, secret, nonces }: Fairness): string {
  const brought = nonces.map((nonce) => (nonce === null ? new Uint8Array(NONCE_BYTES) : hexToBytes(nonce)));
  return bytesToHex(sha256(concatBytes(utf8ToBytes("toril-seed-1"), hexToBytes(table), hexToBytes(secret), ...brought)));
}

/** Return the cards 1 to `topCard` as they lie in the deck of a round, counted from 1. */
export function deckOrder(seed: string, round: number, topCard: number): number[] {
  const key = hexToBytes(seed);
  return Array.from({ length: topCard }, (_, index) => index + 1)
    .map((card) => ({ card, place: bytesToHex(hmac(sha256, key, utf8ToBytes(`${String(round)}:${String(card)}`))) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ card }) => card);
}

/** Cut the deck: a hand for each seat, and what is left. */
export function dealt(order: readonly number[], seats: number, handSize: number): { hands: Set<number>[]; rest: number[] } {
  const hands = Array.from({ length: seats }, (_, seat) => new Set(order.slice(seat * handSize, (seat + 1) * handSize)));
  return { hands, rest: order.slice(seats * handSize) };
}
