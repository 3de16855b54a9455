/** Those who show or note what happens at a table. */
import type { GameEvent, MatchSeen, Move, Reaction, Welcome } from "../wire/types";

/** What just happened: the match before it, the events in order, the match as it is now. */
export interface Happening {
  before: MatchSeen | null;
  events: readonly GameEvent[];
  after: MatchSeen | null;
}

/** A listener that shows or notes what happens; it is told after the state has changed. */
export interface Audience {
  /** Everything is new (a visit, a reconnect): show it as it is, without a story. */
  begin(welcome: Welcome): void;
  tell(happening: Happening): void;
  /** A move was sent from here; the server has taken it, or not. */
  sent?(id: string, match: number, move: Move): void;
  answered?(id: string, taken: boolean): void;
  /** Somebody came or went. */
  met?(): void;
  /** Somebody shows a face. */
  reacted?(reaction: Reaction): void;
}
