/** Where a card would go if nobody else played: the rule at work, not a hint about the others. */
import { printedSum } from "../../cards/bullheads";
import type { SixRules } from "../../wire/types";

export type Preview =
  | { kind: "fits"; row: number }
  | { kind: "sixth"; row: number; cost: number }
  | { kind: "low" };

/** S4 to S6 for one card alone. */
export function preview(card: number, rows: readonly (readonly number[])[], rules: SixRules): Preview {
  let nearest = -1;
  let row = -1;
  for (const [index, cards] of rows.entries()) {
    const last = cards.at(-1) ?? 0;
    if (last < card && last > nearest) {
      nearest = last;
      row = index;
    }
  }
  const cards = rows[row];
  if (!cards) return { kind: "low" };
  return cards.length < rules.row_length
    ? { kind: "fits", row }
    : { kind: "sixth", row, cost: printedSum(cards) };
}
