/** Each game's referee, for the check of a record. */
import type { MatchRecord } from "../fairness/record";
import { IllegalMove, type PlayedMatch, type Referee } from "../fairness/referee";
import type { GameName } from "../wire/types";
import { elevenReferee } from "./eleven/referee";
import { GAME_NAMES } from "./registry";
import { sixReferee } from "./six/referee";

export const REFEREES: Readonly<Record<GameName, Referee>> = { six_nimmt: sixReferee, eleven_nimmt: elevenReferee };

/** Play a record again by the rules of its game; of one that is not known here no move is legal. */
export function refereed(record: MatchRecord): PlayedMatch {
  const game = GAME_NAMES.find((name) => name === record.game);
  if (!game) throw new IllegalMove(0, 0);
  return REFEREES[game](record);
}
