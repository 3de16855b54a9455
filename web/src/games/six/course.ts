/** 6 nimmt!: of every trick, the bullheads that one took in it. */
import { printedSum } from "../../cards/bullheads";
import { say } from "../../text/say.svelte";
import type { Course } from "../interface/course";
import { historyOf } from "./history.svelte";

export const sixCourse: Course = {
  /** The page has all tricks of a round, after a reload too. */
  after: (_before, _events, table, seat) =>
    historyOf(table).tricks.flat().filter((placed) => placed.seat === seat).map(({ taken }) => printedSum(taken)),
  square: (bullheads) => {
    if (bullheads >= 10) return "red";
    if (bullheads >= 5) return "orange";
    return bullheads > 0 ? "yellow" : "green";
  },
  words: (trick, n) => say("day-step-six", { trick, n }),
  key: () => say("day-key-six"),
};
