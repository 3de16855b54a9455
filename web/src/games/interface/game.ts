/** What the page asks of every game: the shape of an entry in the registry. */
import type { ShownPlays } from "../../fairness/observer";
import type { AfterNews } from "../../state/following";
import type { TableState } from "../../state/table.svelte";
import type { Move, RoundView, Rules } from "../../wire/types";
import type { Loading, MatchProps } from "./match";

/** The total that ends a match. */
interface Limit {
  of: (rules: Rules) => number | null;
  /** As people say it. */
  words: (limit: number) => string;
}

export interface Game {
  /** The number on its card, and the bullheads whose colour that card has. */
  number: number;
  ink: 2 | 5;
  /** Its name, which no language changes; in a line, what it is like. */
  name: () => string;
  gist: () => string;
  /** How long a match of four lasts, about; docs/page.md says how that was found. */
  minutes: number;
  match: () => Loading<MatchProps>;
  /** What happened, as far as one may look back; while a story is told (`busy`) nothing of its end. */
  log: () => Loading<{ table: TableState; busy?: boolean }>;
  /** What more of a round everybody knows, beside the table of a large screen; elsewhere a button or the menu shows it.
   * Null: there is nothing more. While a story is told (`busy`) nothing of its end. */
  beside: (() => Loading<{ table: TableState; busy: boolean }>) | null;
  /** Which cards are out, in a game that the server describes as one with a counter; null in the others. */
  counter: (() => Loading<{ table: TableState }>) | null;
  /** Whether the last trick or turn may be watched again. */
  repeats: boolean;
  /** Note, from a table's first message on, what log and counter need later; null: the view has it all. */
  follow: ((table: TableState) => void) | null;
  /** Go on from a match where what happened is told without a view; null: every view of this game comes from the server. */
  afterNews: AfterNews | null;
  /** What notes say of what is shown, for the check of the deals. */
  shownPlays: ShownPlays;
  /** Whether a round is one of this game. */
  plays: (round: RoundView) => boolean;
  /** Whether hands are dealt from the deck; else everybody picks them. */
  deals: (rules: Rules) => boolean;
  /** What somebody did by a move, in a few words; null where that goes without saying. */
  didWords: (move: Move) => string | null;
  /** How many bullheads a card shows at a table with these rules. */
  bullheadsOf: (card: number, rules: Rules) => number;
  /** Null: a match ends with its last round. */
  limit: Limit | null;
  /** The bullheads taken in the round that is being played; null: nothing is counted before its end. */
  taken: (round: RoundView) => readonly number[] | null;
}
