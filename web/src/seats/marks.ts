/** What a seat's chip says of whoever sits there. */
import { gameOfRound } from "../games/registry";
import type { TableState } from "../state/table.svelte";
import type { SeatInfo } from "../wire/types";

export type SeatMark = "thinking" | "ready" | "away" | "standin" | "resigned" | "none";

/** Whether a seat waits for somebody to sit down. */
export function isFree({ person, bot }: SeatInfo): boolean {
  return person === null && bot === null;
}

/** The one thing to know about a seat now; what keeps the others waiting comes first.
 *
 * While a story is `told`, who has already chosen their next card is nobody's news.
 */
export function markOf(table: TableState, seat: number, told = false): SeatMark {
  const info = table.seatInfo(seat);
  const play = table.play;
  if (!info || !play) return "none";
  if (info.resigned) return "resigned";
  if (info.stand_in !== null) return "standin";
  if (!table.isPresent(seat)) return "away";
  if (told || table.info?.state !== "match") return "none";
  const { round } = play.view;
  if (gameOfRound(round).committed(round, seat)) return "ready";
  return play.to_act.includes(seat) ? "thinking" : "none";
}
