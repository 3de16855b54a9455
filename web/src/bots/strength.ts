/** How strong each level is: measured in the arena, read from the file that defines the levels. */
import { levels } from "../../../src/toril/bots/levels.json";
import type { GameName } from "../wire/types";
import { LEVELS, type Level } from "./levels";

/** Null until somebody has measured it. */
interface Measured {
  strength: { own: number } | null;
}

const MEASURED: Readonly<Record<Level, Record<GameName, Measured>>> = levels;

/** The bullheads that a level takes in a round, at a table of four against three cautious bots. */
export function bullheadsPerRound(level: Level, game: GameName): number | null {
  const measured = MEASURED[level][game].strength;
  return measured ? Math.round(measured.own * 10) / 10 : null;
}

/** Whether there are figures to explain. */
export function isMeasured(game: GameName): boolean {
  return LEVELS.some((level) => bullheadsPerRound(level, game) !== null);
}
