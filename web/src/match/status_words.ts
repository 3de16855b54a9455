/** The sentences of the status line. */
import type { TableState } from "../state/table.svelte";
import { list, say } from "../text/say.svelte";
import { assertNever, type Outcome } from "../wire/types";
import { called, who } from "../seats/names";
import type { Status } from "./status";

export function sentenceOf(status: Status, table: TableState): string {
  switch (status.kind) {
    case "opening":
      return say("between-opening");
    case "lost":
      return say("between-lost");
    case "paused":
      return status.host ? say("between-paused-host") : say("between-paused");
    case "stood-in":
      return say("between-stood-in", { why: status.why });
    case "over":
      return won(status.outcome, table);
    case "watching":
      return `${status.resigned ? say("between-resigned") : say("between-watching")} ${status.wait.words(table)}`;
    case "playing":
      return status.wait.words(table);
    default:
      return assertNever(status);
  }
}

/** Who has won, and with how many bullheads. */
export function won(outcome: Outcome, table: TableState): string {
  const n = Math.min(...outcome.totals);
  const [first, ...others] = outcome.winners;
  if (first === undefined) return say("match-over");
  if (others.length === 0) return say("match-won", { ...who(table, first), n });
  return say("match-shared", { names: list(outcome.winners.map((seat) => called(table, seat))), n });
}
