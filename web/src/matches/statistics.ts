/** What came of my matches, by game, seats, levels and names. What a stand-in played is not mine. */
import { LEVELS, type Level } from "../bots/levels";
import { GAME_NAMES } from "../games/registry";
import type { GameName } from "../wire/types";
import type { Kept } from "./kept";

export interface Line {
  /** Matches that I played myself from the first round to the end by the rules, and how many of them I won; a shared victory is one. */
  matches: number;
  wins: number;
  /** Finished rounds that I played myself, in any match, and the bullheads that they brought. */
  rounds: number;
  bullheads: number;
  /** Of a round; null where there is none. */
  best: number | null;
  worst: number | null;
}

export interface Statistics {
  game: GameName;
  all: Line;
  seats: readonly (readonly [number, Line])[];
  levels: readonly (readonly [Level, Line])[];
  names: readonly (readonly [string, Line])[];
}

/** Return the statistics of each game that was played. */
export function statisticsOf(matches: readonly Kept[]): Statistics[] {
  return GAME_NAMES.flatMap((game) => {
    const played = matches.filter((each) => each.game === game);
    if (played.length === 0) return [];
    const by = <Key>(keys: readonly Key[], has: (match: Kept, key: Key) => boolean) => keys.map((key) => [key, lineOf(played.filter((match) => has(match, key)))] as const);
    const counts = [...new Set(played.map(({ names }) => names.length))].sort((one, other) => one - other);
    const people = [...new Set(played.flatMap(peopleIn))];
    const names = by(people, (match, name) => peopleIn(match).includes(name));
    return {
      game,
      all: lineOf(played),
      seats: by(counts, (match, seats) => match.names.length === seats),
      levels: by(LEVELS.filter((level) => played.some(({ bots }) => bots.includes(level))), (match, level) => match.bots.includes(level)),
      names: names.sort(([, one], [, other]) => other.rounds - one.rounds),
    };
  });
}

/** The other people who sat there at its end. */
export function peopleIn({ names, bots, seat: mine }: Kept): string[] {
  return names.filter((_, seat) => seat !== mine && bots[seat] === null);
}

function lineOf(matches: readonly Kept[]): Line {
  const counted = matches.filter(({ winners, notMine }) => winners.length > 0 && notMine.length === 0);
  const rounds = matches.flatMap(({ rounds: all, seat, notMine }) => all.filter((_, index) => !notMine.includes(index + 1)).map((scores) => scores[seat] ?? 0));
  return {
    matches: counted.length,
    wins: counted.filter(({ winners, seat }) => winners.includes(seat)).length,
    rounds: rounds.length,
    bullheads: rounds.reduce((sum, each) => sum + each, 0),
    best: rounds.length > 0 ? Math.min(...rounds) : null,
    worst: rounds.length > 0 ? Math.max(...rounds) : null,
  };
}
