/** The table and the hand, read aloud. */
import { bullheadSum } from "../cards/bullheads";
import type { TableState } from "../state/table.svelte";
import { say } from "../text/say.svelte";
import { isSix, type ElevenView } from "../wire/types";
import { nameOf } from "../table/names";
import { canPlay, fitting } from "./staging";
import { cardList } from "./story";

function roundOf(state: TableState): ElevenView | null {
  const round = state.play?.view.round;
  return round && !isSix(round) ? round : null;
}

/** The tops, the deck, the bull cards and the sizes of the hands. */
export function readTable(state: TableState): string {
  const round = roundOf(state);
  if (!round) return "";
  const tops = cardList([...round.tops].sort((one, other) => one - other));
  const seats = round.hand_sizes.map((cards, seat) => {
    const name = seat === state.seat ? say("you") : nameOf(state, seat);
    return `${name}: ${say("eleven-seat", { cards, bulls: round.bull_cards[seat] ?? 0 })}.`;
  });
  return [
    say("eleven-read-table", { tops }),
    `${say("eleven-deck", { n: round.draw_deck_size })}.`,
    `${say("eleven-supply", { n: round.supply })}.`,
    ...seats,
  ].join(" ");
}

/** My cards with their bullheads, and on my turn what fits where. */
export function readHand(state: TableState): string {
  const round = roundOf(state);
  const rules = state.table?.rules;
  if (!round?.hand || !rules) return say("eleven-read-no-hand");
  const hand = say("eleven-read-hand", { cards: cardList(round.hand), n: bullheadSum(round.hand, rules) });
  const legal = state.play?.legal;
  if (!state.myTurn || legal?.kind !== "turn") return hand;
  if (!canPlay(legal)) return `${hand} ${say("eleven-hint-none")}`;
  const fits = legal.take
    .filter((top) => fitting(legal, top).length > 0)
    .map((top) => say("eleven-hint-pile", { top, cards: cardList(fitting(legal, top)) }));
  return [hand, ...fits].join(" ");
}
