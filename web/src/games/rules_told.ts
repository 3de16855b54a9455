/** Each game's rules, told and shown, with the numbers that they are played with. */
import type { GameName } from "../wire/types";
import { elevenTold } from "./eleven/rules_told";
import type { Loading } from "./interface/match";
import type { RulesTold, ToldAt } from "./interface/rules_told";
import { sixTold } from "./six/rules_told";

export const RULES_TOLD: Readonly<Record<GameName, RulesTold>> = { six_nimmt: sixTold, eleven_nimmt: elevenTold };

/** Five pictures, each with its sentence: fetched when somebody looks. */
export const RULES_PICTURES: Readonly<Record<GameName, () => Loading<{ at: ToldAt }>>> = {
  six_nimmt: () => import("./six/rules/SixPictures.svelte"),
  eleven_nimmt: () => import("./eleven/rules/ElevenPictures.svelte"),
};
