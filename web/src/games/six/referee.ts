/** 6 nimmt!: a record's moves, played again by the rules on the deals of its seed. */
import { printed } from "../../cards/bullheads";
import { dealt } from "../../fairness/deal";
import type { MatchRecord } from "../../fairness/record";
import { onlyOptions, oneOf, seatsIn, whole, wholeOrNull } from "../../fairness/record_options";
import { playedMatch, type Moves, type PlayedMatch } from "../../fairness/referee";
import { DESCRIBED } from "../interface/described";
import { sorted, type Owned } from "./trick";

interface Options {
  seats: number;
  draft: boolean;
  handSize: number;
  rows: number;
  rowLength: number;
  topCard: number;
}

interface Opened {
  hands: readonly Set<number>[];
  rows: number[][];
}

export function sixReferee(record: MatchRecord): PlayedMatch {
  const options = optionsOf(record);
  const limit = wholeOrNull(record, "limit");
  const rounds = wholeOrNull(record, "rounds");
  const rules = {
    topCard: options.topCard,
    firstStarter: 0,
    nextStarter: (starter: number) => (starter + 1) % options.seats, // S12
    // S9
    ended: (totals: readonly number[], played: number) =>
      (limit !== null && Math.max(...totals) >= limit) || (rounds !== null && played >= rounds),
  };
  return playedMatch(record, rules, (order) => {
    if (options.draft) return { hands: null, opening: null, play: (moves, starter) => played(moves, options, drafted(moves, options, starter)) };
    const { hands, rest } = dealt(order, options.seats, options.handSize);
    const opening = rest.slice(0, options.rows);
    const opened = { hands: hands.map((hand) => new Set(hand)), rows: opening.map((card) => [card]) };
    return { hands, opening, play: (moves) => played(moves, options, opened) };
  });
}

function optionsOf(record: MatchRecord): Options {
  onlyOptions(record, Object.keys(DESCRIBED.six_nimmt.options), 1);
  const variant = oneOf(record, "variant", ["standard", "tactics", "draft"]);
  const standard = variant === "standard";
  const seats = seatsIn(record, 2, standard ? 10 : 6);
  const [handSize, rows] = [whole(record, "hand_size"), whole(record, "rows")];
  const needed = seats * handSize + rows;
  // S11, S12: only the usual game has more cards than are dealt.
  const topCard = whole(record, "top_card", needed, standard ? undefined : needed);
  return { seats, draft: variant === "draft", handSize, rows, rowLength: whole(record, "row_length"), topCard };
}

/** S12: everybody picks from all cards, in turn, and the rest opens the rows. */
function drafted(moves: Moves, { seats, rows, topCard }: Options, starter: number): Opened {
  const pool = new Set(Array.from({ length: topCard }, (_, index) => index + 1));
  const hands = Array.from({ length: seats }, () => new Set<number>());
  for (let seat = starter; pool.size > rows; seat = (seat + 1) % seats) {
    const card = moves.number(moves.next(seat), "draft ");
    moves.remove(pool, card);
    hands[seat]?.add(card);
  }
  return { hands, rows: [...pool].map((card) => [card]) };
}

/** Play all tricks; return the bullheads that each seat took (S3 to S8). */
function played(moves: Moves, options: Options, { hands, rows }: Opened): number[] {
  const taken = hands.map(() => 0);
  while ((hands[0]?.size ?? 0) > 0) {
    const cards = hands.map((hand, seat) => {
      const card = moves.number(moves.next(seat, seat > 0));
      moves.remove(hand, card);
      return card;
    });
    const filledBy = new Map<number[], Owned>(); // the last card of this trick that had a place in the row
    for (const { seat, card } of sorted(cards)) {
      const { row, cost } = placed(moves, options, rows, seat, card);
      taken[seat] = (taken[seat] ?? 0) + cost;
      const escaped = filledBy.get(row);
      if (cost > 0) moves.remember({ kind: "row", seat, card, bullheads: cost });
      if (cost > 0 && escaped) moves.remember({ kind: "escape", ...escaped, bullheads: cost });
      filledBy.delete(row);
      if (row.length === options.rowLength) filledBy.set(row, { seat, card });
    }
  }
  return taken;
}

/** Lay a card where it belongs; return its row, and the bullheads that it costs. */
function placed(moves: Moves, { rowLength }: Options, rows: number[][], seat: number, card: number): { row: number[]; cost: number } {
  const last = (row: readonly number[]) => row.at(-1) ?? 0;
  const fits = rows.filter((row) => last(row) < card);
  const nearest = Math.max(...fits.map(last)); // S4
  const row = fits.find((each) => last(each) === nearest) ?? rows[moves.number(moves.next(seat), "row ") - 1]; // S6
  if (!row) throw moves.illegal();
  const takes = fits.length === 0 || row.length >= rowLength; // S5
  const cost = takes ? row.splice(0).reduce((sum, each) => sum + printed(each), 0) : 0;
  row.push(card);
  return { row, cost };
}
