/** The sentences of 6 nimmt! that several of its components say. */
import { printed, printedSum } from "../../cards/bullheads";
import type { TableState } from "../../state/table.svelte";
import { who } from "../../seats/names";
import { list, say } from "../../text/say.svelte";
import type { Placed, SixRules } from "../../wire/types";
import type { Preview } from "./preview";
import { sixOf } from "./six";

export const cardWords = (card: number): string => say("match-card", { card, n: printed(card) });

/** "If nobody else played…", for one card. */
export function previewWords(card: number, seen: Preview, rules: SixRules): string {
  if (seen.kind === "low") return say("six-preview-low", { card });
  if (seen.kind === "fits") return say("six-preview-fits", { card, row: seen.row + 1 });
  const facts = { card, row: seen.row + 1, n: seen.cost };
  return rules.row_length === 5 ? say("six-preview-sixth", facts) : say("six-preview-full", facts);
}

/** Whose card is which, when all are turned over. */
export function revealedWords(table: TableState, cards: readonly number[]): string {
  const all = list(cards.map((card, seat) => say("six-revealed-one", { ...who(table, seat), card })));
  return say("story-revealed", { cards: all });
}

/** What happened to a card that was placed. */
export function placedWords(table: TableState, placed: Placed, rules = sixOf(table)?.rules): string {
  const facts = {
    ...who(table, placed.seat),
    card: placed.card,
    row: placed.row + 1,
    n: printedSum(placed.taken),
  };
  if (placed.why === "too low") return say("six-took-row", facts);
  if (placed.taken.length === 0) return say("six-placed", facts);
  return rules?.row_length === 5 ? say("six-sixth", facts) : say("six-full", facts);
}

export function rowWords(index: number, cards: readonly number[], rules: SixRules): string {
  const facts = { row: index + 1, cards: cards.join(", "), n: printedSum(cards) };
  return cards.length >= rules.row_length ? say("six-row-full", facts) : say("six-row", facts);
}
