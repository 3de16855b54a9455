/** What a bot did for somebody who was away. */
import { gameOf } from "../games/registry";
import { say } from "../text/say.svelte";
import type { TableState } from "../state/table.svelte";
import type { TableInfo, WhileAway } from "../wire/types";
import type { Status } from "./status";

/** So many moves fit into the status line: the latest. */
const SHOWN = 5;

/** What the status line says of it; nothing where something else must be read: the end, or that the connection is lost. */
export function whileAwayNow({ whileAway, info }: Pick<TableState, "whileAway" | "info">, { kind }: Status): string {
  return whileAway && info && kind !== "over" && kind !== "lost" ? whileAwayWords(whileAway, info) : "";
}

/** One sentence: the moves of this round, and how many there were before. */
export function whileAwayWords({ count, moves }: WhileAway, info: TableInfo): string {
  const { didWords } = gameOf(info);
  const done = moves.map(didWords).filter((words) => words !== null);
  if (done.length === 0) return say("while-away-count", { n: count });
  const facts = { moves: (done.length > SHOWN ? ["…", ...done.slice(-SHOWN)] : done).join(", ") };
  return count === moves.length ? say("while-away-moves", facts) : say("while-away-both", { ...facts, n: count });
}
