/** The deal of the day: a table that somebody plays alone and once. What is there for others, for later or for another try is not there. */
import type { TableInfo } from "../wire/types";

type AtDay = { info: Pick<TableInfo, "day"> | null } | null;

/** Return the date of the deal that is played at a table, null at every other one. */
export function dayOf(table: AtDay): string | null {
  return table?.info?.day ?? null; // a server that knows none says nothing of it
}

/** Until when the record of a table is kept back, in milliseconds since 1970: a whole day after its day has ended. */
export function keptBackUntil(table: AtDay): number {
  const day = dayOf(table);
  return day === null ? 0 : Date.parse(day) + 172_800_000; // a date alone is one by UTC
}
