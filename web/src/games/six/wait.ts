/** What a table of 6 nimmt! waits for, and the sentence that says it. */
import { nameOf, who } from "../../seats/names";
import type { TableState } from "../../state/table.svelte";
import { list, say } from "../../text/say.svelte";
import { assertNever, type MatchSeen } from "../../wire/types";
import { ROUND_OVER, type Wait } from "../interface/match";
import { isSix } from "./six";

const MOST_NAMES = 2;

export function waitOf(play: MatchSeen, seat: number | null): Wait {
  const { round } = play.view;
  if (!isSix(round)) return ROUND_OVER;
  const { phase } = round;
  switch (phase.kind) {
    case "six.drafting": {
      const mine = phase.seat === seat;
      const words = (table: TableState) =>
        mine ? say("match-draft") : say("match-others-draft", { name: nameOf(table, phase.seat) });
      return { asksMe: mine, midway: false, words };
    }
    case "six.commitments":
      return commitments(play, seat, phase.own);
    case "six.choosing_row": {
      const mine = phase.seat === seat;
      const card = phase.cards[phase.seat] ?? 0;
      const words = (table: TableState) =>
        mine
          ? say("six-too-low", { ...who(table, phase.seat), card })
          : say("match-others-row", { name: nameOf(table, phase.seat), card });
      return { asksMe: mine, midway: true, words };
    }
    case "six.round_over":
      return ROUND_OVER;
    default:
      return assertNever(phase);
  }
}

function commitments({ to_act: seats }: MatchSeen, seat: number | null, own: number | null): Wait {
  if (seat !== null && seats.includes(seat)) return { asksMe: true, midway: false, words: () => say("match-commit") };
  const words = (table: TableState) => {
    if (own === null) return say("match-waiting", missing(table, seats));
    if (seats.length === 0) return say("match-committed", { card: own });
    return say("match-committed-waiting", { card: own, ...missing(table, seats) });
  };
  return { asksMe: false, midway: false, words };
}

/** The names of those who have not chosen yet; a crowd is counted. */
function missing(table: TableState, seats: readonly number[]): { names: string; n: number } {
  const names = seats.map((seat) => nameOf(table, seat));
  const n = names.length;
  if (n > MOST_NAMES + 1) names.splice(MOST_NAMES, n, say("match-more", { n: n - MOST_NAMES }));
  return { names: list(names), n };
}
