/** The positions of the pictures of 6 nimmt!, in the numbers of a table: rows, their length, the deck. */
import { printed, printedSum } from "../../../cards/bullheads";
import { squeezed } from "../../../pictures/shortened";
import type { SixRules } from "../../../wire/types";
import { preview } from "../preview";
import { topCard } from "../rules_told";

type Row = readonly number[];

interface Examples {
  /** S3: the cards of a trick, as they are placed. */
  trick: Row;
  /** S4: where a card goes. */
  where: { rows: readonly Row[]; card: number; row: number };
  /** S5: `last` comes into the last place, if there is one before; `over` is one too many and takes `row`. */
  full: { row: Row; last: number | null; over: number; cost: number };
  /** S6: a card below all ends, and the row that costs least. */
  low: { rows: readonly Row[]; card: number; row: number };
  /** S1: a card for each number of bullheads that there is. */
  kinds: readonly number[];
  /** S9, S10: totals after a round; the lowest wins. */
  totals: readonly number[];
}

const TRICK = [14, 15, 44, 61, 70, 83, 88, 93, 97, 102];
const ENDS: readonly Row[] = [[12], [37], [43], [58], [71], [79], [88], [96]];
const SETTLED: readonly Row[] = [[30, 36], [37], [43, 44], [58, 61], [70], [79, 81], [86, 88], [94, 96]];
const FULL: Row = [12, 19, 24, 28, 33, 36, 40, 42, 45, 46];
const LAST = 47;
const OVER = 49;
const WHERE = 40;
const LOW = 3;
const KINDS = [8, 35, 70, 66, 55];
const SHOWN_SEATS = 4;
/** Where no limit ends the match. */
const LIMIT = 66;

/** Return the rows of a picture in the cards of a table; those that it does not have are left out. */
function rowsOf(rules: SixRules, all: readonly Row[], card: number): { rows: Row[]; card: number } {
  const wanted = all.slice(0, rules.rows).map((row) => row.slice(-rules.row_length));
  // More rows than the pictures know are as many as they know; a deck that is too small for them shows the ends alone.
  const fits = new Set([...wanted.flat(), card]).size <= topCard(rules);
  const drawn = fits ? wanted : wanted.map((row) => row.slice(-1));
  const found = squeezed([...drawn.flat(), card], topCard(rules));
  const at = (number: number) => found.get(number) ?? number;
  return { rows: drawn.map((row) => row.map(at)), card: at(card) };
}

function full(rules: SixRules): Examples["full"] {
  const before = rules.row_length > 1 ? FULL.slice(-(rules.row_length - 1)) : [];
  const last = rules.row_length > 1 ? LAST : null;
  const lying = last === null ? [WHERE] : [...before, last];
  // A row that the whole deck cannot fill is drawn with other numbers.
  const found = squeezed([...lying, OVER], Math.max(topCard(rules), lying.length + 1));
  const at = (number: number) => found.get(number) ?? number;
  const row = lying.map(at);
  return { row, last: last === null ? null : at(last), over: at(OVER), cost: printedSum(row) };
}

function kinds(top: number): number[] {
  const cards = Array.from({ length: top }, (_, index) => index + 1);
  const numbers = [...new Set(cards.map(printed))].sort((one, other) => one - other);
  return numbers.map((number) => KINDS.find((card) => card <= top && printed(card) === number) ?? cards.findIndex((card) => printed(card) === number) + 1);
}

function totals(limit: number | null): number[] {
  const end = limit ?? LIMIT;
  return [Math.floor(end * 0.4), end + (limit === null ? -8 : 1), Math.floor(end * 0.78), Math.floor(end * 0.55)];
}

export function sixExamples(rules: SixRules): Examples {
  const seats = Math.min(rules.seats, SHOWN_SEATS);
  const trick = [...squeezed(TRICK.slice(0, seats), topCard(rules)).values()];
  const where = rowsOf(rules, ENDS, WHERE);
  const seen = preview(where.card, where.rows, rules);
  const low = rowsOf(rules, SETTLED, LOW);
  const prices = low.rows.map(printedSum);
  return {
    trick,
    where: { ...where, row: seen.kind === "low" ? 0 : seen.row },
    full: full(rules),
    low: { ...low, row: prices.indexOf(Math.min(...prices)) },
    kinds: kinds(topCard(rules)),
    totals: totals(rules.limit).slice(0, seats),
  };
}
