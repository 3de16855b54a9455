/** Where the seats lie around a table that is drawn as two columns, clockwise from the lower left. */

export interface SeatPlace {
  column: "left" | "right";
  /** Counted from 1, from above. */
  row: number;
}

export function seatPlan(seats: number): SeatPlace[] {
  const left = Math.ceil(seats / 2);
  return Array.from({ length: seats }, (_, seat) =>
    seat < left ? { column: "left", row: left - seat } : { column: "right", row: seat - left + 1 },
  );
}
