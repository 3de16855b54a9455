/** A match's record as the server gives it out (docs/records.md), as far as the check needs it. */

export interface Fairness {
  table: string;
  secret: string;
  nonces: readonly (string | null)[];
}

export interface MatchRecord {
  game: string;
  options: Record<string, unknown>;
  seats: readonly string[];
  seed: string;
  moves: readonly (readonly [number, string])[];
  fairness?: Fairness;
}

/** Where a record stops being what its seed deals. */
export class Mismatch extends Error {
  constructor(
    readonly round: number,
    /** The move, counted from 1. */
    readonly move: number,
    readonly why: "not dealt" | "not understood",
  ) {
    super(why);
  }
}

/** Return a whole number among a record's options. */
export function option(record: MatchRecord, name: string): number {
  const value = record.options[name];
  if (typeof value !== "number") throw new Error(`the record does not say ${name}`);
  return value;
}

/** The moves of a record, read one after the other. */
export class Moves {
  #at = 0;
  round = 0;

  constructor(readonly record: MatchRecord) {}

  get done(): boolean {
    return this.#at >= this.record.moves.length;
  }

  /** Look at the next move without reading it. */
  get next(): readonly [number, string] | undefined {
    return this.record.moves[this.#at];
  }

  read(): readonly [number, string] {
    const move = this.record.moves[this.#at];
    this.#at += 1;
    if (!move) throw this.mismatch("not understood");
    return move;
  }

  mismatch(why: Mismatch["why"]): Mismatch {
    return new Mismatch(this.round, this.#at, why);
  }

  /** Return the number in a move such as "row 2". */
  number(text: string, pattern: RegExp): number {
    const found = pattern.exec(text)?.[1];
    if (found === undefined) throw this.mismatch("not understood");
    return Number(found);
  }

  /** Take `card` out of `cards`, where it must be. */
  remove(cards: Set<number>, card: number): void {
    if (!cards.delete(card)) throw this.mismatch("not dealt");
  }
}

/** Play a record round by round; return the cards that `playRound` finds for each seat. */
export function inRounds(record: MatchRecord, playRound: (record: MatchRecord, moves: Moves) => number[][]): number[][][] {
  const moves = new Moves(record);
  const rounds: number[][][] = [];
  while (!moves.done) {
    moves.round += 1;
    rounds.push(playRound(record, moves));
  }
  return rounds;
}
