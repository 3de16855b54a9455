import type { TableState } from "../state/table.svelte";
import { isSix, type ElevenRules, type ElevenView } from "../wire/types";

/** The round and the rules of 11 nimmt! at a table; null while there is none. */
export function elevenOf(here: TableState): { view: ElevenView; rules: ElevenRules } | null {
  const view = here.play?.view.round;
  const rules = here.table?.rules;
  return view && !isSix(view) && rules?.kind === "eleven.rules" ? { view, rules } : null;
}
