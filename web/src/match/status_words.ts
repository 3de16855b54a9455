/** The status in the words of the table. */
import type { TableState } from "../state/table.svelte";
import { list, say } from "../text/say.svelte";
import { assertNever, type Outcome } from "../wire/types";
import { called, nameOf, who } from "../seats/names";
import type { Status, Wait } from "./status";

const MOST_NAMES = 2;

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
      return `${status.resigned ? say("between-resigned") : say("between-watching")} ${waiting(status.wait, table)}`;
    case "playing":
      return waiting(status.wait, table);
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

/** Who is still waited for; a crowd is counted. */
function missing(table: TableState, seats: readonly number[]): { names: string; n: number } {
  const names = seats.map((seat) => nameOf(table, seat));
  const n = names.length;
  if (n > MOST_NAMES + 1) names.splice(MOST_NAMES, n, say("between-more", { n: n - MOST_NAMES }));
  return { names: list(names), n };
}

function waiting(wait: Wait, table: TableState): string {
  switch (wait.kind) {
    case "draft":
      return wait.mine ? say("between-draft") : say("between-others-draft", { name: nameOf(table, wait.seat) });
    case "commit":
      return say("between-commit");
    case "committed":
      return wait.seats.length === 0
        ? say("between-committed", { card: wait.card })
        : say("between-committed-waiting", { card: wait.card, ...missing(table, wait.seats) });
    case "commits":
      return say("between-waiting", missing(table, wait.seats));
    case "row":
      return say("six-too-low", { ...who(table, wait.seat), card: wait.card });
    case "others-row":
      return say("between-others-row", { name: nameOf(table, wait.seat), card: wait.card });
    case "turn":
      return say("between-turn", { cards: wait.cards });
    case "others-turn":
      return say("between-others-turn", { name: nameOf(table, wait.seat) });
    case "rob":
      return say("between-rob");
    case "others-rob":
      return say("between-others-rob", { name: nameOf(table, wait.seat) });
    case "round-over":
      return say("between-round-over");
    default:
      return assertNever(wait);
  }
}
