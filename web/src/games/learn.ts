/** The ways to an introduction: over a table that is left open beneath, or at an address of its own. */
import { route } from "../state/route.svelte";
import { DESCRIBED } from "./interface/described";
import { GAME_NAMES, named } from "./registry";
import type { GameName } from "../wire/types";

/** The address of an introduction, to be sent along. */
export function lessonPath(game: GameName): string {
  return `/learn/${DESCRIBED[game].short}`;
}

/** Learn a game; at the table of that code it goes on meanwhile, and one comes back to it. */
export function learn(game: string, code: string | null = null): void {
  route.go(code === null ? lessonPath(named(game)) : `/t/${code}#learn`);
}

/** Return the game of an address or of a table; null where this page has none of that name. */
export function learned(game: string): GameName | null {
  return GAME_NAMES.find((name) => name === game || DESCRIBED[name].short === game) ?? null;
}
