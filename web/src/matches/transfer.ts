/** My matches as one file: to another browser, and back. What a file claims is believed only where no record could say it. */
import { canonical, isObject } from "../fairness/canonical";
import { readDraw } from "../fairness/draw";
import { readNotes, type Notes } from "../fairness/notes";
import { drawsIn } from "../fairness/record";
import { fields } from "../state/storage";
import { add, MOST, NotKept, type Added } from "./archive";
import { heldIn, isClock, keptOf, type Held, type Kept, type Noted, type Papers } from "./kept";
import { parsedStrictly } from "./strict_json";

const SCHEMA = "toril-matches-1";
/** 5 MB: of a larger file not a byte is read. */
export const MOST_BYTES = 5_000_000;
/** Four times what the longest match at a table deals: whoever made one with more wants the page to stand still. */
const MOST_DEALT = 50_000;
/** In milliseconds: clocks of two devices may differ. */
const DAY = 86_400_000;
/** In milliseconds, without a look at the screen. */
const AT_ONCE = 30;
const LONGEST_BOT = 64;
const BETWEEN = ",\n";
const FIELDS = ["bots", "clock", "ended", "notes", "not_mine", "record", "seat"];

/** One match as the file has it. */
interface Written {
  record: Record<string, unknown>;
  notes: Notes | null;
  ended: number;
  seat: number;
  bots: readonly (string | null)[];
  not_mine: readonly number[];
  clock: string;
}

export interface Exported {
  text: string;
  written: number;
  /** Matches that have no room in the file. */
  leftOut: number;
}

/** Write matches, the latest first, with as many notes as there is room for: without them a match is still whole. */
export async function exported(matches: readonly Kept[], papersOf: (key: string) => Promise<Papers | null>): Promise<Exported> {
  const notes: string[] = [];
  const rest: string[] = [];
  let bytes = SCHEMA.length + 40;
  let leftOut = 0;
  for (const match of matches) {
    const papers = await papersOf(match.key);
    const text = papers && canonical(written(match, papers));
    if (!papers || text === null || bytes + text.length > MOST_BYTES) {
      leftOut += 1;
      continue;
    }
    rest.push(text);
    notes.push(papers.notes ? canonical(papers.notes) : "null");
    bytes += text.length + BETWEEN.length;
  }
  const matchTexts = rest.map((text, index) => {
    const more = (notes[index] ?? "").length;
    if (bytes + more > MOST_BYTES) return text;
    bytes += more;
    return text.replace(/^\{"notes":null/, () => `{"notes":${notes[index] ?? "null"}`);
  });
  return { text: `{"schema":"${SCHEMA}","matches":[${matchTexts.join(BETWEEN)}]}\n`, written: rest.length, leftOut };
}

function written({ ended, seat, bots, notMine, clock }: Kept, { record }: Papers): Written {
  return { notes: null, record, ended, seat, bots, not_mine: notMine, clock };
}

export interface Imported {
  added: number;
  /** Were here already. */
  known: number;
  /** Did not hold. */
  leftOut: number;
  /** Older ones that had to go. */
  dropped: number;
  /** Were not looked at: the one before them did not fit into the browser, nor would they. */
  noRoom: number;
}

/** Take in the matches of a file; null: it is none of ours. Whoever waits is let through now and then. */
export async function imported(file: Pick<File, "size" | "text">, keep: (kept: Kept, papers: Papers) => Promise<Added> = add): Promise<Imported | null> {
  if (file.size > MOST_BYTES) return null;
  const data = parsedStrictly(await file.text());
  if (!isObject(data) || Object.keys(data).sort().join() !== "matches,schema" || data.schema !== SCHEMA || !Array.isArray(data.matches)) return null;
  const found: Imported = { added: 0, known: 0, leftOut: Math.max(0, data.matches.length - MOST), dropped: 0, noRoom: 0 };
  const matches = data.matches.slice(0, MOST);
  let since = -Infinity;
  for (const [index, each] of matches.entries()) {
    if (performance.now() - since > AT_ONCE) {
      await new Promise((done) => setTimeout(done));
      since = performance.now();
    }
    const match = readMatch(each);
    if (!match) {
      found.leftOut += 1;
      continue;
    }
    const kept = await keep(...match).catch(notKept);
    if (!kept) {
      found.noRoom = matches.length - index;
      break;
    }
    const { added, dropped } = kept;
    found.added += Number(added);
    found.known += Number(!added && dropped === 0);
    found.dropped += dropped;
  }
  return found;
}

/** A disk is full; whatever else goes wrong is no matter of room. */
function notKept(error: unknown): null {
  if (error instanceof NotKept) return null;
  throw error;
}

/** Read one match; null where its record does not hold or something is said of it that cannot be. */
function readMatch(data: unknown): [Kept, Papers] | null {
  if (!isObject(data) || Object.keys(data).sort().join() !== [...FIELDS].sort().join()) return null;
  const held = mostDealt(data.record) > MOST_DEALT ? null : heldIn(data.record);
  const noted = held && readNoted(data, held);
  if (!noted) return null;
  const found = keptOf(held, noted, readOwnNotes(data.notes, held));
  return found[0].bots[noted.seat] === null ? found : null;
}

/** Return how many cards are dealt at most while a record is played again; of what is no record any number. */
function mostDealt(record: unknown): number {
  const { moves, options, seats } = fields(record);
  const { rounds, hand_size: handSize, top_card: topCard } = fields(options);
  const made = Array.isArray(moves) ? moves.length : 0;
  const inRound = (Array.isArray(seats) ? seats.length : 1) * Number(handSize); // where they are not counted a round is played out
  return Number(topCard) * (typeof rounds === "number" ? Math.min(rounds, made + 1) : 1 + made / inRound);
}

function readNoted({ ended, seat, bots, not_mine: notMine, clock }: Record<string, unknown>, { record, played }: Held): Noted | null {
  const seats = record.seats.length;
  if (!isWhole(ended, 0, Date.now() + DAY) || !isWhole(seat, 0, seats - 1) || !isClock(clock)) return null;
  if (!Array.isArray(bots) || bots.length !== seats || !bots.every(isBot)) return null;
  const { length } = played.rounds;
  if (!Array.isArray(notMine) || !notMine.every((round, index) => isWhole(round, 1, length) && (index === 0 || round > notMine[index - 1]))) return null;
  return { ended, seat, bots, notMine, clock };
}

/** Notes of the same table only; they prove nothing to anybody but the device that wrote them. */
function readOwnNotes(data: unknown, { record }: Held): Notes | null {
  const notes = readNotes(data);
  const [first] = drawsIn(record);
  return notes && first && readDraw(first.text)?.table === notes.table ? notes : null;
}

function isWhole(value: unknown, low: number, high: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= low && Number(value) <= high;
}

function isBot(value: unknown): value is string | null {
  return value === null || (typeof value === "string" && value.length > 0 && value.length <= LONGEST_BOT);
}
