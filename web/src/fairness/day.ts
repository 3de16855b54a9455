/** The deal of a day (`toril-day-1`): the same secret for everybody at a server, which chose it, and shows its seal from the day before on. */
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "./bytes";
import { sha256 } from "./sha256";

const PROTOCOL = "toril-day-1";

export interface DayFairness {
  /** The date. */
  day: string;
  secret: string;
}

/** Return the seed of its deal, in hex. */
export function daySeed({ secret }: DayFairness): string {
  return hash("seed", secret);
}

/** Return the seal by which everybody could know the secret before. */
export function daySeal({ day, secret }: DayFairness, game: string): string {
  return hash("hash", secret, day, game);
}

function hash(label: string, secret: string, ...parts: readonly string[]): string {
  const labelled = `${PROTOCOL} ${label}\0${parts.map((part) => `${part}\0`).join("")}`;
  return bytesToHex(sha256(concatBytes(utf8ToBytes(labelled), hexToBytes(secret))));
}
