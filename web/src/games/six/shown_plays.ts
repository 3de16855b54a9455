/** 6 nimmt!: what the page shows of a round, as records write it. */
import type { ShownPlays } from "../../fairness/observer";
import type { WrittenMove } from "../../fairness/record";
import type { GameEvent } from "../../wire/types";
import { isSix } from "./six";

export const sixShownPlays: ShownPlays = {
  /** The cards of a trick leave the hands when it is revealed, not before. */
  opening: (round, rules) => {
    if (!isSix(round) || rules.kind !== "six.rules" || rules.variant === "draft") return null;
    const { rows, hand, hand_sizes: sizes, last_trick: last } = round;
    return last === null && sizes.every((size) => size === rules.hand_size) ? { hand, opening: rows.flatMap((row) => row.slice(0, 1)) } : null;
  },
  plays: (events) => events.flatMap(playsIn),
  /** The draft's picks are not told again. */
  told: ({ tricks, drafted }, round) => {
    if (drafted !== null || !isSix(round)) return null;
    const laid = tricks.flatMap((trick) => {
      const cards = [...trick].sort((one, other) => one.seat - other.seat).map(({ card }) => card);
      return [...committed(cards), ...trick.flatMap(playsIn)];
    });
    return round.phase.kind === "six.choosing_row" ? [...laid, ...committed(round.phase.cards)] : laid;
  },
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

function committed(cards: readonly number[]): WrittenMove[] {
  return cards.map((card, seat) => [seat, String(card)]);
}

function playsIn(event: GameEvent): WrittenMove[] {
  switch (event.kind) {
    case "six.drafted":
      return [[event.seat, `draft ${String(event.card)}`]];
    case "six.revealed":
      return committed(event.cards);
    case "six.placed":
      return event.why === "too low" ? [[event.seat, `row ${String(event.row + 1)}`]] : [];
    default:
      return [];
  }
}
