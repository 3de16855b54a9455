/** What this device noted about the match's draw, short enough for a link: who opens the seat elsewhere can check there too.
 *
 * Nothing in it is secret: a number that was given has been told to everybody. One byte for the format, then each draw:
 * match (2), seat (1), what is there (1), why no number was given (1), the milliseconds to the answer (2), and the hashes.
 */
import { bytesToHex, concatBytes, hexToBytes } from "./bytes";
import { LAST_MATCH } from "./draw";
import { NUMBER_BYTES } from "./hashes";
import { noNotes, REFUSALS, type NotedDraw, type Notes } from "./notes";

const FORMAT = 1;
const HEAD = 7;
const NOBODY = 255;
const [NUMBER, ALL, COUNTED, ENDED] = [1, 2, 4, 8];
/** A link has to stay short enough to be sent, or photographed. */
const MOST = 4;
const LATEST = 0xffff;

/** Return the notes of a match's draw, and of earlier ones whose matches are not known to have ended; null: there are none. */
export function packed({ draws }: Notes, match: number): string | null {
  const own = draws.filter((each) => each.match === match && match <= LAST_MATCH);
  const earlier = draws.filter((each) => each.match < match && each.number !== null && !each.ended);
  const taken = [...own, ...earlier.reverse()].slice(0, MOST);
  if (own.length === 0) return null;
  const bytes = concatBytes(Uint8Array.of(FORMAT), ...taken.map(packedDraw));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Return the notes that came with a link; null for anything else. Whoever made the link may have made them up: they are marked. */
export function unpacked(text: string, table: string, now: number): Notes | null {
  const bytes = bytesOf(text);
  if (bytes?.[0] !== FORMAT) return null;
  const draws: NotedDraw[] = [];
  let rest = bytes.subarray(1);
  while (rest.length > 0) {
    const found = unpackedDraw(rest, now);
    if (!found) return null;
    draws.unshift(found.draw);
    rest = rest.subarray(found.length);
  }
  return draws.length > 0 && draws.length <= MOST ? { ...noNotes(table), draws } : null;
}

function packedDraw({ match, seat, hash, number, refused, all_numbers: all, counted, answered, ended }: NotedDraw): Uint8Array {
  const there = (number === null ? 0 : NUMBER) + (all === null ? 0 : ALL) + (counted ? COUNTED : 0) + (ended ? ENDED : 0);
  const why = refused === null ? 0 : REFUSALS.indexOf(refused) + 1;
  const after = Math.min(answered ?? LATEST, LATEST);
  const head = Uint8Array.of(match >> 8, match & 255, seat ?? NOBODY, there, why, after >> 8, after & 255);
  return concatBytes(head, ...[hash, number, all].flatMap((hex) => (hex === null ? [] : [hexToBytes(hex)])));
}

function unpackedDraw(bytes: Uint8Array, time: number): { draw: NotedDraw; length: number } | null {
  const [high = 0, low = 0, seat = 0, there = 0, why = 0, slow = 0, quick = 0] = bytes;
  const hashes = 1 + Number((there & NUMBER) > 0) + Number((there & ALL) > 0);
  const length = HEAD + hashes * NUMBER_BYTES;
  const refused = why === 0 ? null : REFUSALS[why - 1];
  const gave = (there & NUMBER) > 0;
  if (bytes.length < length || refused === undefined || gave !== (refused === null) || (gave && seat === NOBODY)) return null;
  const hex = (at: number) => bytesToHex(bytes.subarray(HEAD + at * NUMBER_BYTES, HEAD + (at + 1) * NUMBER_BYTES));
  const told = (there & ALL) > 0;
  const answered = slow * 256 + quick;
  const draw: NotedDraw = {
    match: high * 256 + low, round: 1, hash: hex(0), time, seat: seat === NOBODY ? null : seat,
    number: gave ? hex(1) : null, refused, all_numbers: told ? hex(hashes - 1) : null,
    counted: gave && told ? (there & COUNTED) > 0 : null, answered: gave && answered < LATEST ? answered : null, ended: (there & ENDED) > 0, carried: true,
  };
  return draw.match > 0 && draw.match <= LAST_MATCH ? { draw, length } : null;
}

function bytesOf(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
