/** The rules of 11 nimmt! in words; the terminal fills the same sentences, in its `cli/talk/rules_told.py`. */
import { DESCRIBED } from "../interface/described";
import type { RulesTold, ToldAt } from "../interface/rules_told";
import { say, type Facts } from "../../text/say.svelte";
import type { ElevenRules } from "../../wire/types";
import { bullheadsOf, deckOf } from "./bullheads";
import { elevenRules } from "./eleven";

const { seats: SEATS, options: OPTIONS } = DESCRIBED.eleven_nimmt;

const USUAL: ElevenRules = {
  kind: "eleven.rules",
  version: DESCRIBED.eleven_nimmt.version,
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

/** How many cards the example of E4 has before the highest, at most; the rest of it begins anew. */
const MOST_BEFORE = 4;

/** The rules that are told: a table's, or the usual ones. */
export const elevenToldRules = (at: ToldAt): ElevenRules => (at ? elevenRules(at.rules) : USUAL);

/** How many cards below the highest the example of E4 begins. */
export const before = ({ reach }: Pick<ElevenRules, "reach">): number => Math.min(MOST_BEFORE, Math.floor((reach * 4) / 10));

function facts(at: ToldAt): Facts {
  const rules = elevenToldRules(at);
  const { seats, first_starter, top_card, reach } = rules;
  const rounds = rules.rounds ?? seats;
  const numbers = Array.from({ length: top_card }, (_, index) => bullheadsOf(index + 1, rules));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return {
    seats: at ? seats : 0,
    cards: top_card,
    hand: rules.hand_size,
    reach,
    // E4: what fits around the highest card.
    on: top_card - before(rules),
    before: before(rules),
    next: top_card - before(rules) + 1,
    after: reach - before(rules),
    new: rules.new_piles,
    from: rules.bull_card_from,
    supply: rules.supply,
    steal: rules.steal,
    rob: rules.rob,
    starter: rules.starter,
    first: at ? "named" : "usual",
    name: at?.names[first_starter] || say("rules-seat", { seat: first_starter + 1 }),
    deck: deckOf(rules),
    // 0: all cards show the same.
    least: least < most ? least : 0,
    most,
    all: numbers.reduce((sum, number) => sum + number, 0),
    ending: rounds === 1 ? "single" : rounds === seats ? "people" : "number",
    rounds,
  };
}

export const elevenTold: RulesTold = {
  told: (at) => say("rules-eleven", facts(at)),
  facts,
};
