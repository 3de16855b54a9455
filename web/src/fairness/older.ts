/** How seeds were made before draws (`toril-seed-1`): such records are read for good, and prove less. */
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "./bytes";
import { sha256 } from "./sha256";

const NONCE_BYTES = 16;

export interface OlderFairness {
  table: string;
  secret: string;
  /** By seat; a bot's is null. */
  nonces: readonly (string | null)[];
}

/** Return the seed that follows from the table's id, its secret and everybody's numbers, in hex. */
export function olderSeed({ table, secret, nonces }: OlderFairness): string {
  const brought = nonces.map((nonce) => (nonce === null ? new Uint8Array(NONCE_BYTES) : hexToBytes(nonce)));
  return bytesToHex(sha256(concatBytes(utf8ToBytes("toril-seed-1"), hexToBytes(table), hexToBytes(secret), ...brought)));
}
