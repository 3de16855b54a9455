/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104), without waiting: what the browser has itself answers later, and on plain http not at all. */
import { concatBytes } from "./bytes";

const BLOCK = 64;
const ROUNDS = 64;

const PRIMES: number[] = [];
for (let number = 2; PRIMES.length < ROUNDS; number += 1) if (PRIMES.every((prime) => number % prime)) PRIMES.push(number);

/** The first 32 bits behind the point of a prime's root, exactly. */
function rootBits(prime: number, degree: bigint): number {
  const radicand = BigInt(prime) << (32n * degree);
  let root = 0n;
  for (let bit = 1n << 40n; bit; bit >>= 1n) if ((root + bit) ** degree <= radicand) root += bit;
  return Number(BigInt.asUintN(32, root));
}

const START = PRIMES.slice(0, 8).map((prime) => rootBits(prime, 2n));
const ROUND_CONSTANTS = PRIMES.map((prime) => rootBits(prime, 3n));

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, 8n * BigInt(message.length));
  let state = START;
  for (let block = 0; block < padded.byteLength; block += BLOCK) state = compressed(state, schedule(padded, block));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => { digest.setInt32(4 * at, word); });
  return new Uint8Array(digest.buffer);
}

/** Return the words of a block, one for each round. */
function schedule(message: DataView, block: number): DataView {
  const words = new DataView(new ArrayBuffer(4 * ROUNDS));
  const word = (at: number) => words.getInt32(4 * at);
  for (let at = 0; at < ROUNDS; at += 1) {
    if (at < 16) words.setInt32(4 * at, message.getInt32(block + 4 * at));
    else {
      const [early, late] = [word(at - 15), word(at - 2)];
      const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words.setInt32(4 * at, word(at - 16) + low + word(at - 7) + high);
    }
  }
  return words;
}

function compressed(state: readonly number[], words: DataView): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  ROUND_CONSTANTS.forEach((constant, at) => {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + constant + words.getInt32(4 * at)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (state[at] ?? 0)) | 0);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = concatBytes(key.length > BLOCK ? sha256(key) : key, new Uint8Array(BLOCK)).subarray(0, BLOCK);
  const inner = sha256(concatBytes(block.map((byte) => byte ^ 0x36), message));
  return sha256(concatBytes(block.map((byte) => byte ^ 0x5c), inner));
}
