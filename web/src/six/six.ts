import type { TableState } from "../state/table.svelte";
import { isSix, type SixRules, type SixView } from "../wire/types";

/** The round and the rules of 6 nimmt! at a table; null while there is none. */
export function sixOf(here: TableState): { view: SixView; rules: SixRules } | null {
  const view = here.play?.view.round;
  const rules = here.table?.rules;
  return view && isSix(view) && rules?.kind === "six.rules" ? { view, rules } : null;
}
