/** The notes of one table, kept in the browser's storage so that a reload has them. Without storage they last as long as the page. */
import { fields, store, stored, storedNames, unstore } from "../state/storage";
import { merged } from "./merge";
import { noNotes, readNotes, type Notes } from "./notes";

/** Of how many tables notes are kept. */
const MOST = 12;
const PREFIX = "notes.";
/** Plays are written down together, in milliseconds. */
const LATER = 400;

/** A move that this browser has sent, as records write it. */
export interface Sent {
  id: string;
  match: number;
  text: string;
  answered: boolean;
}

interface Kept {
  saved: number;
  /** The table's code: under one there is one table for good. */
  code: string;
  notes: Notes;
  /** The latest moves of any window of this browser, newest last. */
  sent: readonly Sent[];
  /** What the check said, by match. */
  verdicts: Readonly<Record<string, unknown>>;
  /** Matches of which nothing is to be kept any more: another window may still remember them. */
  forgotten: readonly number[];
}

const MOST_SENT = 6;
/** Of so many matches at a table the plays are kept; of all the draws and the verdicts. */
const MOST_MATCHES = 10;

export class Notebook {
  /** What this window saw, on top of what was noted before it was opened. */
  #own: Notes;
  #rest: Pick<Kept, "sent" | "verdicts" | "forgotten"> = { sent: [], verdicts: {}, forgotten: [] };
  /** Whether nothing more could be kept: then what was kept is old. */
  #isFull = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly code = "",
  ) {
    this.#own = this.#kept().notes;
    prune(table);
  }

  /** All that is noted, in this window and in others. */
  get notes(): Notes {
    const { notes, forgotten } = this.#kept();
    return without(forgotten, merged(this.#own, notes));
  }

  /** What was sent from this browser, from any window. */
  get sent(): readonly Sent[] {
    return this.#kept().sent;
  }

  /** What the check said of a match; whoever asks looks at its shape. */
  verdict(match: number): unknown {
    return this.#kept().verdicts[String(match)];
  }

  /** Note something that this window saw, and write it down: at once, or together with what follows. */
  note(change: (notes: Notes) => void, when: "now" | "soon" = "now"): void {
    this.#own = { ...this.#own, draws: this.notes.draws };
    change(this.#own);
    if (when === "now") this.flush();
    else this.#timer ??= setTimeout(this.flush, LATER);
  }

  noteSent(change: (sent: readonly Sent[]) => Sent[]): void {
    this.#keep({ sent: change(this.sent).slice(-MOST_SENT) });
  }

  noteVerdict(match: number, verdict: object): void {
    const { verdicts, forgotten } = this.#kept();
    if (!forgotten.includes(match)) this.#keep({ verdicts: { ...verdicts, [String(match)]: verdict } });
  }

  /** Take in what another device noted. */
  add(other: Notes): void {
    if (other.table === this.table) this.#own = merged(this.#own, other);
    this.flush();
  }

  flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#keep({});
  };

  #keep(changes: Partial<Kept>): void {
    const { sent, verdicts, forgotten } = this.#kept();
    this.#rest = { sent, verdicts, forgotten, ...changes };
    const { notes } = this;
    const matches = notes.matches.slice(-MOST_MATCHES);
    this.#isFull = !store(PREFIX + this.table, { saved: Date.now(), code: this.code, notes: { ...notes, matches }, ...this.#rest });
  }

  /** What all windows have written down; where nothing can be written what this one remembers. */
  #kept(): Kept {
    const kept = read(this.table) ?? { saved: 0, code: this.code, notes: noNotes(this.table), ...this.#rest };
    return this.#isFull ? { ...kept, ...this.#rest } : kept;
  }
}

function read(table: string): Kept | null {
  const { saved, code, notes, sent, verdicts, forgotten } = fields(stored(PREFIX + table));
  const found = readNotes(notes);
  if (found?.table !== table) return null;
  const moves = (Array.isArray(sent) ? sent : []).filter(isSent);
  return { saved: savedAt(saved), code: typeof code === "string" ? code : "", notes: found, sent: moves, verdicts: fields(verdicts), forgotten: Array.isArray(forgotten) ? forgotten : [] };
}

function savedAt(data: unknown): number {
  return typeof data === "number" ? data : 0;
}

/** Return the id of the table to which this browser came by a code, while a draw there that got a number has not ended: a server must
 * not get rid of a deal by putting another table in its place. Else it is the table that is there now.
 */
export function homeOf(code: string, table: string): string {
  const tables = storedNames(PREFIX).map((name) => name.slice(PREFIX.length));
  return tables.find((each) => each !== table && isOpen(read(each), code)) ?? table;
}

function isOpen(kept: Kept | null, code: string): boolean {
  return kept?.code === code && kept.notes.draws.some(({ number, ended }) => number !== null && !ended);
}

function isSent(data: unknown): data is Sent {
  const { id, match, text, answered } = fields(data);
  return typeof id === "string" && typeof match === "number" && typeof text === "string" && typeof answered === "boolean";
}

/** Forget what was seen of a match, and who was there, in every window. Its draws stay, which name nobody: no table may draw for it again. */
export function forgetMatch(table: string, match: number): void {
  const kept = read(table);
  if (!kept) return;
  const verdicts = Object.fromEntries(Object.entries(kept.verdicts).filter(([number]) => number !== String(match)));
  const forgotten = [...kept.forgotten.filter((each) => each !== match), match];
  store(PREFIX + table, { ...kept, notes: without(forgotten, kept.notes), sent: kept.sent.filter((each) => each.match !== match), verdicts, forgotten });
}

function without(forgotten: readonly number[], notes: Notes): Notes {
  return { ...notes, matches: notes.matches.filter(({ match }) => !forgotten.includes(match)) };
}

/** Forget the tables that were written to longest ago. */
function prune(keeping: string): void {
  const found = storedNames(PREFIX)
    .filter((name) => name !== PREFIX + keeping)
    .map((name) => ({ name, saved: Number(fields(stored(name)).saved ?? 0) }))
    .sort((one, other) => other.saved - one.saved);
  for (const { name } of found.slice(MOST - 1)) unstore(name);
}
