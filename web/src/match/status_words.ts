/** The sentences of the status line. */
import type { TableState } from "../state/table.svelte";
import { list, say } from "../text/say.svelte";
import { assertNever, type Outcome } from "../wire/types";
import { nameOf, who } from "../seats/names";
import type { Status } from "./status";

export function sentenceOf(status: Status, table: TableState): string {
  switch (status.kind) {
    case "opening":
      return say("match-opening");
    case "lost":
      return say("match-lost");
    case "paused":
      return status.host ? say("match-paused-host") : say("match-paused");
    case "stood-in":
      return say("match-stood-in", { why: status.why });
    case "resting":
      return status.mine ? say("match-rests-mine") : say("match-rests");
    case "over":
      return won(status.outcome, table);
    case "watching":
      return `${watching(status.why)} ${status.wait.words(table)}`;
    case "playing":
      return status.wait.words(table);
    default:
      return assertNever(status);
  }
}

function watching(why: Extract<Status, { kind: "watching" }>["why"]): string {
  if (why === "resigned") return say("match-resigned");
  return why === "sent away" ? say("match-sent-away") : say("match-watching");
}

/** Why a match is over. */
export function whyOver({ termination, totals }: Outcome): string {
  switch (termination) {
    case "limit":
      return say("ended-limit", { n: Math.max(...totals) });
    case "rounds":
      return say("ended-rounds");
    case "moves":
      return say("ended-moves");
    case "host":
      return say("ended-host");
    default:
      return assertNever(termination);
  }
}

/** Who has won, and with how many bullheads; nobody has won a match that was ended for everybody. */
export function won(outcome: Outcome, table: TableState): string {
  const n = Math.min(...outcome.totals);
  const [first, ...others] = outcome.winners;
  if (first === undefined) return whyOver(outcome);
  if (others.length === 0) return say("story-match-won", { ...who(table, first), n });
  const named = outcome.winners.filter((seat) => seat !== table.seat).map((seat) => nameOf(table, seat));
  return say("story-match-shared", { you: named.length < outcome.winners.length ? "yes" : "no", names: list(named), n });
}
