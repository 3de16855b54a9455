/** 6 nimmt!: find again, from a record's moves on the deals of its seed, what everybody took. */
import { dealt, deckOrder } from "../../fairness/deal";
import { inRounds, option, type MatchRecord, type Moves } from "../../fairness/record";

/** Return the cards that each seat took in each round; stop where a card was not dealt. */
export function takenInSix(record: MatchRecord): number[][][] {
  return inRounds(record, playRound);
}

function playRound(record: MatchRecord, moves: Moves): number[][] {
  const { hands, rows } = openRound(record, moves);
  const taken: number[][] = record.seats.map(() => []);
  while ((hands[0]?.size ?? 0) > 0) {
    const trick = hands.map((hand, seat) => {
      const [mover, text] = moves.read();
      const card = moves.number(text, /^(\d+)$/);
      if (mover !== seat) throw moves.mismatch("not understood");
      moves.remove(hand, card);
      return { seat, card };
    });
    trick.sort((one, other) => one.card - other.card);
    for (const { seat, card } of trick) place(card, seat, { record, moves, rows, taken });
  }
  return taken;
}

interface Table {
  record: MatchRecord;
  moves: Moves;
  rows: number[][];
  taken: number[][];
}

function place(card: number, seat: number, { record, moves, rows, taken }: Table): void {
  const fitting = rows.filter((row) => (row.at(-1) ?? 0) < card).sort((one, other) => (other.at(-1) ?? 0) - (one.at(-1) ?? 0));
  const row = fitting[0] ?? rows[moves.number(moves.read()[1], /^row (\d+)$/) - 1];
  if (!row) throw moves.mismatch("not understood");
  if (fitting.length === 0 || row.length >= option(record, "row_length")) taken[seat]?.push(...row.splice(0));
  row.push(card);
}

function openRound(record: MatchRecord, moves: Moves): { hands: Set<number>[]; rows: number[][] } {
  const [seats, handSize, rows] = [record.seats.length, option(record, "hand_size"), option(record, "rows")];
  const topCard = option(record, "top_card");
  if (record.options.variant !== "draft") {
    const { hands, rest } = dealt(deckOrder(record.seed, moves.round, topCard), seats, handSize);
    return { hands, rows: rest.slice(0, rows).map((card) => [card]) };
  }
  // Nothing is dealt: everybody picks from all cards, and the rest opens the rows (S12).
  const pool = new Set(Array.from({ length: topCard }, (_, index) => index + 1));
  const hands = record.seats.map(() => new Set<number>());
  while (pool.size > rows) {
    const [seat, text] = moves.read();
    const card = moves.number(text, /^draft (\d+)$/);
    moves.remove(pool, card);
    hands[seat]?.add(card);
  }
  return { hands, rows: [...pool].map((card) => [card]) };
}
