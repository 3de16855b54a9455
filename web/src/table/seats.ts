/** What a seat's chip says of whoever sits there. */
import type { TableState } from "../state/table.svelte";
import { isSix } from "../wire/types";

export type SeatMark = "thinking" | "ready" | "away" | "standin" | "resigned" | "none";

/** The one thing to know about a seat now; what keeps the others waiting comes first. */
export function markOf(state: TableState, seat: number): SeatMark {
  const info = state.seatInfo(seat);
  const play = state.play;
  if (!info || !play) return "none";
  if (info.resigned) return "resigned";
  if (info.stand_in !== null) return "standin";
  if (!state.isHere(seat)) return "away";
  if (state.table?.state !== "match") return "none";
  const round = play.view.round;
  const committed = isSix(round) && round.phase.kind === "Commitments" && round.phase.committed[seat];
  if (committed) return "ready";
  return play.to_act.includes(seat) ? "thinking" : "none";
}
