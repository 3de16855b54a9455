/** 11 nimmt!: what the page shows of a round, as records write it. */
import type { ShownPlays } from "../../fairness/observer";
import type { WrittenMove } from "../../fairness/record";
import { isEleven } from "./eleven";

type Groups = readonly (readonly [number, readonly number[]])[];

export const elevenShownPlays: ShownPlays = {
  opening: (round, rules) => {
    if (!isEleven(round) || rules.kind !== "eleven.rules") return null;
    const { tops, hand, hand_sizes: sizes, lap } = round;
    return lap.length === 0 && sizes.every((size) => size === rules.hand_size) ? { hand, opening: tops } : null;
  },
  plays: (events, before) => {
    const plays: WrittenMove[] = [];
    let chooses = before !== null && isEleven(before) && before.phase.kind === "eleven.choosing_victim";
    for (const event of events) {
      if (event.kind === "eleven.played") plays.push([event.seat, written(event.groups)]);
      else if (event.kind === "eleven.pile_taken") plays.push([event.seat, `take ${String(event.top)}`]);
      else if (event.kind === "eleven.must_rob" || event.kind === "eleven.may_rob") chooses = true;
      else if (event.kind === "eleven.declined") plays.push([event.seat, "decline"]);
      else if (event.kind === "eleven.bull_card_gained" && chooses) {
        // Only where there was a choice (E10) robbing is a move of its own.
        plays.push([event.seat, `rob ${String(event.source)}`]);
        chooses = false;
      }
    }
    return plays;
  },
  told: () => null,
  written: (move) => {
    switch (move.kind) {
      case "eleven.play":
        return written(move.groups);
      case "eleven.take":
        return `take ${String(move.top)}`;
      case "eleven.rob":
        return `rob ${String(move.seat)}`;
      case "eleven.decline":
        return "decline";
      default:
        return null;
    }
  },
};

/** Piles and cards ascending: "34 36>33, 51>50". */
function written(groups: Groups): string {
  const ascending = (cards: readonly number[]) => [...cards].sort((one, other) => one - other);
  return [...groups]
    .sort(([one], [other]) => one - other)
    .map(([top, cards]) => `${ascending(cards).join(" ")}>${String(top)}`)
    .join(", ");
}
