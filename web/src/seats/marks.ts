/** What a seat's chip says of the person or bot there. */
import type { TableState } from "../state/table.svelte";
import type { SeatInfo, TableInfo } from "../wire/types";

export type SeatMark = "thinking" | "ready" | "away" | "standin" | "resigned" | "none";

/** Whether a seat waits for somebody to sit down. */
export function isFree({ person, bot }: SeatInfo): boolean {
  return person === null && bot === null;
}

/** The one thing to know about a seat now; what keeps the others waiting comes first.
 *
 * While the show is `busy` with a story, nothing is said of seats that are `ready` with their next card.
 */
export function markOf(table: TableState, seat: number, busy = false, ready = false): SeatMark {
  const info = table.seatInfo(seat);
  const play = table.play;
  if (!info || !play) return "none";
  if (info.resigned) return "resigned";
  if (info.stand_in !== null) return "standin";
  if (!table.isPresent(seat)) return "away";
  if (busy || table.info?.state !== "match") return "none";
  if (ready) return "ready";
  return play.to_act.includes(seat) ? "thinking" : "none";
}

/** The bot that sits there; null where a person does, or did. */
export function botOf(table: TableState, seat: number): string | null {
  const info = table.seatInfo(seat);
  return info?.person === null ? info.bot : null;
}

/** Whether the host sits there, and there are others to whom that matters. */
export function isHostAmongOthers(info: Pick<TableInfo, "seats" | "host"> | null, seat: number): boolean {
  const person = info?.seats[seat]?.person ?? null;
  const people = info?.seats.filter((each) => each.person !== null).length ?? 0;
  return person !== null && person === info?.host && people > 1;
}
