/** The rules of 6 nimmt! in words; the terminal fills the same sentences, in its `cli/talk/rules_told.py`. */
import { DESCRIBED } from "../interface/described";
import type { RulesTold, ToldAt } from "../interface/rules_told";
import { say, type Facts } from "../../text/say.svelte";
import type { SixRules } from "../../wire/types";
import { sixRules } from "./six";

const { seats: SEATS, options: OPTIONS } = DESCRIBED.six_nimmt;

const USUAL: SixRules = {
  kind: "six.rules",
  version: DESCRIBED.six_nimmt.version,
  seats: SEATS.usual,
  variant: OPTIONS.variant.default,
  limit: OPTIONS.limit.usual,
  rounds: OPTIONS.rounds.usual,
  hand_size: OPTIONS.hand_size.usual,
  rows: OPTIONS.rows.usual,
  row_length: OPTIONS.row_length.usual,
  top_card: OPTIONS.top_card.usual,
};

/** The rules that are told: a table's, or the usual ones. */
export const sixToldRules = (at: ToldAt): SixRules => (at ? sixRules(at.rules) : USUAL);

/** The highest card; the server always sends it as a number. */
export const topCard = ({ top_card }: SixRules): number => top_card ?? OPTIONS.top_card.usual;

function facts(at: ToldAt): Facts {
  const rules = sixToldRules(at);
  const { limit, rounds } = rules;
  return {
    seats: at ? rules.seats : 0,
    variant: rules.variant,
    cards: topCard(rules),
    hand: rules.hand_size,
    rows: rules.rows,
    length: rules.row_length,
    ending: rounds === null ? "limit" : limit === null ? "rounds" : "both",
    // What does not end the match is not told.
    limit: limit ?? 0,
    rounds: rounds ?? 0,
  };
}

export const sixTold: RulesTold = {
  told: (at) => say("rules-six", facts(at)),
  facts,
};
