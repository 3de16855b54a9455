/** The protocol's names, from the types that `make types` writes. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type MatchSeen = Schemas["MatchSeen"];
export type View = Schemas["View"];
export type RoundView = View["round"];
export type SixView = Schemas["SixTableView"];
export type ElevenView = Schemas["ElevenTableView"];
export type SixRules = Schemas["SixRules"];
export type ElevenRules = Schemas["ElevenRules"];
export type Rules = Schemas["Rules"];
export type GameEvent = Schemas["Event"];
export type EventOf<Kind extends GameEvent["kind"]> = Extract<GameEvent, { kind: Kind }>;
export type Move = Schemas["Move"];
export type Placed = Schemas["SixPlaced"];
export type Outcome = Schemas["MatchOutcome"];
export type Presence = Schemas["Presence"];
export type Reaction = Schemas["Reaction"];
export type Welcome = Schemas["Welcome"];
export type Update = Schemas["Update"];
export type News = Schemas["News"];
export type WhileAway = Schemas["WhileAway"];
export type FromServer = Schemas["FromServer"];
export type FromClient = Schemas["FromClient"];
export type LegalTurn = Schemas["LegalTurn"];
export type Refusal = Schemas["Refusal"];
export type Setup = Schemas["Setup"];
export type SatDown = Schemas["SatDown"];
export type Standing = Schemas["Standing"];
export type Link = Schemas["Link"];
export type Tables = Schemas["Tables"];
export type Replay = Schemas["Replay"];
export type Frame = Schemas["Frame"];
export type Days = Schemas["Days"];
export type DayOfGame = Schemas["DayOfGame"];
export type DayResult = Schemas["DayResult"];
export type MyTry = Schemas["MyTry"];
export type Clock = TableInfo["clock"];
export type GameName = Setup["game"];

/** To end a `switch` with: the compiler finds the kind that was forgotten. */
export function assertNever(forgotten: never): never {
  throw new Error(`nobody expected ${JSON.stringify(forgotten)}`);
}
