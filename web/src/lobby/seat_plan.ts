/** Where the seats lie around a table that is drawn as two columns, clockwise from the lower left. */

export interface Chair {
  column: "left" | "right";
  /** Counted from 1, from above. */
  row: number;
}

export function chairs(seats: number): Chair[] {
  const left = Math.ceil(seats / 2);
  return Array.from({ length: seats }, (_, seat) =>
    seat < left ? { column: "left", row: left - seat } : { column: "right", row: seat - left + 1 },
  );
}
