/** Rounds and rules of 11 nimmt!, told from those of other games. */
import type { TableState } from "../../state/table.svelte";
import type { ElevenRules, ElevenView, RoundView, Rules } from "../../wire/types";

/** E14: a play's cards are shown once, and then lie below a top. */
export const REPEATS = false;

export function isEleven(round: RoundView): round is ElevenView {
  return round.kind === "eleven.table_view";
}

export function elevenRules(rules: Rules): ElevenRules {
  if (rules.kind !== "eleven.rules") throw new Error(`not rules of 11 nimmt!: ${rules.kind}`);
  return rules;
}

/** The round and the rules of 11 nimmt! at a table; null while there is none, or when the next match is of another game. */
export function elevenOf(table: TableState): { view: ElevenView; rules: ElevenRules } | null {
  const view = table.play?.view.round;
  const rules = table.info?.rules;
  return view && isEleven(view) && rules?.kind === "eleven.rules" ? { view, rules } : null;
}
