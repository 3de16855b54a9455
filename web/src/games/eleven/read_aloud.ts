/** The table and the hand, read aloud. */
import { bullheadSum } from "./bullheads";
import type { TableState } from "../../state/table.svelte";
import { say } from "../../text/say.svelte";
import { called } from "../../seats/names";
import { elevenOf } from "./eleven";
import { pileHint } from "./hint";
import { canPlay, fitting } from "./staging";
import { cardList } from "./story";

/** The tops, the deck, the bull cards and the sizes of the hands. */
export function readTable(table: TableState): string {
  const round = elevenOf(table)?.view;
  if (!round) return "";
  const tops = cardList([...round.tops].sort((one, other) => one - other));
  const seats = round.hand_sizes.map(
    (cards, seat) => `${called(table, seat)}: ${say("eleven-seat", { cards, bulls: round.bull_cards[seat] ?? 0 })}.`,
  );
  return [
    say("eleven-read-table", { tops }),
    `${say("eleven-deck", { n: round.draw_deck_size })}.`,
    `${say("eleven-supply", { n: round.supply })}.`,
    ...seats,
  ].join(" ");
}

/** My cards with their bullheads, and on my turn what fits where. */
export function readHand(table: TableState): string {
  const eleven = elevenOf(table);
  const held = eleven?.view.hand;
  if (!eleven || !held) return say("eleven-read-no-hand");
  const hand = say("eleven-read-hand", { cards: cardList(held), n: bullheadSum(held, eleven.rules) });
  const legal = table.play?.legal;
  if (!table.myTurn || legal?.kind !== "turn") return hand;
  if (!canPlay(legal)) return `${hand} ${say("eleven-hint-none", { reach: eleven.rules.reach })}`;
  const fits = legal.take
    .filter((top) => fitting(legal, top).length > 0)
    .map((top) => pileHint(legal, top, eleven.rules));
  return [hand, ...fits].join(" ");
}
