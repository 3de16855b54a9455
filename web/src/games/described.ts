/** Each game as the server describes it: seats, options, ranges and defaults, from the file that it writes. */
import described from "../wire/games.json";
import type { GameName, Rules, Setup } from "../wire/types";

export interface Range {
  low: number;
  high: number;
}

/** A number that can be chosen; what has no default follows from the other options. */
export interface NumberOption extends Range {
  default: number | null;
}

export interface Choice<T extends string> {
  choices: readonly T[];
  default: T;
}

interface Description {
  number: number;
  /** How many sit at a table; `by` caps it further for what an option says. */
  seats: Range & { by: Record<string, Record<string, number>> };
  options: Record<string, NumberOption | Choice<string>>;
}

export const DESCRIBED = described satisfies Record<GameName, Description>;

/** How many seats a game has at most with these options (S2, S11, E2). */
export function mostSeats(game: GameName, options: Setup["options"]): number {
  const { high, by }: Description["seats"] = DESCRIBED[game].seats;
  return Math.min(high, ...Object.entries(by).map(([option, most]) => most[String(options[option])] ?? high));
}

/** Return the number, or the nearest one that is offered. */
export function within(number: number, { low, high }: Range): number {
  return Number.isFinite(number) ? Math.min(high, Math.max(low, Math.round(number))) : low;
}

/** Return an option with the wire's type of its choices: the same server writes both files. */
export function choice<T extends string>(option: Choice<string>): Choice<T> {
  return option as Choice<T>;
}

/** Return what was chosen, or what is usual where that is not offered. */
export function oneOf<T extends string>(option: Choice<T>, given: unknown): T {
  return option.choices.find((each) => each === given) ?? option.default;
}

/** Return the options of a table that are not as usual, without those that the form shows. */
export function unusual(game: GameName, rules: Rules, shown: readonly string[]): Record<string, unknown> {
  const options: Description["options"] = DESCRIBED[game].options;
  const differs = (name: string, value: unknown) => {
    const usual = options[name]?.default ?? null;
    return usual !== null && value !== usual && !shown.includes(name);
  };
  return Object.fromEntries(Object.entries(rules).filter(([name, value]) => differs(name, value)));
}
