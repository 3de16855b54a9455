/** 11 nimmt! as the registry of games has it. */
import type { Game } from "../interface/game";
import { say, speakOf } from "../../text/say.svelte";
import { bullheadsOf } from "./bullheads";
import { elevenRules, isEleven, REPEATS } from "./eleven";
import { elevenShownPlays } from "./shown_plays";
import type { Move } from "../../wire/types";

function didWords(move: Move): string | null {
  if (move.kind === "eleven.take") return say("did-take", { top: move.top });
  if (move.kind !== "eleven.play") return null;
  return move.groups.map(([top, cards]) => say("did-play", { cards: cards.join(" "), top })).join(", ");
}

export const elevenGame: Game = {
  number: 11,
  ink: 5,
  name: () => say("game-eleven_nimmt"),
  gist: () => say("start-gist-eleven"),
  minutes: 8,
  match: async () => (await Promise.all([import("./ElevenMatch.svelte"), speakOf("eleven")]))[0],
  log: () => import("./LastLap.svelte"),
  beside: null,
  counter: null,
  repeats: REPEATS,
  follow: null,
  afterNews: null,
  shownPlays: elevenShownPlays,
  plays: isEleven,
  deals: () => true,
  didWords,
  bullheadsOf: (card, rules) => bullheadsOf(card, elevenRules(rules)),
  limit: null,
  taken: () => null,
};
