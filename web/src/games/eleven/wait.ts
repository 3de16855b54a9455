/** What a table of 11 nimmt! waits for, and the sentence that says it. */
import { nameOf } from "../../seats/names";
import type { TableState } from "../../state/table.svelte";
import { say } from "../../text/say.svelte";
import { assertNever, type MatchSeen } from "../../wire/types";
import { ROUND_OVER, type Wait } from "../interface/match";
import { isEleven } from "./eleven";
import { canPlay } from "./staging";

export function waitOf(play: MatchSeen, seat: number | null): Wait {
  const { round } = play.view;
  if (!isEleven(round)) return ROUND_OVER;
  const { phase } = round;
  switch (phase.kind) {
    case "eleven.turn": {
      const mine = phase.seat === seat;
      const cards = cardsToPlay(play);
      const words = (table: TableState) =>
        mine ? say("match-turn", { cards }) : say("match-others-turn", { name: nameOf(table, phase.seat) });
      return { asksMe: mine, midway: false, words };
    }
    case "eleven.choosing_victim": {
      const mine = phase.seat === seat;
      const words = (table: TableState) =>
        mine ? say("match-rob") : say("match-others-rob", { name: nameOf(table, phase.seat) });
      return { asksMe: mine, midway: true, words };
    }
    case "eleven.round_over":
      return ROUND_OVER;
    default:
      return assertNever(phase);
  }
}

/** How many cards I may lay in this turn. */
function cardsToPlay({ legal }: MatchSeen): "one" | "many" | "none" {
  if (legal.kind !== "turn") return "one";
  return canPlay(legal) ? legal.cards : "none";
}
