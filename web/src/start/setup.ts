/** The form of a table: what a person chooses, always a valid game, and the Setup that it means. */
import { bullheadsOf } from "../cards/bullheads";
import type { Clock, ElevenRules, GameName, Rules, Setup, SixRules, TableInfo } from "../wire/types";
import { kindOf, type BotKind } from "./kinds";

export const VARIANTS = ["standard", "tactics", "draft"] as const;
const ENDINGS = ["at-least", "more-than", "limit", "rounds"] as const;
const CLOCKS = ["off", "relaxed", "quick"] as const;

export type Variant = SixRules["variant"];
export type Ending = (typeof ENDINGS)[number];

/** The totals that end a match in the editions of 6 nimmt!: "66 or more", and "more than 66" (S9). */
const AT_LEAST_66 = 66;
export const MORE_THAN_66 = 67;

/** How high a limit and how many rounds one can choose; the engine would take more. */
export const MOST_LIMIT = 999;
export const MOST_ROUNDS = 50;

export interface Form {
  game: GameName;
  seats: number;
  /** Who sits where, null for a person; the first seat is the host's. */
  bots: (BotKind | null)[];
  clock: Clock;
  listed: boolean;
  /** 6 nimmt! */
  variant: Variant;
  ending: Ending;
  limit: number;
  rounds: number;
  counter: boolean;
  /** 11 nimmt!; null: as many rounds as seats. */
  elevenRounds: number | null;
  steal: ElevenRules["steal"];
  starter: ElevenRules["starter"];
  firstStarter: number;
  deck: "six" | "reported" | "own";
  /** Options that the form does not show, as a table had them. */
  rest: Record<string, unknown>;
}

export const USUAL: Form = {
  game: "six_nimmt",
  seats: 4,
  bots: [null, null, null, null],
  clock: "off",
  listed: false,
  variant: "standard",
  ending: "at-least",
  limit: 100,
  rounds: 3,
  counter: false,
  elevenRounds: null,
  steal: "others",
  starter: "round",
  firstStarter: 0,
  deck: "six",
  rest: {},
};

/** How many seats the game has at most (S2, S11, E2). */
export function mostSeats({ game, variant }: Pick<Form, "game" | "variant">): number {
  if (game === "eleven_nimmt") return 7;
  return variant === "standard" ? 10 : 6;
}

/** The highest card of tactics: a hand for each seat, and the rows' first cards (S11). */
export function tacticsTop(seats: number): number {
  return Math.min(seats, mostSeats({ game: "six_nimmt", variant: "tactics" })) * SIX.hand_size + SIX.rows;
}

/** Return the form with `changes`, and whatever they make impossible put right. */
export function changed(form: Form, changes: Partial<Form>): Form {
  const wanted = { ...form, ...changes };
  const seats = between(wanted.seats, 2, mostSeats(wanted));
  const otherGame = wanted.game !== form.game;
  return {
    ...wanted,
    seats,
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : (wanted.bots[seat] ?? null))),
    limit: between(wanted.limit, 1, MOST_LIMIT),
    rounds: between(wanted.rounds, 1, MOST_ROUNDS),
    elevenRounds: wanted.elevenRounds === null ? null : between(wanted.elevenRounds, 1, MOST_ROUNDS),
    firstStarter: between(wanted.firstStarter, 0, seats - 1),
    deck: otherGame && wanted.deck === "own" ? "six" : wanted.deck,
    rest: otherGame || wanted.variant !== form.variant || seats !== form.seats ? {} : restAfter(wanted, changes),
  };
}

/** A deck of another size was meant for its game, variant and seats; a second end for the first. */
function restAfter({ rest }: Form, changes: Partial<Form>): Form["rest"] {
  return changes.ending ? Object.fromEntries(Object.entries(rest).filter(([name]) => name !== "rounds")) : rest;
}

/** Return what this browser kept from the last table, whatever an older page wrote there. */
export function restored(kept: Partial<Form>): Form {
  const known: Partial<Form> = {
    ...kept,
    game: one(["six_nimmt", "eleven_nimmt"], kept.game, USUAL.game),
    variant: one(VARIANTS, kept.variant, USUAL.variant),
    ending: one(ENDINGS, kept.ending, USUAL.ending),
    clock: one(CLOCKS, kept.clock, USUAL.clock),
    steal: one(["others", "leader"], kept.steal, USUAL.steal),
    starter: one(["round", "total"], kept.starter, USUAL.starter),
    deck: one(["six", "reported"], kept.deck, USUAL.deck),
    bots: (Array.isArray(kept.bots) ? kept.bots : []).map(kindOf),
  };
  return { ...changed(USUAL, known), rest: {} };
}

