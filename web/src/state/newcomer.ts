/** Who is new to a game on this device: their first match has a coach, who is fetched after the first card (`coach/`). */
import { games } from "../wire/shared";
import { myTables } from "./my_tables.svelte";
import { fields, store, stored } from "./storage";

/** Where nothing can be kept, it lasts as long as the page. */
let kept = stored("coach");
// Whoever comes with tables that an older page has kept is no beginner.
if (kept === null) keepCoached({ over: myTables().length > 0 ? Object.keys(games) : [] });

/** What is kept of the coach; another window may have gone on. */
export function coachKept(): Record<string, unknown> {
  return fields(stored("coach") ?? kept);
}

export function keepCoached(now: object): void {
  kept = now;
  store("coach", now);
}

/** Whether no match of a game has been played to its end here. */
export function isNewTo(game: string): boolean {
  const { over } = coachKept();
  return !(Array.isArray(over) && over.includes(game));
}
