/** 6 nimmt!: what the page shows of a round, as records write it. */
import type { Witness } from "../../fairness/observer";
import type { WrittenMove } from "../../fairness/record";
import type { GameEvent } from "../../wire/types";
import { isSix } from "./six";

export const sixWitness: Witness = {
  /** The cards of a trick leave the hands when it is revealed, not before. */
  opening: (round, rules) => {
    if (!isSix(round) || rules.kind !== "six.rules" || rules.variant === "draft") return null;
    const { rows, hand, hand_sizes: sizes, last_trick: last } = round;
    return last === null && sizes.every((size) => size === rules.hand_size) ? { hand, opening: rows.flatMap((row) => row.slice(0, 1)) } : null;
  },
  plays: (events) => events.flatMap(playsIn),
  written: (move) => {
    switch (move.kind) {
      case "six.commit":
        return String(move.card);
      case "six.draft":
        return `draft ${String(move.card)}`;
      case "six.choose_row":
        return `row ${String(move.row + 1)}`;
      default:
        return null;
    }
  },
};

function playsIn(event: GameEvent): WrittenMove[] {
  switch (event.kind) {
    case "six.drafted":
      return [[event.seat, `draft ${String(event.card)}`]];
    case "six.revealed":
      return event.cards.map((card, seat) => [seat, String(card)]);
    case "six.placed":
      return event.why === "too low" ? [[event.seat, `row ${String(event.row + 1)}`]] : [];
    default:
      return [];
  }
}
