/** What the page asks of every game: the shape of an entry in the registry. */
import type { Component } from "svelte";
import type { TableState } from "../../state/table.svelte";
import type { RoundView, Rules } from "../../wire/types";

type Loaded<P extends Record<string, unknown>> = Promise<{ default: Component<P> }>;

/** What a log tells: where the story on the table is not to be told too early, less than is true. */
export type Shown = Pick<TableState, "play" | "tricks">;

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
  /** Its name, which no language changes; what it is like, in a sentence; its rules. */
  name: () => string;
  pitch: () => string;
  rules: () => string;
  match: () => Loaded<{ table: TableState }>;
  log: () => Loaded<{ table: TableState; shown?: Shown | null }>;
  /** Which cards are out, in a game that the server describes as one with a counter; null in the others. */
  counter: (() => Loaded<{ table: TableState }>) | null;
  /** Whether a round is one of this game. */
  plays: (round: RoundView) => boolean;
  /** Null: a match ends with its last round. */
  limit: Limit | null;
  /** The bullheads taken in the round that is being played; null: nothing is counted before its end. */
  taken: (round: RoundView) => readonly number[] | null;
  /** Whether a seat has chosen, and the others have not. */
  committed: (round: RoundView, seat: number) => boolean;
}
