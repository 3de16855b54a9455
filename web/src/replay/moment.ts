/** A moment of a match as an address names it, behind the #: `at=ROUND.TURN`, and from which seat it is seen. */
import type { Replay } from "../wire/types";

/** Who looks: a seat, everybody's cards at once, or, null, somebody who looks on. */
export type From = number | "open" | null;

export interface Moment {
  round: number;
  /** The trick or the turn; 0 before the first. */
  turn: number;
  from: From;
}

const MOMENT = /^#at=([1-9]\d{0,3})\.(0|[1-9]\d{0,3})(?:&from=(open|0|[1-9]\d?))?$/;

/** Read what stands behind the #, as strictly as a code; null: it names no moment. */
export function readMoment(hash: string): Moment | null {
  const [, round, turn, from] = MOMENT.exec(hash) ?? [];
  if (round === undefined) return null;
  return { round: Number(round), turn: Number(turn), from: from === undefined ? null : from === "open" ? from : Number(from) };
}

export function writeMoment({ round, turn, from }: Moment): string {
  return `#at=${String(round)}.${String(turn)}${from === null ? "" : `&from=${String(from)}`}`;
}

/** Return the frame that a moment means, the last of its trick or turn; -1 where the match has no such moment. */
export function frameAt({ frames, table }: Replay, { round, turn, from }: Moment): number {
  if (typeof from === "number" && from >= table.seats.length) return -1;
  return frames.findLastIndex((frame) => frame.round === round && frame.turn === turn);
}
