/** Where those of a seat sat in the table's first match: a rematch moves everybody one seat on. */
import type { TableInfo } from "../wire/types";

export type Seating = Pick<TableInfo, "state" | "match" | "seats">;

/** Return the seat from which those at `seat` set out; colours and bots' names go by it.
 *
 * It hangs on the seat and the number of the match alone, so nobody's changes when others are sent away or leave, every page
 * has the same, and so has a page that is loaded again. Only where the table is arranged anew between two matches, by other
 * seats or another number of them, may people find themselves with another.
 */
export function homeOf({ state, match, seats }: Seating, seat: number): number {
  // Before a match everybody already sits as in the next one.
  const moves = state === "lobby" || state === "draw" ? match : match - 1;
  const { length } = seats;
  return (((seat - moves) % length) + length) % length;
}
