/** The bullheads of 11 nimmt!: every table says what its cards show (E1). */
import { printed } from "../../cards/bullheads";
import type { ElevenRules } from "../../wire/types";

export function bullheadsOf(card: number, { bullheads }: ElevenRules): number {
  // The server always sends E1's table as numbers; a name can stand only in a request.
  return (Array.isArray(bullheads) ? bullheads[card - 1] : undefined) ?? printed(card);
}

/** The bullheads of several cards together. */
export function bullheadSum(cards: readonly number[], rules: ElevenRules): number {
  return cards.reduce((sum, card) => sum + bullheadsOf(card, rules), 0);
}
