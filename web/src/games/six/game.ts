/** 6 nimmt! as the registry of games has it. */
import { printed } from "../../cards/bullheads";
import { DESCRIBED } from "../interface/described";
import type { Game } from "../interface/game";
import { say } from "../../text/say.svelte";
import { follow } from "./history.svelte";
import { isSix, REPEATS, sixRound, sixRules } from "./six";
import { sixWitness } from "./witness";

const { words } = DESCRIBED.six_nimmt.options.limit;

/** The total that ends a match, as people say it (S9). */
export function limitWords(limit: number): string {
  return limit === words["more-than-66"] ? say("start-term-more-than") : say("start-term-limit", { limit });
}

export const sixGame: Game = {
  number: 6,
  ink: 2,
  name: () => say("game-six_nimmt"),
  pitch: () => say("start-new-six"),
  match: () => import("./SixMatch.svelte"),
  log: () => import("./TrickLog.svelte"),
  counter: () => import("./CardCounter.svelte"),
  repeats: REPEATS,
  follow,
  witness: sixWitness,
  plays: isSix,
  deals: (rules) => sixRules(rules).variant !== "draft",
  bullheadsOf: printed,
  limit: { of: (rules) => sixRules(rules).limit, words: limitWords },
  taken: (round) => sixRound(round).bullheads_taken,
};
