/** 6 nimmt! as the registry of games has it. */
import { printed } from "../../cards/bullheads";
import { DESCRIBED } from "../interface/described";
import type { Game } from "../interface/game";
import { say, speakOf } from "../../text/say.svelte";
import { afterNews } from "./after_news";
import { follow } from "./history.svelte";
import { isSix, REPEATS, sixRound, sixRules } from "./six";
import { sixShownPlays } from "./shown_plays";
import type { Move } from "../../wire/types";

const { words } = DESCRIBED.six_nimmt.options.limit;

/** The total that ends a match, as people say it (S9). */
export function limitWords(limit: number): string {
  return limit === words["more-than-66"] ? say("start-term-more-than") : say("start-term-limit", { limit });
}

function didWords(move: Move): string | null {
  if (move.kind === "six.choose_row") return say("did-row", { row: move.row + 1 });
  return move.kind === "six.commit" || move.kind === "six.draft" ? String(move.card) : null;
}

export const sixGame: Game = {
  number: 6,
  ink: 2,
  name: () => say("game-six_nimmt"),
  gist: () => say("start-gist-six"),
  minutes: 10,
  match: async () => (await Promise.all([import("./SixMatch.svelte"), speakOf("six")]))[0],
  log: () => import("./TrickLog.svelte"),
  beside: () => import("./BesideTable.svelte"),
  counter: () => import("./CardCounter.svelte"),
  repeats: REPEATS,
  follow,
  afterNews,
  shownPlays: sixShownPlays,
  plays: isSix,
  deals: (rules) => sixRules(rules).variant !== "draft",
  didWords,
  bullheadsOf: printed,
  limit: { of: (rules) => sixRules(rules).limit, words: limitWords },
  taken: (round) => sixRound(round).bullheads_taken,
};
