/** Rounds and rules of 6 nimmt!, told from those of other games. */
import type { TableState } from "../../state/table.svelte";
import type { RoundView, Rules, SixRules, SixView } from "../../wire/types";

/** A trick's cards lie open in the rows: everybody may watch again how they came there. */
export const REPEATS = true;

export function isSix(round: RoundView): round is SixView {
  return round.kind === "six.table_view";
}

/** The round of a table of 6 nimmt!: another game's would be a slip. */
export function sixRound(round: RoundView): SixView {
  if (!isSix(round)) throw new Error(`not a round of 6 nimmt!: ${round.kind}`);
  return round;
}

export function sixRules(rules: Rules): SixRules {
  if (rules.kind !== "six.rules") throw new Error(`not rules of 6 nimmt!: ${rules.kind}`);
  return rules;
}

/** The round and the rules of 6 nimmt! at a table; null while there is none, or when the next match is of another game. */
export function sixOf(table: TableState): { view: SixView; rules: SixRules } | null {
  const view = table.play?.view.round;
  const rules = table.info?.rules;
  return view && isSix(view) && rules?.kind === "six.rules" ? { view, rules } : null;
}

/** Whether a seat has chosen its card, and others have not. */
export function hasCommitted({ phase }: SixView, seat: number): boolean {
  return phase.kind === "six.commitments" && phase.committed[seat] === true;
}
