/** Each game's referee, for the check of a record. */
import type { MatchRecord } from "../fairness/record";
import type { PlayedMatch, Referee } from "../fairness/referee";
import type { GameName } from "../wire/types";
import { elevenReferee } from "./eleven/referee";
import { named } from "./registry";
import { sixReferee } from "./six/referee";

export const REFEREES: Readonly<Record<GameName, Referee>> = { six_nimmt: sixReferee, eleven_nimmt: elevenReferee };

/** Play a record again by the rules of its game. */
export function refereed(record: MatchRecord): PlayedMatch {
  return REFEREES[named(record.game)](record);
}
