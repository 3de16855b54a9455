/** 11 nimmt!: find again, from a record's moves on the deals of its seed, the hands that were left. */
import { dealt, deckOrder } from "../../fairness/deal";
import { inRounds, option, type MatchRecord, type Moves } from "../../fairness/record";

interface Table {
  hands: Set<number>[];
  piles: number[][];
  deck: number[];
}

/** Return the cards that each seat had left in each round; stop where a card was not dealt. */
export function leftInEleven(record: MatchRecord): number[][][] {
  return inRounds(record, playRound);
}

function playRound(record: MatchRecord, moves: Moves): number[][] {
  const topCard = option(record, "top_card");
  const { hands, rest } = dealt(deckOrder(record.seed, moves.round, topCard), record.seats.length, option(record, "hand_size"));
  const table: Table = { hands, piles: [rest.slice(0, 1)], deck: rest.slice(1) };
  while (table.deck.length > 0 && hands.every((hand) => hand.size > 0)) {
    const [seat, text] = moves.read();
    if (text.startsWith("take ")) take(table, seat, moves.number(text, /^take (\d+)$/), moves);
    else for (const group of text.split(", ")) lay(table, seat, group, topCard, moves);
  }
  return hands.map((hand) => [...hand].sort((one, other) => one - other));

  function take({ piles, deck }: Table, seat: number, top: number, read: Moves): void {
    for (const card of piles.splice(pileOf(piles, top, read), 1)[0] ?? []) hands[seat]?.add(card);
    // Whom the taker robs, or that it declines, moves no card; it comes before the new piles (E10).
    if (/^(rob \d+|decline)$/.test(read.next?.[1] ?? "")) read.read();
    for (const card of deck.splice(0, option(record, "new_piles"))) piles.push([card]);
  }
}

/** Lay a group such as "34 36>33": the farthest card ends on top (E6). */
function lay({ hands, piles }: Table, seat: number, group: string, topCard: number, moves: Moves): void {
  const top = moves.number(group, /^[\d ]+>(\d+)$/);
  const pile = piles[pileOf(piles, top, moves)];
  const far = (card: number) => (card - top + topCard) % topCard;
  const cards = group.slice(0, group.indexOf(">")).split(" ").map(Number);
  for (const card of cards.sort((one, other) => far(one) - far(other))) {
    moves.remove(hands[seat] ?? new Set(), card);
    pile?.push(card);
  }
}

function pileOf(piles: readonly number[][], top: number, moves: Moves): number {
  const found = piles.findIndex((pile) => pile.at(-1) === top);
  if (found < 0) throw moves.mismatch("not dealt");
  return found;
}
