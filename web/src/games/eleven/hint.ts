/** One sentence: what can be done next on my turn, and why. */
import { say } from "../../text/say.svelte";
import type { ElevenRules, LegalTurn } from "../../wire/types";
import { tops } from "./labels";
import { canPlay, fitting, mayLay, pilesFor, placesFor, type Staging } from "./staging";
import { cardList } from "./story";

type Circle = Pick<ElevenRules, "reach" | "top_card">;

export function hint(legal: LegalTurn, staging: Staging, rules: Circle): string {
  const { pile, card } = staging;
  if (pile !== null) return ofPile(legal, staging, pile, rules);
  if (card !== null) return ofCard(legal, staging, card, rules);
  if (!canPlay(legal)) return say("eleven-hint-none", { reach: rules.reach });
  return legal.cards === "one" ? say("eleven-hint-one") : say("eleven-hint-many", { piles: legal.piles });
}

/** What a pile takes, and which of my cards that are. */
export function pileHint(legal: LegalTurn, top: number, { reach, top_card: end }: Circle): string {
  const cards = fitting(legal, top);
  const takes = { top, first: (top % end) + 1, last: ((top + reach - 1) % end) + 1 };
  return cards.length === 0 ? say("eleven-hint-pile-nothing", takes) : say("eleven-hint-pile", { ...takes, cards: cardList(cards) });
}

function ofPile(legal: LegalTurn, staging: Staging, top: number, rules: Circle): string {
  const laid = staging.groups.length > 0 && fitting(legal, top).length > 0;
  if (laid && !fitting(legal, top).some((card) => mayLay(staging, legal, card, top))) {
    return say("eleven-hint-full", { piles: legal.piles });
  }
  return pileHint(legal, top, rules);
}

function ofCard(legal: LegalTurn, staging: Staging, card: number, { reach, top_card: end }: Circle): string {
  const goes = { card, first: ((card - reach - 1 + end) % end) + 1, last: ((card - 2 + end) % end) + 1 };
  if (pilesFor(legal, card).length === 0) return say("eleven-hint-card-nowhere", goes);
  const places = placesFor(staging, legal, card);
  if (places.length === 0) return say("eleven-hint-full", { piles: legal.piles });
  return say("eleven-hint-card", { ...goes, tops: tops(places) });
}
