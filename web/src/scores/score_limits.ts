/** What of the score sheet differs from game to game: what counts already, and which total ends a match. */
import { gameOf, gameOfRound } from "../games/registry";
import type { MatchSeen, TableInfo } from "../wire/types";

/** The bullheads taken in the round that is being played; null where nothing is counted yet. */
export function takenNow(play: MatchSeen): readonly number[] | null {
  const { round, outcome } = play.view;
  return outcome ? null : gameOfRound(round).taken(round);
}

/** The total that ends the match, where there is one. */
export function limitOf(info: Pick<TableInfo, "game" | "rules">): number | null {
  return gameOf(info).limit?.of(info.rules) ?? null;
}

/** How the end of the match is said, where a total ends it. */
export function limitWords(info: Pick<TableInfo, "game" | "rules">): string | null {
  const { limit } = gameOf(info);
  const total = limitOf(info);
  return limit && total !== null ? limit.words(total) : null;
}
