/** The hashes of a draw (docs/fairness.md), each SHA-256 over a label of its own: none can be taken for another.
 *
 * Everything is in lower-case hex. Plain JavaScript: `crypto.subtle` is missing on plain http.
 */
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "./bytes";
import { sha256 } from "./sha256";

export const PROTOCOL = "toril-fair-2";
export const TABLE_BYTES = 16;
export const NUMBER_BYTES = 32;
const MISSING = new Uint8Array(1 + NUMBER_BYTES);
const PRESENT = Uint8Array.of(1);

/** What a device shows of its number beforehand: it fixes it and hides it. */
export function sealOf(table: string, number: string): string {
  return hash("number", hexToBytes(table), hexToBytes(number));
}

/** What the server shows of its secret in the draw. */
export function secretSealOf(table: string, secret: string): string {
  return hash("secret", hexToBytes(table), hexToBytes(secret));
}

/** The hash of a draw's text, as it was received. */
export function drawHash(text: string): string {
  if (latest?.text !== text) latest = { text, hash: hash("draw", utf8ToBytes(text)) };
  return latest.hash;
}

/** Every message of a match asks for the hash of its draw. */
let latest: { text: string; hash: string } | null = null;

/** The hash that fixes which numbers came to the draw of that hash, by seat. */
export function numbersHash(draw: string, numbers: readonly (string | null)[]): string {
  const each = numbers.flatMap((number) => (number === null ? [MISSING] : [PRESENT, hexToBytes(number)]));
  return hash("numbers", hexToBytes(draw), ...each);
}

/** The seed that follows from the hash of the numbers and the server's secret. */
export function seedOf(numbers: string, secret: string): string {
  return hash("seed", hexToBytes(numbers), hexToBytes(secret));
}

/** Whether something is so many bytes in hex digits, as we write them. */
export function isHex(digits: unknown, bytes: number): digits is string {
  return typeof digits === "string" && digits.length === 2 * bytes && /^[0-9a-f]*$/.test(digits);
}

function hash(label: string, ...parts: Uint8Array[]): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${PROTOCOL} ${label}\0`), ...parts)));
}
