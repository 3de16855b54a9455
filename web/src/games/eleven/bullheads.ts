/** The bullheads of 11 nimmt!: every table says what its cards show (E1). */
import { printed } from "../../cards/bullheads";
import type { ElevenRules } from "../../wire/types";

type Printed = Pick<ElevenRules, "bullheads">;

export function bullheadsOf(card: number, { bullheads }: Printed): number {
  // The server always sends E1's table as numbers; a name can stand only in a request.
  return (Array.isArray(bullheads) ? bullheads[card - 1] : undefined) ?? printed(card);
}

/** The bullheads of several cards together. */
export function bullheadSum(cards: readonly number[], rules: ElevenRules): number {
  return cards.reduce((sum, card) => sum + bullheadsOf(card, rules), 0);
}

/** Return which of E1's tables the numbers are, or that they are somebody's own. */
export function deckOf({ bullheads }: Printed): Extract<ElevenRules["bullheads"], string> | "own" {
  if (!Array.isArray(bullheads)) return bullheads;
  const are = (table: (card: number) => number) => bullheads.every((number, index) => number === table(index + 1));
  return are(printed) ? "six" : are(reported) ? "reported" : "own";
}

/** E1's other table: what one public implementation gives, and nobody has confirmed. */
function reported(card: number): number {
  if ([33, 63, 93].includes(card)) return 7;
  if (card % 10 === 3) return 5;
  return isPrime(card) ? 3 : 1;
}

function isPrime(card: number): boolean {
  for (let divisor = 2; divisor * divisor <= card; divisor++) if (card % divisor === 0) return false;
  return card > 1;
}
