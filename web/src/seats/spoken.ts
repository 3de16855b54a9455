/** A seat in words: who sits there, with how many bullheads, and what else its chip shows by signs. */
import type { TableState } from "../state/table.svelte";
import { say } from "../text/say.svelte";
import { botOf, isHostAmongOthers } from "./marks";
import { nameOf } from "./names";

export function spokenOf(table: TableState, seat: number, total: number, state: string): string {
  const name = nameOf(table, seat);
  const bot = botOf(table, seat);
  const parts = [
    seat === table.seat ? say("match-seat-you", { name }) : name,
    bot === null ? "" : say("match-seat-bot", { kind: bot }),
    say("bullheads", { n: total }),
    state,
    isHostAmongOthers(table.info, seat) ? say("match-seat-host", { you: seat === table.seat ? "yes" : "no" }) : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}
