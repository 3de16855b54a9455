/** Follows what the server tells, message by message, and notices when one was missed. */
import type { GameEvent, MatchSeen, News, Update, Welcome } from "../wire/types";

/** Return a match as it is seen after events that came without a view; null where they do not say enough. */
export type AfterNews = (play: MatchSeen, events: readonly GameEvent[]) => MatchSeen | null;

export class Following {
  /** How many events everybody was told, and how many only the person at this page. */
  #version = 0;
  #own = 0;

  constructor(readonly afterNews: AfterNews) {}

  begin({ version, own_version }: Pick<Welcome, "version" | "own_version">): void {
    this.#version = version;
    this.#own = own_version;
  }

  /** Return the match after a message, `before` being the one before it; null where the message does not follow what is known here. */
  after(message: Update | News, before: MatchSeen | null): { play: MatchSeen | null } | null {
    if (message.kind === "update") return this.#counts(message, null) ? { play: message.play } : null;
    const play = before && this.afterNews(before, message.events);
    return play && this.#counts(message, message.own_version) ? { play } : null;
  }

  /** Count the events of a message, of which only this person was told where it has an `own_version`; return whether none is missing before them. */
  #counts({ version, events }: Update | News, own: number | null): boolean {
    const follows =
      own === null
        ? version - events.length === this.#version
        : version === this.#version && own - events.length === this.#own;
    if (follows) this.begin({ version, own_version: own ?? this.#own });
    return follows;
  }
}
