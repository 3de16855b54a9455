/** What one may choose in 11 nimmt!, and the options that it means (E1, E10, E12, E13). */
import { DESCRIBED, oneOf, rangeOf, unusual, within, type Range } from "../interface/described";
import type { GameForm } from "../interface/form";
import { say } from "../../text/say.svelte";
import type { ElevenRules } from "../../wire/types";
import { deckOf } from "./bullheads";
import { elevenRules } from "./eleven";

const { options: OPTIONS } = DESCRIBED.eleven_nimmt;
export const { bullheads: DECK, steal: STEAL, rob: ROB, starter: STARTER } = OPTIONS;
export const ROUNDS: Range = rangeOf("eleven_nimmt", OPTIONS.rounds, {});

export interface ElevenForm {
  /** Null: as many rounds as seats. */
  elevenRounds: number | null;
  steal: ElevenRules["steal"];
  rob: ElevenRules["rob"];
  starter: ElevenRules["starter"];
  firstStarter: number;
  /** One of E1's tables of bullheads, or somebody's own, which is then in the form's rest. */
  deck: Extract<ElevenRules["bullheads"], string> | "own";
}

const USUAL: ElevenForm = {
  elevenRounds: null,
  steal: STEAL.default,
  rob: ROB.default,
  starter: STARTER.default,
  firstStarter: OPTIONS.first_starter.default,
  deck: DECK.default,
};

export const elevenForm: GameForm<ElevenForm> = {
  pitch: () => say("start-new-eleven"),
  usual: USUAL,
  fitted: (form) => ({
    elevenRounds: form.elevenRounds === null ? null : within(form.elevenRounds, ROUNDS),
    steal: oneOf(STEAL, form.steal),
    rob: oneOf(ROB, form.rob),
    starter: oneOf(STARTER, form.starter),
    firstStarter: within(form.firstStarter, rangeOf("eleven_nimmt", OPTIONS.first_starter, { seats: form.seats })),
    deck: form.deck === "own" && "bullheads" in form.rest ? "own" : oneOf(DECK, form.deck),
  }),
  rest: ({ rest }) => rest,
  options: (form) => ({
    ...form.rest,
    steal: form.steal,
    rob: form.rob,
    starter: form.starter,
    first_starter: form.firstStarter,
    ...(form.deck !== "own" && { bullheads: form.deck }),
    ...(form.elevenRounds !== null && { rounds: form.elevenRounds }),
  }),
  read: (rules) => {
    const eleven = elevenRules(rules);
    const deck = deckOf(eleven);
    return {
      elevenRounds: eleven.rounds === eleven.seats ? null : eleven.rounds,
      steal: eleven.steal,
      rob: eleven.rob,
      starter: eleven.starter,
      firstStarter: eleven.first_starter,
      deck,
      rest: {
        ...unusual("eleven_nimmt", rules, ["rounds", "steal", "rob", "starter", "first_starter", "bullheads"]),
        ...(deck === "own" && { bullheads: eleven.bullheads }),
      },
    };
  },
  optionWords: (rules) => {
    const eleven = elevenRules(rules);
    return [
      say("start-term-rounds", { rounds: eleven.rounds ?? eleven.seats }),
      ...(eleven.starter === "total" ? [say("start-term-starter-total")] : []),
      ...(eleven.steal === "leader" ? [say("start-term-steal-leader")] : []),
      ...(eleven.rob === "may" ? [say("start-term-rob-may")] : []),
      ...(deckOf(eleven) === USUAL.deck ? [] : [say("start-term-other-deck")]),
    ];
  },
};
