/** The registry of games: whatever differs from game to game is looked up here, never decided elsewhere.
 *
 * Every screen has this; what only some need stands beside it, for each chunk a file: endings, forms, option_controls, referees, rules_told.
 */
import type { AfterNews } from "../state/following";
import type { TableState } from "../state/table.svelte";
import type { GameName, RoundView } from "../wire/types";
import { elevenGame } from "./eleven/game";
import type { Game } from "./interface/game";
import { sixGame } from "./six/game";

export const GAMES: Readonly<Record<GameName, Game>> = { six_nimmt: sixGame, eleven_nimmt: elevenGame };

/** The games in the order in which people are asked. */
export const GAME_NAMES: readonly GameName[] = ["six_nimmt", "eleven_nimmt"];

/** The game where nobody has chosen one. */
export const FIRST_GAME: GameName = "six_nimmt";

/** Return the name that the server said, as one that this page knows. */
export function named(game: string): GameName {
  const known = GAME_NAMES.find((name) => name === game);
  if (!known) throw new Error(`this page has no game ${game}`);
  return known;
}

/** Return the game that is played at a table, or was in a record. */
export function gameOf({ game }: { game: string }): Game {
  return GAMES[named(game)];
}

/** Return the game that a round is of: at the table the next match may already be of another one. */
export function gameOfRound(round: RoundView): Game {
  const found = Object.values(GAMES).find(({ plays }) => plays(round));
  if (!found) throw new Error(`this page has no game with a ${round.kind}`);
  return found;
}

/** Go on from a match, by its own game, where what happened is told without a view. */
export const afterNews: AfterNews = (play, events) => gameOfRound(play.view.round).afterNews?.(play, events) ?? null;

/** Let every game follow a table from its first message on. */
export function follow(table: TableState): void {
  for (const game of Object.values(GAMES)) game.follow?.(table);
}
