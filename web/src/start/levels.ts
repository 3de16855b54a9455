/** How strong each level is: measured in the arena, read from the file that defines the levels. */
import { levels } from "../../../src/toril/bots/levels.json";
import { BOT_KINDS, type BotKind } from "./kinds";

/** Null until somebody has measured it. */
interface Measured {
  strength: { own: number } | null;
}
interface Level {
  name: string;
  six_nimmt: Measured;
  eleven_nimmt: Measured;
}

const LEVELS: readonly Level[] = levels;

/** The bullheads that a level takes in a round, at a table of four against three cautious bots. */
export function bullheadsOf(kind: BotKind, game: string): number | null {
  const level = LEVELS.find(({ name }) => name === kind);
  const measured = (game === "six_nimmt" ? level?.six_nimmt : level?.eleven_nimmt)?.strength;
  return measured ? Math.round(measured.own * 10) / 10 : null;
}

/** Whether there are figures to explain. */
export function isMeasured(game: string): boolean {
  return BOT_KINDS.some((kind) => bullheadsOf(kind, game) !== null);
}
