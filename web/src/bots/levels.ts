/** The bots that somebody can choose, and who plays where nobody has chosen. */
import { company } from "../../../src/toril/bots/levels.json";

/** The levels, easiest first; other bots may sit at a table that was opened elsewhere. */
export const LEVELS = ["calf", "heifer", "ox", "bull"] as const;

export type Level = (typeof LEVELS)[number];

/** Return the usual company for `many` seats at a table where `before` bots sit already. */
export function defaultBots(many: number, before = 0): string[] {
  return Array.from({ length: many }, (_, seat) => company[(before + seat) % company.length] ?? "");
}

/** Return a level that was kept or chosen; null where it is none. */
export function levelOf(value: unknown): Level | null {
  return LEVELS.find((each) => each === value) ?? null;
}
