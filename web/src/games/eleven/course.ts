/** 11 nimmt!: of every turn, how many cards one got rid of; less than none is how many one took. */
import { say } from "../../text/say.svelte";
import type { GameEvent } from "../../wire/types";
import type { Course } from "../interface/course";

function stepOf(event: GameEvent, seat: number): number[] {
  if (event.kind === "eleven.played" && event.seat === seat) return [event.groups.reduce((sum, [, cards]) => sum + cards.length, 0)];
  return event.kind === "eleven.pile_taken" && event.seat === seat && event.cards ? [-event.cards.length] : [];
}

export const elevenCourse: Course = {
  /** The table itself forgets (E14): what was not seen is not known. */
  after: (before, events, _table, seat) => [...before, ...events.flatMap((event) => stepOf(event, seat))],
  square: (cards) => {
    if (cards > 0) return cards > 1 ? "blue" : "green";
    if (cards > -3) return "yellow";
    return cards > -6 ? "orange" : "red";
  },
  words: (turn, cards) => (cards > 0 ? say("day-step-played", { turn, n: cards }) : say("day-step-took", { turn, n: -cards })),
  key: () => say("day-key-eleven"),
};
