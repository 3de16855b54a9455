/** One sentence: what can be done next on my turn. */
import { say } from "../../text/say.svelte";
import type { LegalTurn } from "../../wire/types";
import { tops } from "./labels";
import { canPlay, fitting, mayLay, pilesFor, placesFor, type Staging } from "./staging";
import { cardList } from "./story";

export function hint(legal: LegalTurn, staging: Staging): string {
  const { pile, card } = staging;
  if (pile !== null) return ofPile(legal, staging, pile);
  if (card !== null) return ofCard(legal, staging, card);
  if (!canPlay(legal)) return say("eleven-hint-none");
  return legal.cards === "one" ? say("eleven-hint-one") : say("eleven-hint-many", { piles: legal.piles });
}

function ofPile(legal: LegalTurn, staging: Staging, top: number): string {
  const cards = fitting(legal, top);
  if (cards.length === 0) return say("eleven-hint-pile-nothing", { top });
  if (staging.groups.length > 0 && !cards.some((card) => mayLay(staging, legal, card, top))) {
    return say("eleven-hint-full", { piles: legal.piles });
  }
  return say("eleven-hint-pile", { top, cards: cardList(cards) });
}

function ofCard(legal: LegalTurn, staging: Staging, card: number): string {
  const piles = pilesFor(legal, card);
  if (piles.length === 0) return say("eleven-hint-card-nowhere", { card });
  const places = placesFor(staging, legal, card);
  if (places.length === 0) return say("eleven-hint-full", { piles: legal.piles });
  return say("eleven-hint-card", { card, tops: tops(places) });
}
