/** Each game as the server describes it: its seats, and what each option may be beside the others. */
import { games } from "../../wire/shared";
import type { GameName, Rules, Setup } from "../../wire/types";

export interface Range {
  low: number;
  high: number;
}

/** A number that can be chosen; see src/toril/engine/options.py. */
interface NumberOption extends Readonly<Range> {
  /** Null: it follows from the other options, and `usual` is what it then comes to. */
  readonly default: number | null;
  readonly usual: number | null;
  readonly words?: Readonly<Record<string, number>>;
  /** Another option, and how far each of its choices lets this one go. */
  readonly by?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** An option that this one stays below. */
  readonly below?: string;
  /** No more than so many for each of another option, but `least` in any case. */
  readonly per?: { readonly option: string; readonly times: number; readonly least: number };
}

interface Choice<T extends string> {
  readonly choices: readonly T[];
  readonly default: T;
}

interface Description {
  readonly short: string;
  readonly title: string;
  /** Whether a table may agree that pages show which cards are out; else nobody may look that up (E14). */
  readonly counter: boolean;
  readonly seats: NumberOption;
  readonly options: Readonly<Record<string, NumberOption | Choice<string>>>;
}

export const DESCRIBED = games satisfies Readonly<Record<GameName, Description>>;

/** Seats and options, as far as they were chosen. */
type Chosen = Setup["options"] & { seats?: number };

/** Return how low and how high a number can be beside what else was chosen. */
export function rangeOf(game: GameName, { low, high, by = {}, below, per }: NumberOption, chosen: Chosen): Range {
  const caps = Object.entries(by).map(([option, most]) => most[String(chosen[option])] ?? high);
  if (below !== undefined) caps.push(numberOf(game, below, chosen) - 1);
  if (per) caps.push(Math.max(per.least, per.times * numberOf(game, per.option, chosen)));
  return { low, high: Math.min(high, ...caps) };
}

function numberOf(game: GameName, name: string, chosen: Chosen): number {
  const { seats, options }: Description = DESCRIBED[game];
  const option = name === "seats" ? seats : options[name];
  const number = chosen[name] ?? (option && "usual" in option ? option.usual : null);
  if (typeof number !== "number") throw new Error(`${name} is no number in ${game}`);
  return number;
}

/** Return the number, or the nearest one that is offered. */
export function within(number: number, { low, high }: Range): number {
  return Number.isFinite(number) ? Math.min(high, Math.max(low, Math.round(number))) : low;
}

/** Return what was chosen, or what is usual where that is not offered. */
export function oneOf<T extends string>(option: Choice<T>, given: unknown): T {
  return option.choices.find((each) => each === given) ?? option.default;
}

/** Return the options of a table that are not as usual, without those that the form shows. */
export function unusual(game: GameName, rules: Rules, shown: readonly string[]): Setup["options"] {
  const options: Description["options"] = DESCRIBED[game].options;
  const differs = (name: string, value: unknown) => {
    const usual = options[name]?.default ?? null;
    return usual !== null && value !== usual && !shown.includes(name);
  };
  return Object.fromEntries(Object.entries(rules).filter(([name, value]) => differs(name, value)));
}
