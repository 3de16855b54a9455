import { assertNever, type Rules } from "../wire/types";

/** S1: what a card of 6 nimmt! shows. */
export function printed(card: number): number {
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  return card % 10 === 5 ? 2 : 1;
}

/** How many bullheads `card` shows at a table with these rules (S1, E1). */
export function bullheadsOf(card: number, rules: Rules): number {
  switch (rules.kind) {
    case "six.rules":
      return printed(card);
    case "eleven.rules":
      // The server always sends E1's table as numbers; a name can stand only in a request.
      return (Array.isArray(rules.bullheads) ? rules.bullheads[card - 1] : undefined) ?? printed(card);
    default:
      return assertNever(rules);
  }
}

/** The bullheads of several cards together. */
export function bullheadSum(cards: readonly number[], rules: Rules): number {
  return cards.reduce((sum, card) => sum + bullheadsOf(card, rules), 0);
}

/** How heavy a card looks: five degrees of ink and frame, also for somebody's own deck (E1). */
export function weightOf(bullheads: number): 1 | 2 | 3 | 5 | 7 {
  if (bullheads >= 7) return 7;
  if (bullheads >= 5) return 5;
  if (bullheads >= 3) return 3;
  return bullheads === 2 ? 2 : 1;
}

/** The lines in which a card's pips lie, longest first; more than seven nobody counts: none. */
export function pipLines(bullheads: number): readonly number[] {
  if (bullheads > 7) return [];
  if (bullheads <= 3) return [bullheads];
  return [Math.ceil(bullheads / 2), Math.floor(bullheads / 2)];
}
