/** The form of a table: what all games share, and what is asked of each game about its own part. */
import type { Level } from "../../bots/levels";
import type { Clock, GameName, Rules, Setup } from "../../wire/types";

export interface SharedForm {
  game: GameName;
  seats: number;
  /** Who sits where, null for a person; the first seat is the host's. */
  bots: (Level | null)[];
  clock: Clock;
  listed: boolean;
  /** Whether cards are counted, in a game that has a counter. */
  counter: boolean;
  /** Options that the form does not show, as a table had them. */
  rest: Setup["options"];
}

/** What a game says of its own part of the form; it is handed the whole form. */
export interface GameForm<Own, Whole = SharedForm & Own> {
  /** What the game is like, in a sentence or two. */
  pitch: () => string;
  /** What stands in the form before anybody has chosen. */
  usual: Own;
  /** Return this game's part of a form, with what is not offered put right. */
  fitted: (form: Whole) => Own;
  /** What is left of the options that the form does not show, after `changes`. */
  rest: (before: Whole, changes: Partial<Whole>) => SharedForm["rest"];
  /** The options that the form means. */
  options: (form: Whole) => Setup["options"];
  /** The part of the form that says what a table with these rules has. */
  read: (rules: Rules) => Own & Pick<SharedForm, "rest">;
  /** The options in short phrases; what is as usual is said too, where people ask for it. */
  optionWords: (rules: Rules) => string[];
}

/** What the controls of a game's own options are given. */
export interface OptionsProps<Own> {
  form: SharedForm & Own;
  change: (changes: Partial<SharedForm & Own>) => void;
  /** What each seat is called, where one must be named. */
  seatNames: readonly string[];
  /** Fewer seats than people cannot be chosen. */
  fewest: number;
}
