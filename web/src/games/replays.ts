/** How each game's record is played again. */
import type { MatchRecord } from "../fairness/record";
import type { GameName, Rules } from "../wire/types";
import { leftInEleven } from "./eleven/replay";
import { GAMES, named } from "./registry";
import { takenInSix } from "./six/replay";

/** The cards that count against each seat in each round. */
type Replay = (record: MatchRecord) => number[][][];

export const REPLAYS: Readonly<Record<GameName, Replay>> = { six_nimmt: takenInSix, eleven_nimmt: leftInEleven };

/** Return each round's penalties by seat, added up again from the record's moves. */
export function penaltiesIn(record: MatchRecord, rules: Rules): number[][] {
  const game = named(record.game);
  const { bullheadsOf } = GAMES[game];
  const sum = (cards: readonly number[]) => cards.reduce((total, card) => total + bullheadsOf(card, rules), 0);
  return REPLAYS[game](record).map((round) => round.map(sum));
}
