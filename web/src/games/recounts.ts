/** How each game's penalties are added up again from a record, for the check of the deals. */
import type { MatchRecord } from "../fairness/record";
import type { GameName, Rules } from "../wire/types";
import { leftInEleven } from "./eleven/recount";
import { GAMES, named } from "./registry";
import { takenInSix } from "./six/recount";

/** The cards that count against each seat in each round. */
type Recount = (record: MatchRecord) => number[][][];

export const RECOUNTS: Readonly<Record<GameName, Recount>> = { six_nimmt: takenInSix, eleven_nimmt: leftInEleven };

/** Return each round's penalties by seat, added up again from the record's moves. */
export function penaltiesIn(record: MatchRecord, rules: Rules): number[][] {
  const game = named(record.game);
  const { bullheadsOf } = GAMES[game];
  const sum = (cards: readonly number[]) => cards.reduce((total, card) => total + bullheadsOf(card, rules), 0);
  return RECOUNTS[game](record).map((round) => round.map(sum));
}
