/** In which rounds a stand-in played for me: from what this device noted, or from the table's own replay where it did not see all. */
import type { NotedMatch } from "../fairness/notes";
import { isObject } from "../fairness/canonical";
import { get } from "../wire/api";
import type { Replay } from "../wire/types";

export interface Seen {
  /** Rounds with a move of mine that a stand-in chose. */
  stoodIn: number[];
  /** Rounds in which not every move of mine was seen: nobody here knows who chose them. */
  unseen: number[];
}

/** `moves` is how many there were of my seat, by round. */
export function seenIn(noted: NotedMatch | null, seat: number, moves: readonly number[]): Seen {
  const seen: Seen = { stoodIn: [], unseen: [] };
  moves.forEach((made, index) => {
    const round = index + 1;
    const plays = noted?.rounds.find((each) => each.round === round)?.plays ?? [];
    const mine = plays.flatMap((play) => (play?.[0] === seat ? [play[2]] : []));
    if (mine.includes("stand-in")) seen.stoodIn.push(round);
    else if (mine.length < made) seen.unseen.push(round);
  });
  return seen;
}

/** Return how many moves a seat made in each round of a record. */
export function movesOf(seat: number, moves: readonly (readonly [number, string])[], begins: readonly number[]): number[] {
  return begins.map((from, index) => moves.slice(from, begins[index + 1]).filter(([mover]) => mover === seat).length);
}

/** Return the rounds in which a stand-in played for me. What neither this device nor the table can tell counts as played by one: it may not be mine. */
export async function roundsStoodIn({ stoodIn, unseen }: Seen, code: string, match: number, seat: number): Promise<number[]> {
  if (unseen.length === 0) return stoodIn;
  const told = await get<unknown>(`/api/tables/${code}/replay?match=${String(match)}`).then((replay) => toldIn(replay, seat), () => null);
  return told ?? [...stoodIn, ...unseen];
}

function toldIn(data: unknown, seat: number): number[] {
  const { frames } = isObject(data) ? (data as Partial<Replay>) : {};
  if (!Array.isArray(frames)) throw new Error("no replay");
  return [...new Set(frames.flatMap(({ round, stand_ins }) => (stand_ins.includes(seat) ? [round] : [])))];
}
