/** From a seat whose turn it is to the next one, where seats lie in lines. */
export type Way =
  /** The next one on the line. */
  | "right"
  /** The first one of the next line. */
  | "down"
  /** The first seat, lines above. */
  | "up"
  /** The first seat, on the same line. */
  | "back";

export function wayOn(seat: number, seats: number, columns: number): Way {
  if (seat === seats - 1) return seats > columns ? "up" : "back";
  return (seat + 1) % columns === 0 ? "down" : "right";
}
