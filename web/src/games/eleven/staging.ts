/** A play being put together, from what the server says is legal and from nothing else. */
import type { LegalTurn, Move } from "../../wire/types";

/** Cards that lie beside the pile with this top, in the order in which they were chosen. */
export interface Group {
  readonly top: number;
  readonly cards: readonly number[];
}

export interface Staging {
  /** The pile that the next cards go to. */
  readonly pile: number | null;
  /** The card that still looks for its pile. */
  readonly card: number | null;
  readonly groups: readonly Group[];
}

export const NOTHING: Staging = { pile: null, card: null, groups: [] };

/** The cards of the hand that fit on a pile. */
export function fitting(legal: LegalTurn, top: number): readonly number[] {
  return legal.reach[String(top)] ?? [];
}

/** The piles on which a card fits, in the order of the table. */
export function pilesFor(legal: LegalTurn, card: number): readonly number[] {
  return legal.take.filter((top) => fitting(legal, top).includes(card));
}

/** Whether any card can be played at all. */
export function canPlay(legal: LegalTurn): boolean {
  return Object.values(legal.reach).some((cards) => cards.length > 0);
}

/** The pile beside which a card lies. */
export function pileOf(staging: Staging, card: number): number | null {
  return staging.groups.find((group) => group.cards.includes(card))?.top ?? null;
}

/** The cards beside a pile. */
export function staged(staging: Staging, top: number): readonly number[] {
  return staging.groups.find((group) => group.top === top)?.cards ?? [];
}

/** Whether a card may be laid on a pile, added to what lies there or moved from another pile. */
export function mayLay(staging: Staging, legal: LegalTurn, card: number, top: number): boolean {
  if (!fitting(legal, top).includes(card) || pileOf(staging, card) === top) return false;
  if (legal.cards === "one") return true;
  const others = remove(staging, card).groups;
  return others.some((group) => group.top === top) || others.length < legal.piles;
}

/** The piles on which a card may be laid now. */
export function placesFor(staging: Staging, legal: LegalTurn, card: number): readonly number[] {
  return pilesFor(legal, card).filter((top) => mayLay(staging, legal, card, top));
}

/** Lay a card beside a pile; where one card is the whole play, it replaces what was there. */
export function lay(staging: Staging, legal: LegalTurn, card: number, top: number): Staging {
  if (!mayLay(staging, legal, card, top)) return staging;
  if (legal.cards === "one") return { pile: null, card: null, groups: [{ top, cards: [card] }] };
  const { groups } = remove(staging, card);
  const begun = groups.some((group) => group.top === top);
  return {
    pile: top,
    card: null,
    groups: begun
      ? groups.map((group) => (group.top === top ? { top, cards: [...group.cards, card] } : group))
      : [...groups, { top, cards: [card] }],
  };
}

/** Take a card back into the hand. */
export function remove(staging: Staging, card: number): Staging {
  const groups = staging.groups
    .map((group) => ({ top: group.top, cards: group.cards.filter((each) => each !== card) }))
    .filter((group) => group.cards.length > 0);
  return { ...staging, groups };
}

/** Choose a card of the hand: it goes to the chosen pile, or to its only one, or waits for one. */
export function chooseCard(staging: Staging, legal: LegalTurn, card: number): Staging {
  const { pile } = staging;
  if (pile !== null && mayLay(staging, legal, card, pile)) return lay(staging, legal, card, pile);
  if (pileOf(staging, card) !== null) return { ...remove(staging, card), card: null };
  if (staging.card === card) return { ...staging, card: null };
  const [only, ...others] = placesFor(staging, legal, card);
  if (only !== undefined && others.length === 0) return lay(staging, legal, card, only);
  const groups = legal.cards === "one" ? [] : staging.groups;
  return { pile: null, card, groups };
}

/** Choose a pile: the waiting card goes there, or the next cards will. */
export function choosePile(staging: Staging, legal: LegalTurn, top: number): Staging {
  const waiting = staging.card ?? (legal.cards === "one" ? (staging.groups[0]?.cards[0] ?? null) : null);
  if (waiting !== null && mayLay(staging, legal, waiting, top)) return lay(staging, legal, waiting, top);
  if (staging.pile === top) return { ...staging, pile: null };
  const groups = legal.cards === "one" ? [] : staging.groups;
  return { pile: top, card: null, groups };
}

/** The play as it lies there; null while there is none. */
export function play(staging: Staging): Move | null {
  if (staging.groups.length === 0) return null;
  return { kind: "eleven.play", groups: staging.groups.map(({ top, cards }) => [top, [...cards]]) };
}

/** Taking the chosen pile, offered while nothing is laid. */
export function take(staging: Staging, legal: LegalTurn): Move | null {
  const { pile, groups } = staging;
  return pile !== null && groups.length === 0 && legal.take.includes(pile) ? { kind: "eleven.take", top: pile } : null;
}

/** How far a card lies behind a top on the circle, for the eye: +2, +7. */
export function distance(top: number, card: number, topCard: number): number {
  return (card - top + topCard) % topCard;
}

/** Cards in the order in which they will come to lie on a pile. */
export function inOrder(top: number, cards: readonly number[], topCard: number): readonly number[] {
  return [...cards].sort((one, other) => distance(top, one, topCard) - distance(top, other, topCard));
}
