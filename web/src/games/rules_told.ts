/** Each game's rules in a minute's reading, with the numbers that they are played with. */
import type { GameName } from "../wire/types";
import { elevenTold } from "./eleven/rules_told";
import type { RulesTold } from "./interface/rules_told";
import { sixTold } from "./six/rules_told";

export const RULES_TOLD: Readonly<Record<GameName, RulesTold>> = { six_nimmt: sixTold, eleven_nimmt: elevenTold };
