/** How a round of 11 nimmt! ended, for whoever comes when it is over (E11). */
import type { EndingOf } from "../interface/ending";
import { isEleven } from "./eleven";
import { roundEnded } from "./story";

export const elevenEnding: EndingOf = (table, round) => {
  if (!isEleven(round) || round.phase.kind !== "eleven.round_over" || !round.hands) return null;
  const { out } = round.phase;
  const penalties = table.play?.view.scores.at(-1) ?? [];
  return { words: () => roundEnded(table, { out, penalties }), hands: round.hands, out };
};
