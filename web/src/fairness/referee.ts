/** Playing a record's moves again by the rules: what each game's referee has in common. */
import { deckOrder } from "./deal";
import { MAX_MOVES, seedIn, type MatchRecord, type WrittenMove } from "./record";

/** Something to remember of a match: a row or a pile that somebody took, the last place of a row before it was taken, or a
 * heavy hand that somebody got rid of. */
export type Moment = Remembered & { round: number };

type Remembered = OfCard<"row"> | OfCard<"pile"> | OfCard<"escape"> | OfHand;

interface OfCard<Kind> {
  kind: Kind;
  seat: number;
  /** The card that was played there, or a pile's top. */
  card: number;
  /** What was taken, or what was escaped. */
  bullheads: number;
}

interface OfHand {
  kind: "hand";
  seat: number;
  /** The most that the hand had in its round, and what was left at its end. */
  bullheads: number;
  left: number;
}

/** A round as the moves make it. */
export interface PlayedRound {
  /** What each seat was dealt, ascending, and the cards that opened the table; null where nothing is dealt. */
  hands: readonly (readonly number[])[] | null;
  opening: readonly number[] | null;
  /** How many moves were made before it. */
  begins: number;
  /** Null: the record was full before its end, or the match was ended in it for everybody, and it is not counted. */
  penalties: readonly number[] | null;
}

export interface PlayedMatch {
  rounds: readonly PlayedRound[];
  totals: readonly number[];
  winners: readonly number[];
  moments: readonly Moment[];
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

/** A match ends at once where its record holds no more moves, or where it was ended for everybody. */
class EndsHere extends Error {}

/** The moves of a record, read one after the other. */
export class Moves {
  #at = 0;
  round = 0;
  readonly moments: Moment[] = [];

  constructor(
    readonly all: readonly WrittenMove[],
    /** Whether it was ended for everybody after the last of them. */
    readonly endedForAll: boolean,
  ) {}

  /** How many have been read. */
  get read(): number {
    return this.#at;
  }

  get done(): boolean {
    return this.#at >= this.all.length;
  }

  /** Read the next move, which must be of `seat`. A match may have been ended before any of them but those `within` a trick: what lies
   * face down stands in a record only when all have committed.
   */
  next(seat: number, within = false): string {
    if (this.#at >= MAX_MOVES || (this.endedForAll && this.done && !within)) throw new EndsHere();
    const move = this.all[this.#at];
    this.#at += 1;
    if (move?.[0] !== seat) throw this.illegal();
    return move[1];
  }

  remember(moment: Remembered): void {
    this.moments.push({ ...moment, round: this.round });
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
  const moves = new Moves(record.moves, record.endedForAll);
  const rounds: PlayedRound[] = [];
  let totals = record.seats.map(() => 0);
  let starter = rules.firstStarter;
  let byRules = true;
  do {
    moves.round += 1;
    const begins = moves.read;
    const { play, ...dealt } = dealRound(deckOrder(seedIn(record, moves.round), moves.round, rules.topCard));
    const penalties = unlessEnded(() => play(moves, starter));
    rounds.push({ ...dealt, begins, penalties });
    if (penalties === null) {
      byRules = !record.endedForAll || moves.read >= MAX_MOVES;
      break;
    }
    totals = totals.map((total, seat) => total + (penalties[seat] ?? 0));
    starter = rules.nextStarter(starter, penalties, totals);
  } while (!rules.ended(totals, rounds.length) && moves.read < MAX_MOVES / 2);
  const unplayed = record.later.some(({ round }) => round > moves.round);
  if (!moves.done || unplayed || byRules === record.endedForAll) throw new IllegalMove(moves.read + 1, moves.round);
  const fewest = byRules ? Math.min(...totals) : null;
  return { rounds, totals, winners: totals.flatMap((total, seat) => (total === fewest ? [seat] : [])), moments: moves.moments };
}

function unlessEnded<Result>(play: () => Result): Result | null {
  try {
    return play();
  } catch (error) {
    if (error instanceof EndsHere) return null;
    throw error;
  }
}
