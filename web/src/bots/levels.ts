/** The levels of bots that somebody can choose, and the bots for seats where nobody has chosen. */
import { default_bots as usual } from "../../../src/toril/bots/levels.json";

/** The levels, easiest first; other bots may sit at a table that was opened elsewhere. */
export const LEVELS = __LEVELS__;

export type Level = (typeof LEVELS)[number];

/** Return the usual bots for `many` seats at a table where `before` bots sit already. */
export function defaultBots(many: number, before = 0): string[] {
  return Array.from({ length: many }, (_, seat) => usual[(before + seat) % usual.length] ?? "");
}

/** Return the hardest level among bots, null where none has a level. */
export function hardest(bots: readonly unknown[]): Level | null {
  return LEVELS.findLast((each) => bots.includes(each)) ?? null;
}

/** Return a level that was kept or chosen; null where it is none. */
export function levelOf(value: unknown): Level | null {
  return LEVELS.find((each) => each === value) ?? null;
}
