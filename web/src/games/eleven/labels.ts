/** What a screen reader says of piles and cards in hand. */
import { bullheadsOf } from "./bullheads";
import { list, say } from "../../text/say.svelte";
import type { ElevenRules, LegalTurn } from "../../wire/types";
import { fitting, pileOf, pilesFor, staged, type Staging } from "./staging";
import { cardList } from "./story";

export function tops(piles: readonly number[]): string {
  return list(piles.map((top) => say("eleven-the", { card: top })), "disjunction");
}

export function pileLabel(top: number, rules: ElevenRules, legal: LegalTurn | null, staging: Staging): string {
  const parts = [say("eleven-pile", { top, n: bullheadsOf(top, rules) })];
  if (legal) {
    const cards = fitting(legal, top);
    const laid = staged(staging, top);
    parts.push(
      cards.length > 0
        ? say("eleven-pile-fits", { cards: cardList(cards) })
        : say("eleven-pile-fits-nothing"),
    );
    if (laid.length > 0) parts.push(say("eleven-pile-laid", { cards: cardList(laid) }));
  }
  return parts.join(", ");
}

export function cardLabel(card: number, rules: ElevenRules, legal: LegalTurn | null, staging: Staging): string {
  const parts = [say("match-card", { card, n: bullheadsOf(card, rules) })];
  if (legal) {
    const laid = pileOf(staging, card);
    const piles = pilesFor(legal, card);
    if (laid !== null) parts.push(say("eleven-card-laid", { top: laid }));
    else if (piles.length > 0) parts.push(say("eleven-card-fits", { tops: tops(piles) }));
    else parts.push(say("eleven-card-fits-nowhere"));
  }
  return parts.join(", ");
}
