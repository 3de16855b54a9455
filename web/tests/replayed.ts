/** Matches of the engine, looked at again by a simulated clock: the player, its table and the game's own show. */
import { vi } from "vitest";
import { ElevenShow } from "../src/games/eleven/show.svelte";
import { historyOf } from "../src/games/six/history.svelte";
import { SixShow } from "../src/games/six/show.svelte";
import type { From } from "../src/replay/moment";
import { Player } from "../src/replay/player.svelte";
import type { TableShow } from "../src/show/table_show.svelte";
import type { TableState } from "../src/state/table.svelte";
import type { Replay } from "../src/wire/types";
import vectors from "./replay-vectors.json";

export const replays = vectors as unknown as readonly Replay[];

export function showOf(replay: Replay, table: TableState): TableShow {
  return replay.table.rules.kind === "six.rules" ? new SixShow(table) : new ElevenShow(table);
}

export interface Looking {
  player: Player;
  show: TableShow;
}

const came: Looking[] = [];

/** Nobody looks any more. */
export function leaveAll(): void {
  for (const { player, show } of came.splice(0)) {
    show.leave();
    player.close();
  }
}

export function lookAt(replay: Replay, from: From = null): Looking {
  const player = new Player(replay, { source: { kind: "file", content: new ArrayBuffer() }, back: "/" });
  const show = showOf(replay, player.table);
  player.shownBy(show);
  player.look(from);
  came.push({ player, show });
  return { player, show };
}

/** Everybody from whose place one can look. */
export function viewers({ table }: Replay): From[] {
  return [null, ...table.seats.keys(), "open"];
}

/** Wait until what is told has been told. */
export async function told(show: TableShow): Promise<void> {
  do await vi.advanceTimersByTimeAsync(20);
  while (show.busy);
}

/** All that is to be seen: the table, what lies on it, and what log and counter know. */
export function seen({ player, show }: Looking): string {
  const { table } = player;
  const { info, play, person, seat, connection, drawing } = table;
  const history = historyOf(table);
  const shown = Object.fromEntries(SHOWN[info?.game ?? "six_nimmt"].map((name) => [name, (show as unknown as Record<string, unknown>)[name]]));
  return JSON.stringify({
    info, play, person, seat, connection, drawing, shown, tricks: history.tricks, drafted: history.drafted, at: player.at, words: player.words, sentence: show.sentence,
    mood: show.mood, summary: show.summary, canRepeat: show.canRepeat, busy: show.busy, round: show.round,
  });
}

const SHOWN = {
  six_nimmt: ["rows", "front", "trick", "faces", "number", "taken", "totals", "pool", "picked", "gathering", "penalty", "watched", "fresh"],
  eleven_nimmt: ["piles", "room", "together", "lapTold", "active", "bullCards", "handSizes", "totals", "deck", "supply", "fresh", "left", "gained"],
} as const;
