/** What is printed on a card, and how it looks. */

/** S1: the bullheads on a card of 6 nimmt!, and on one of 11 nimmt! with the same cards (E1). */
export function printed(card: number): number {
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  return card % 10 === 5 ? 2 : 1;
}

/** S1: the bullheads of several cards together. */
export function printedSum(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + printed(card), 0);
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
