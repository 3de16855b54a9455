/** A match on the screen: what a game brings, and the frame that all games have around it. */
import type { Component, Snippet } from "svelte";
import type { TableShow } from "../../show/table_show.svelte";
import type { TableState } from "../../state/table.svelte";
import { say } from "../../text/say.svelte";
import type { MatchSeen } from "../../wire/types";

/** A component on its way: each is a chunk of its own. */
export type Loading<P extends Record<string, unknown>> = Promise<{ default: Component<P> }>;

/** The screens that are looked at from afar, and have room for more beside the table than scores and log. Style sheets cannot
 * read it and repeat it: a test compares them. */
export const LARGE_SCREEN = "(min-width: 90rem) and (min-height: 45rem)";

/** What the table waits for. */
export interface Wait {
  /** Whether it waits for the person who looks. */
  asksMe: boolean;
  /** In the middle of a trick or a turn: the story has asked already, and there is no time for the scores. */
  midway: boolean;
  words: (table: TableState) => string;
}

export type WaitOf = (play: MatchSeen, seat: number | null) => Wait;

export const ROUND_OVER: Wait = { asksMe: false, midway: false, words: () => say("match-round-over") };

/** What lies on the table, and my hand, in sentences to be read aloud. */
export interface Reading {
  readTable: (table: TableState) => string;
  readHand: (table: TableState) => string;
}

/** What the frame of a match is given by its game. */
export type FrameProps = {
  table: TableState;
  show: TableShow;
  waitOf: WaitOf;
  /** What is read aloud where somebody asks for it: fetched then. */
  reading: () => Promise<Reading>;
  /** The game's own table. */
  children: Snippet;
  /** At a table that is not live: what the bar says between two stories, in place of what the table waits for. */
  words?: string;
  /** At such a table: what lies beside it on a wide screen, in place of scores and log. */
  beside?: Snippet;
};

/** What a game's match is given: it puts its table into the frame. */
export type MatchProps = { table: TableState; frame: () => Loading<FrameProps> };
