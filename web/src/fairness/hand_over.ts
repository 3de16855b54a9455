/** What this device noted about the match's draws, short enough for a link: who opens the seat elsewhere can check there too.
 *
 * Nothing in it is secret: a number that was given has been told to everybody. One byte for the format, then each draw:
 * match (2), seat (1), what is there (1), why no number was given (1), the milliseconds to the answer (2), and the hashes.
 * With draws of later rounds it is the second format, which has the round (3) after the match.
 */
import { bytesToHex, concatBytes, hexToBytes } from "./bytes";
import { LAST_MATCH, LAST_ROUND } from "./draw";
import { NUMBER_BYTES } from "./hashes";
import { noNotes, REFUSALS, type NotedDraw, type Notes } from "./notes";

const [FORMAT, WITH_ROUNDS] = [1, 2];
/** Of a draw, after its match and round. */
const HEAD = 5;
const NOBODY = 255;
const [NUMBER, ALL, COUNTED, ENDED] = [1, 2, 4, 8];
/** A link has to stay short enough to be sent, or photographed. */
const MOST = 4;
const LATEST = 0xffff;

/** Return the notes of a match's draws, and of earlier ones whose matches are not known to have ended; null: there are none. */
export function packed({ draws }: Notes, match: number): string | null {
  const own = draws.filter((each) => each.match === match && match <= LAST_MATCH);
  const earlier = draws.filter((each) => each.match < match && each.number !== null && !each.ended);
  const taken = [...own.slice(-MOST), ...earlier.reverse()].slice(0, MOST);
  if (own.length === 0) return null;
  const form = taken.every(({ round }) => round === 1) ? FORMAT : WITH_ROUNDS;
  const bytes = concatBytes(Uint8Array.of(form), ...taken.map((draw) => packedDraw(draw, form)));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Return the notes that came with a link; null for anything else. Whoever made the link may have made them up: they are marked. */
export function unpacked(text: string, table: string, now: number): Notes | null {
  const bytes = bytesOf(text);
  const form = bytes?.[0];
  if (!bytes || (form !== FORMAT && form !== WITH_ROUNDS)) return null;
  const draws: NotedDraw[] = [];
  let rest = bytes.subarray(1);
  while (rest.length > 0) {
    const found = unpackedDraw(rest, form, now);
    if (!found) return null;
    draws.push(found.draw);
    rest = rest.subarray(found.length);
  }
  draws.sort((one, two) => one.match - two.match || one.round - two.round);
  return draws.length > 0 && draws.length <= MOST ? { ...noNotes(table), draws } : null;
}

function packedDraw({ match, round, seat, hash, number, refused, all_numbers: all, counted, answered, ended }: NotedDraw, form: number): Uint8Array {
  const there = (number === null ? 0 : NUMBER) + (all === null ? 0 : ALL) + (counted ? COUNTED : 0) + (ended ? ENDED : 0);
  const why = refused === null ? 0 : REFUSALS.indexOf(refused) + 1;
  const after = Math.min(answered ?? LATEST, LATEST);
  const ofRound = form === WITH_ROUNDS ? [round >> 16, (round >> 8) & 255, round & 255] : [];
  const head = Uint8Array.of(match >> 8, match & 255, ...ofRound, seat ?? NOBODY, there, why, after >> 8, after & 255);
  return concatBytes(head, ...[hash, number, all].flatMap((hex) => (hex === null ? [] : [hexToBytes(hex)])));
}

function unpackedDraw(bytes: Uint8Array, form: number, time: number): { draw: NotedDraw; length: number } | null {
  const [high = 0, low = 0, ...others] = bytes;
  const [highest = 0, higher = 0, lowest = 1] = form === WITH_ROUNDS ? others.splice(0, 3) : [];
  const [seat = 0, there = 0, why = 0, slow = 0, quick = 0] = others;
  const begins = (form === WITH_ROUNDS ? 5 : 2) + HEAD;
  const hashes = 1 + Number((there & NUMBER) > 0) + Number((there & ALL) > 0);
  const length = begins + hashes * NUMBER_BYTES;
  const refused = why === 0 ? null : REFUSALS[why - 1];
  const gave = (there & NUMBER) > 0;
  if (bytes.length < length || refused === undefined || gave !== (refused === null) || (gave && seat === NOBODY)) return null;
  const hex = (at: number) => bytesToHex(bytes.subarray(begins + at * NUMBER_BYTES, begins + (at + 1) * NUMBER_BYTES));
  const told = (there & ALL) > 0;
  const answered = slow * 256 + quick;
  const draw: NotedDraw = {
    match: high * 256 + low, round: highest * 65536 + higher * 256 + lowest, hash: hex(0), time, seat: seat === NOBODY ? null : seat,
    number: gave ? hex(1) : null, refused, all_numbers: told ? hex(hashes - 1) : null,
    counted: gave && told ? (there & COUNTED) > 0 : null, answered: gave && answered < LATEST ? answered : null, ended: (there & ENDED) > 0, carried: true,
  };
  const right = draw.match > 0 && draw.match <= LAST_MATCH && draw.round > 0 && draw.round <= LAST_ROUND;
  return right ? { draw, length } : null;
}

function bytesOf(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
