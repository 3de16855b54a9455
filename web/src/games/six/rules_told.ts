/** The rules of 6 nimmt! in words; the terminal fills the same sentences, in its `cli/talk/rules_told.py`. */
import { DESCRIBED } from "../interface/described";
import type { RulesTold } from "../interface/rules_told";
import { say } from "../../text/say.svelte";
import type { SixRules } from "../../wire/types";
import { sixRules } from "./six";

const { options: OPTIONS } = DESCRIBED.six_nimmt;

const USUAL: Omit<SixRules, "kind" | "version" | "seats"> = {
  variant: OPTIONS.variant.default,
  limit: OPTIONS.limit.usual,
  rounds: OPTIONS.rounds.usual,
  hand_size: OPTIONS.hand_size.usual,
  rows: OPTIONS.rows.usual,
  row_length: OPTIONS.row_length.usual,
  top_card: OPTIONS.top_card.usual,
};

export const sixTold: RulesTold = (table) => {
  const { variant, limit, rounds, hand_size, rows, row_length, top_card } = table ? sixRules(table.rules) : USUAL;
  return say("rules-six", {
    variant,
    cards: top_card ?? OPTIONS.top_card.usual,
    hand: hand_size,
    rows,
    length: row_length,
    ending: rounds === null ? "limit" : limit === null ? "rounds" : "both",
    // What does not end the match is not told.
    limit: limit ?? 0,
    rounds: rounds ?? 0,
  });
};
