/** How the round on the table ended, game by game. */
import type { TableState } from "../state/table.svelte";
import type { GameName } from "../wire/types";
import { elevenEnding } from "./eleven/ending";
import type { EndingOf } from "./interface/ending";
import { named } from "./registry";

/** Null: every round ends in the same way. */
const ENDINGS: Readonly<Record<GameName, EndingOf | null>> = { six_nimmt: null, eleven_nimmt: elevenEnding };

/** Return what there is to tell of the end of the last round, also to whoever has not seen it. */
export function endingOf(table: TableState): ReturnType<EndingOf> {
  const round = table.play?.view.round;
  return (table.info && round && ENDINGS[named(table.info.game)]?.(table, round)) ?? null;
}