/** What the form means, as the server is told. */
export function setupOf(form: Form): Setup {
  const { game, seats, clock, listed } = form;
  const options = game === "six_nimmt" ? sixOptions(form) : elevenOptions(form);
  return { game, seats, options, clock, listed, counter: game === "six_nimmt" && form.counter };
}

function sixOptions(form: Form): Setup["options"] {
  const end = { "at-least": { limit: AT_LEAST_66 }, "more-than": { limit: MORE_THAN_66 }, limit: { limit: form.limit }, rounds: { rounds: form.rounds } };
  return { ...form.rest, variant: form.variant, ...end[form.ending] };
}

function elevenOptions(form: Form): Setup["options"] {
  return {
    ...form.rest,
    steal: form.steal,
    starter: form.starter,
    first_starter: form.firstStarter,
    ...(form.deck !== "own" && { bullheads: form.deck }),
    ...(form.elevenRounds !== null && { rounds: form.elevenRounds }),
  };
}

/** The form of a table that is there, to change its options. */
export function formOf(table: TableInfo): Form {
  const { rules, clock, listed, counter } = table;
  const bots = table.seats.map(({ bot }) => kindOf(bot));
  const shared = { ...USUAL, seats: rules.seats, bots, clock, listed, counter };
  if (rules.kind === "six.rules") {
    return { ...shared, game: "six_nimmt", variant: rules.variant, ...endOf(rules), rest: sixRest(rules) };
  }
  const deck = deckOf(rules);
  return {
    ...shared,
    game: "eleven_nimmt",
    elevenRounds: rules.rounds === rules.seats ? null : rules.rounds,
    steal: rules.steal,
    starter: rules.starter,
    firstStarter: rules.first_starter,
    deck,
    rest: { ...unusual(rules, ELEVEN), ...(deck === "own" && { bullheads: rules.bullheads }) },
  };
}

/** How a match of 6 nimmt! ends, as the form says it (S9). */
function endOf({ limit, rounds }: SixRules): Pick<Form, "ending" | "limit" | "rounds"> {
  const said = { limit: limit ?? USUAL.limit, rounds: rounds ?? USUAL.rounds };
  if (limit === null) return { ...said, ending: "rounds" };
  if (limit === AT_LEAST_66) return { ...said, ending: "at-least", limit: USUAL.limit };
  if (limit === MORE_THAN_66) return { ...said, ending: "more-than", limit: USUAL.limit };
  return { ...said, ending: "limit" };
}

const SIX = { hand_size: 10, rows: 4, row_length: 5 };
const ELEVEN = { hand_size: 10, top_card: 100, reach: 10, supply: 10, bull_card_from: 3, new_piles: 2 };

function sixRest(rules: SixRules): Form["rest"] {
  const cards = rules.variant === "standard" && rules.top_card !== 104 ? { top_card: rules.top_card } : {};
  const both = rules.limit !== null && rules.rounds !== null ? { rounds: rules.rounds } : {};
  return { ...unusual(rules, SIX), ...cards, ...both };
}

function unusual(rules: Rules, usual: Record<string, number>): Form["rest"] {
  return Object.fromEntries(Object.entries(rules).filter(([name, value]) => name in usual && value !== usual[name]));
}

/** Tell E1's two tables apart by a card on which they differ, and both from somebody's own. */
export function deckOf({ bullheads }: ElevenRules): Form["deck"] {
  if (!Array.isArray(bullheads)) return bullheads;
  if (bullheads.every((number, index) => number === bullheadsOf(index + 1, SIX_RULES))) return "six";
  const sum = bullheads.reduce((total, number) => total + number, 0);
  return sum === REPORTED.sum && bullheads[REPORTED.card - 1] === REPORTED.bullheads ? "reported" : "own";
}

/** What gives E1's reported table away: all of its bullheads, and those of one card. */
const REPORTED = { sum: 182, card: 33, bullheads: 7 };

const SIX_RULES: SixRules = {
  kind: "six.rules", version: 1, seats: 2, variant: "standard", limit: AT_LEAST_66, rounds: null, hand_size: 10, rows: 4, row_length: 5, top_card: 104,
};

function between(number: number, low: number, high: number): number {
  return Number.isFinite(number) ? Math.min(high, Math.max(low, Math.round(number))) : low;
}

function one<T>(allowed: readonly T[], given: unknown, otherwise: T): T {
  return allowed.find((each) => each === given) ?? otherwise;
}
