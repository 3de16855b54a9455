/** What a table of 11 nimmt! waits for, and the sentence that says it. */
import { nameOf } from "../../seats/names";
import type { TableState } from "../../state/table.svelte";
import { say } from "../../text/say.svelte";
import { assertNever, type MatchSeen } from "../../wire/types";
import { ROUND_OVER, type Wait } from "../interface/match";
import { elevenOf, isEleven } from "./eleven";
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
      return { asksMe: mine, midway: true, words: (table) => robWords(table, mine, phase.seat) };
    }
    case "eleven.round_over":
      return ROUND_OVER;
    default:
      return assertNever(phase);
  }
}

/** Who robs, and whether that seat may also decline (E10). */
function robWords(table: TableState, mine: boolean, seat: number): string {
  const may = elevenOf(table)?.rules.rob === "may";
  if (mine) return say(may ? "match-may-rob" : "match-rob");
  return say(may ? "match-others-may-rob" : "match-others-rob", { name: nameOf(table, seat) });
}

/** How many cards I may lay in this turn. */
function cardsToPlay({ legal }: MatchSeen): "one" | "many" | "none" {
  if (legal.kind !== "turn") return "one";
  return canPlay(legal) ? legal.cards : "none";
}
