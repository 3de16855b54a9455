/** The rules of 11 nimmt! in words; the terminal fills the same sentences, in its `cli/talk/rules_told.py`. */
import { DESCRIBED } from "../interface/described";
import type { RulesTold } from "../interface/rules_told";
import { say } from "../../text/say.svelte";
import type { ElevenRules } from "../../wire/types";
import { deckOf } from "./bullheads";
import { elevenRules } from "./eleven";

const { seats: SEATS, options: OPTIONS } = DESCRIBED.eleven_nimmt;

const USUAL: Omit<ElevenRules, "kind" | "version"> = {
  seats: SEATS.usual,
  bullheads: OPTIONS.bullheads.default,
  steal: OPTIONS.steal.default,
  rob: OPTIONS.rob.default,
  starter: OPTIONS.starter.default,
  rounds: OPTIONS.rounds.usual,
  first_starter: OPTIONS.first_starter.usual,
  hand_size: OPTIONS.hand_size.usual,
  top_card: OPTIONS.top_card.usual,
  reach: OPTIONS.reach.usual,
  supply: OPTIONS.supply.usual,
  bull_card_from: OPTIONS.bull_card_from.usual,
  new_piles: OPTIONS.new_piles.usual,
};

export const elevenTold: RulesTold = (table) => {
  const rules = table ? elevenRules(table.rules) : USUAL;
  const { seats, first_starter } = rules;
  const rounds = rules.rounds ?? seats;
  return say("rules-eleven", {
    cards: rules.top_card,
    hand: rules.hand_size,
    reach: rules.reach,
    new: rules.new_piles,
    from: rules.bull_card_from,
    supply: rules.supply,
    steal: rules.steal,
    rob: rules.rob,
    starter: rules.starter,
    first: table ? "named" : "usual",
    name: table?.names[first_starter] || say("rules-seat", { seat: first_starter + 1 }),
    deck: deckOf(rules),
    ending: rounds === 1 ? "single" : rounds === seats ? "people" : "number",
    rounds,
  });
};
