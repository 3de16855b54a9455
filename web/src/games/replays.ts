/** How each game's record is played again. */
import { leftInEleven } from "./eleven/replay";
import type { MatchRecord } from "../fairness/record";
import { takenInSix } from "./six/replay";
import type { GameName } from "../wire/types";

/** The cards that count against each seat in each round. */
type Replay = (record: MatchRecord) => number[][][];

export const REPLAYS: Readonly<Record<GameName, Replay>> = { six_nimmt: takenInSix, eleven_nimmt: leftInEleven };
