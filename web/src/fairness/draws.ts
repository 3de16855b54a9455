/** The draws of a record beside what this device noted about them: one for the first round, and one for each round before which somebody
 * took over a seat.
 */
import { readDraw, type Draw } from "./draw";
import { drawHash } from "./hashes";
import { seatsOf, type NotedDraw, type NotedMatch, type Notes, type ShownSeat } from "./notes";
import type { Facts } from "./points";
import type { MatchRecord, OpenedDraw } from "./record";

export interface Drawn {
  draw: Draw;
  opened: OpenedDraw;
  hash: string;
  /** What was noted about exactly this one. */
  note: NotedDraw | null;
  /** Whose device this is had come only for a later draw. */
  cameLater: boolean;
  /** For which round it is, where that is not the first. */
  facts: Facts;
}

export interface Draws {
  record: MatchRecord;
  /** The number of the match that was asked for. */
  number: number;
  all: readonly [Drawn, ...Drawn[]];
  notes: Notes | null;
  seen: NotedMatch | null;
  /** The round from whose draw on this device's person was there. */
  since: number;
}

/** Return the draws of a record; null where one cannot be read. `match` is the number that was asked for, null: whichever the first says. */
export function drawsOf(record: MatchRecord, opened: readonly OpenedDraw[], notes: Notes | null, match: number | null): Draws | null {
  const read = opened.map((each) => readDraw(each.text));
  if (read.some((draw, at) => draw?.seats.length !== opened[at]?.numbers.length)) return null;
  const draws = read.filter((draw) => draw !== null);
  const number = match ?? draws[0]?.match ?? 0;
  const hashes = opened.map(({ text }) => drawHash(text));
  const noted = hashes.map((hash) => notes?.draws.find((each) => each.hash === hash) ?? null);
  const seen = notes?.matches.find((each) => each.match === number) ?? null;
  const mine = firstOfMine(draws, noted, seen);
  const [first, ...later] = opened.flatMap((each, at): Drawn[] => {
    const [draw, hash, note] = [draws[at], hashes[at], noted[at] ?? null];
    if (!draw || hash === undefined) return [];
    return [{ draw, opened: each, hash, note, cameLater: at < mine, facts: draw.round > 1 ? { drawn: draw.round } : {} }];
  });
  return first ? { record, number, all: [first, ...later], notes, seen, since: draws[mine]?.round ?? 1 } : null;
}

/** The seats whose seal was listed and whose number did not come. */
export function missingIn({ draw, opened }: Pick<Drawn, "draw" | "opened">): number[] {
  return draw.seats.flatMap(({ seal }, seat) => (seal !== null && opened.numbers[seat] === null ? [seat] : []));
}

/** With which of the draws this device's person came; 0 if nothing is known of that. */
function firstOfMine(draws: readonly Draw[], noted: readonly (NotedDraw | null)[], seen: NotedMatch | null): number {
  let at = Math.max(0, noted.findIndex((note) => (note?.seat ?? null) !== null));
  let seat = noted[at]?.seat ?? null;
  if (seat === null && seen && seen.seat !== null) {
    seat = seen.seat;
    const own = personAt(seatsOf(seen).at(-1)?.seats, seat);
    at = Math.max(0, draws.findIndex(({ seats }) => own !== null && personAt(seats, seat) === own));
  }
  while (seat !== null && at > 0) {
    const own = personAt(draws[at]?.seats, seat);
    if (own === null || personAt(draws[at - 1]?.seats, seat) !== own) return at;
    at -= 1;
  }
  return at;
}

/** The name of the person who sits there; null for a bot. */
function personAt(seats: readonly ShownSeat[] | undefined, seat: number | null): string | null {
  const there = seat === null ? undefined : seats?.[seat];
  return there?.bot === null ? there.name : null;
}
