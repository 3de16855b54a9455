/** What one may choose in 6 nimmt!, and the options that it means (S9, S11, S12). */
import { DESCRIBED, oneOf, rangeOf, unusual, within, type Range } from "../interface/described";
import type { GameForm, SharedForm } from "../interface/form";
import { say } from "../../text/say.svelte";
import type { Setup, SixRules } from "../../wire/types";
import { limitWords } from "./game";
import { sixRules } from "./six";

const { seats: SEATS, options: OPTIONS } = DESCRIBED.six_nimmt;

/** The totals that end a match in the editions: "66 or more", and "more than 66" (S9). */
const AT_LEAST_66 = OPTIONS.limit.words["at-least-66"];
const MORE_THAN_66 = OPTIONS.limit.words["more-than-66"];

const ENDINGS = ["at-least", "more-than", "limit", "rounds"] as const;
export type Ending = (typeof ENDINGS)[number];
export type Variant = SixRules["variant"];

export interface SixForm {
  variant: Variant;
  ending: Ending;
  limit: number;
  rounds: number;
}

const USUAL: SixForm = { variant: OPTIONS.variant.default, ending: "at-least", limit: 100, rounds: 3 };

export const sixForm: GameForm<SixForm> = {
  pitch: () => say("start-new-six"),
  usual: USUAL,
  fitted: (form) => ({
    variant: oneOf(OPTIONS.variant, form.variant),
    ending: ENDINGS.find((each) => each === form.ending) ?? USUAL.ending,
    limit: within(form.limit, limits(form)),
    rounds: within(form.rounds, ROUNDS),
  }),
  rest: ({ variant, rest }, changes) => {
    // A deck of another size was meant for its variant; a second end for the first.
    if (changes.variant && changes.variant !== variant) return {};
    return changes.ending ? Object.fromEntries(Object.entries(rest).filter(([name]) => name !== "rounds")) : rest;
  },
  options: (form) => ({ ...form.rest, variant: form.variant, ...endOptions(form) }),
  read: (rules) => {
    const six = sixRules(rules);
    return { variant: six.variant, ...endOf(six), rest: restOf(six) };
  },
  optionWords: (rules) => {
    const { variant, limit, rounds } = sixRules(rules);
    return [
      ...(variant === "standard" ? [] : [variantWords(variant)]),
      ...(limit !== null ? [limitWords(limit)] : []),
      ...(rounds !== null ? [say("start-term-rounds", { rounds })] : []),
    ];
  },
};

export const ROUNDS: Range = rangeOf("six_nimmt", OPTIONS.rounds, {});

/** The totals that can be chosen: with small hands a high one would take too many rounds. */
export function limits({ rest }: Pick<SharedForm, "rest">): Range {
  return rangeOf("six_nimmt", OPTIONS.limit, rest);
}

function mostSeats(variant: Variant): number {
  return rangeOf("six_nimmt", SEATS, { variant }).high;
}

/** The variants for a table with so many people. */
export function variantsFor(people: number): Variant[] {
  return OPTIONS.variant.choices.filter((variant) => mostSeats(variant) >= people);
}

export function variantWords(variant: Variant): string {
  const words: Record<Variant, () => string> = {
    standard: () => say("start-variant-standard"),
    tactics: () => say("start-variant-tactics"),
    draft: () => say("start-variant-draft"),
  };
  return words[variant]();
}

/** The highest card of tactics: a hand for each seat, and the rows' first cards (S11). */
export function tacticsTop(seats: number): number {
  return Math.min(seats, mostSeats("tactics")) * OPTIONS.hand_size.default + OPTIONS.rows.default;
}

function endOptions({ ending, limit, rounds }: SixForm): Setup["options"] {
  const each: Record<Ending, Setup["options"]> = {
    "at-least": { limit: AT_LEAST_66 },
    "more-than": { limit: MORE_THAN_66 },
    limit: { limit },
    rounds: { rounds },
  };
  return each[ending];
}

/** How a match ends, as the form says it. */
function endOf({ limit, rounds }: SixRules): Pick<SixForm, "ending" | "limit" | "rounds"> {
  const said = { limit: limit ?? USUAL.limit, rounds: rounds ?? USUAL.rounds };
  if (limit === null) return { ...said, ending: "rounds" };
  if (limit === AT_LEAST_66) return { ...said, ending: "at-least", limit: USUAL.limit };
  if (limit === MORE_THAN_66) return { ...said, ending: "more-than", limit: USUAL.limit };
  return { ...said, ending: "limit" };
}

/** The variants count their cards themselves: only the standard game's may be somebody's choice. */
function restOf(rules: SixRules): SharedForm["rest"] {
  const cards = rules.variant === "standard" && rules.top_card !== OPTIONS.top_card.usual ? { top_card: rules.top_card } : {};
  const both = rules.limit !== null && rules.rounds !== null ? { rounds: rules.rounds } : {};
  return { ...unusual("six_nimmt", rules, ["variant", "limit", "rounds"]), ...cards, ...both };
}
