/** Playing a record's moves again by the rules: what each game's referee has in common. */
import { deckOrder } from "./deal";
import { MAX_MOVES, type MatchRecord, type WrittenMove } from "./record";

/** A round as the moves make it. */
export interface PlayedRound {
  /** What each seat was dealt, ascending, and the cards that opened the table; null where nothing is dealt. */
  hands: readonly (readonly number[])[] | null;
  opening: readonly number[] | null;
  /** How many moves were made before it. */
  begins: number;
  /** Null: the record was full before its end, and it is not counted. */
  penalties: readonly number[] | null;
}

export interface PlayedMatch {
  rounds: readonly PlayedRound[];
  totals: readonly number[];
  winners: readonly number[];
}

/** Plays a record's moves again; throws an IllegalMove at the first that the rules refuse. */
export type Referee = (record: MatchRecord) => PlayedMatch;

/** Deals a round; `play` plays it to its end and returns the penalties. */
type DealRound = (order: readonly number[]) => Pick<PlayedRound, "hands" | "opening"> & { play: (moves: Moves, starter: number) => readonly number[] };

/** What a game says about its matches. */
export interface MatchRules {
  topCard: number;
  firstStarter: number;
  nextStarter: (starter: number, penalties: readonly number[], totals: readonly number[]) => number;
  ended: (totals: readonly number[], rounds: number) => boolean;
}

/** A record's move that the rules refuse, or that is missing. */
export class IllegalMove extends Error {
  constructor(
    /** Counted from 1; one more than there are moves where the match has not ended. */
    readonly move: number,
    readonly round: number,
  ) {
    super(`move ${String(move)} in round ${String(round)} is not legal`);
  }
}

/** A match ends at once where its record holds no more moves. */
class RecordFull extends Error {}

/** The moves of a record, read one after the other. */
export class Moves {
  #at = 0;
  round = 0;

  constructor(readonly all: readonly WrittenMove[]) {}

  /** How many have been read. */
  get read(): number {
    return this.#at;
  }

  get done(): boolean {
    return this.#at >= this.all.length;
  }

  /** Read the next move, which must be of `seat`. */
  next(seat: number): string {
    if (this.#at >= MAX_MOVES) throw new RecordFull();
    const move = this.all[this.#at];
    this.#at += 1;
    if (move?.[0] !== seat) throw this.illegal();
    return move[1];
  }

  illegal(): IllegalMove {
    return new IllegalMove(this.#at, this.round);
  }

  /** Go on only if that is so. */
  require(legal: boolean): void {
    if (!legal) throw this.illegal();
  }

  /** Return the number in a move such as "row 2". */
  number(text: string, before = ""): number {
    const found = new RegExp(`^${before}([1-9]\\d{0,3}|0)$`).exec(text)?.[1];
    if (found === undefined) throw this.illegal();
    return Number(found);
  }

  /** Take `card` out of `cards`, where it must be. */
  remove(cards: Set<number>, card: number): void {
    this.require(cards.delete(card));
  }
}

/** Play a record round by round to its end, which must be where its moves end. */
export function playedMatch(record: MatchRecord, rules: MatchRules, dealRound: DealRound): PlayedMatch {
  const moves = new Moves(record.moves);
  const rounds: PlayedRound[] = [];
  let totals = record.seats.map(() => 0);
  let starter = rules.firstStarter;
  do {
    moves.round += 1;
    const begins = moves.read;
    const { play, ...dealt } = dealRound(deckOrder(record.seed, moves.round, rules.topCard));
    const penalties = unlessFull(() => play(moves, starter));
    rounds.push({ ...dealt, begins, penalties });
    if (penalties === null) break;
    totals = totals.map((total, seat) => total + (penalties[seat] ?? 0));
    starter = rules.nextStarter(starter, penalties, totals);
  } while (!rules.ended(totals, rounds.length) && moves.read < MAX_MOVES / 2);
  if (!moves.done) throw new IllegalMove(moves.read + 1, moves.round);
  const fewest = Math.min(...totals);
  return { rounds, totals, winners: totals.flatMap((total, seat) => (total === fewest ? [seat] : [])) };
}

function unlessFull<Result>(play: () => Result): Result | null {
  try {
    return play();
  } catch (error) {
    if (error instanceof RecordFull) return null;
    throw error;
  }
}
