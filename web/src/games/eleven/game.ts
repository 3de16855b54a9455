/** 11 nimmt! as the registry of games has it. */
import type { Game } from "../interface/game";
import { say } from "../../text/say.svelte";
import { bullheadsOf } from "./bullheads";
import { elevenRules, isEleven, REPEATS } from "./eleven";
import { elevenWitness } from "./witness";

export const elevenGame: Game = {
  number: 11,
  ink: 5,
  name: () => say("game-eleven_nimmt"),
  pitch: () => say("start-new-eleven"),
  match: () => import("./ElevenMatch.svelte"),
  log: () => import("./LastLap.svelte"),
  counter: null,
  repeats: REPEATS,
  follow: null,
  witness: elevenWitness,
  plays: isEleven,
  deals: () => true,
  bullheadsOf: (card, rules) => bullheadsOf(card, elevenRules(rules)),
  limit: null,
  taken: () => null,
};
