/** Was the deal fair? Computes again what the server promised (docs/protocol.md, "Fair deals").
 *
 * Everything here is plain JavaScript: `crypto.subtle` is missing on plain http.
 */
import { fairSeed, hashOf } from "./deal";
import { Mismatch, type MatchRecord } from "./record";

export type Answer = "yes" | "no" | "unknown";

export interface Findings {
  /** The secret's hash is what this device noted before the match, or before an earlier one. */
  hash: Answer;
  /** The number that this device added stands at its seat. */
  nonce: Answer;
  /** The seed follows from the secret and the numbers. */
  seed: Answer;
  /** Every card that was played had been dealt; `where` says which was not. */
  deals: Answer;
  where: Mismatch | null;
  /** The penalties, added up again, are those that were shown. */
  scores: Answer;
  rounds: number;
  moves: number;
}

/** What this device knows without the record. */
export interface Known {
  match: number;
  /** The hashes that were promised, by match. */
  hashes: Readonly<Record<number, string>>;
  nonce: string;
  seat: number | null;
  scores: readonly (readonly number[])[];
  /** Counts a record's penalties again by its game's rules: for each round, by seat. */
  penaltiesIn: (record: MatchRecord) => number[][];
}

export function check(record: MatchRecord, known: Known): Findings {
  const recounted = recount(record, known);
  return {
    hash: promised(record, known),
    nonce: brought(record, known),
    seed: record.fairness ? answer(fairSeed(record.fairness) === record.seed) : "unknown",
    deals: answer(recounted.where === null),
    where: recounted.where,
    scores: recounted.where === null ? answer(JSON.stringify(recounted.penalties) === JSON.stringify(known.scores)) : "unknown",
    rounds: recounted.penalties.length,
    moves: record.moves.length,
  };
}

function answer(right: boolean): Answer {
  return right ? "yes" : "no";
}

/** The secrets are a chain: the hash of match m is as many hashings away as matches were played since. */
function promised({ fairness }: MatchRecord, { hashes, match }: Known): Answer {
  if (!fairness) return "unknown";
  let link = fairness.secret;
  let found: Answer = "unknown";
  for (let number = match; number >= 1; number -= 1) {
    link = hashOf(link);
    const noted = hashes[number];
    if (noted === undefined) continue;
    if (noted !== link) return "no";
    found = "yes";
  }
  return found;
}

function brought({ fairness }: MatchRecord, { nonce, seat }: Known): Answer {
  if (!fairness || !nonce) return "unknown";
  return answer(seat === null ? fairness.nonces.includes(nonce) : fairness.nonces[seat] === nonce);
}

function recount(record: MatchRecord, { penaltiesIn }: Known): { penalties: number[][]; where: Mismatch | null } {
  try {
    return { penalties: penaltiesIn(record), where: null };
  } catch (error) {
    if (error instanceof Mismatch) return { penalties: [], where: error };
    throw error;
  }
}
