/** The check of a match at its end: the record is fetched and compared with this device's notes, and the verdict is kept. */
import { attendanceOf } from "../fairness/attend";
import type { Checked } from "../fairness/check";
import { Notebook } from "../fairness/notebook";
import { wasEndedForAll, wasPlayed } from "../fairness/notes";
import { VERDICTS, type Verdict } from "../fairness/points";
import { keptBackUntil } from "../state/day";
import { sentence } from "../state/http_commands";
import { fields, storedNames } from "../state/storage";
import type { TableState } from "../state/table.svelte";
import { get } from "../wire/api";

/** What only the check needs is fetched when a match has ended. */
const tools = async () => {
  const [{ check }, { refereed }, { withSeal }] = await Promise.all([import("../fairness/check"), import("../games/referees"), import("./day_words")]);
  return { check, refereed, withSeal };
};

export class Report {
  /** The match that it is about. */
  match = $state(0);
  checked = $state.raw<Checked | null>(null);
  /** The record as it came, for whoever keeps it. */
  data: unknown = null;
  /** What an earlier check of it said: told until this one has its answer, or if it gets none. */
  kept = $state.raw<Verdict | null>(null);
  /** Why it could not be checked now. */
  error = $state("");
  #running: Promise<void> | null = null;

  constructor(readonly table: TableState) {}

  get verdict(): Verdict | null {
    return this.checked?.verdict ?? this.kept;
  }

  /** Whether there is nothing to check yet: the record of a day's deal comes out later. */
  get isEarly(): boolean {
    return keptBackUntil(this.table) > this.table.serverTime();
  }

  /** Check a match, once; after an error it can be tried again. */
  async check(match: number): Promise<void> {
    if (this.isEarly || (!this.#running && this.match === match && this.checked)) return;
    this.#running ??= this.#answer(match).finally(() => { this.#running = null; });
    return this.#running;
  }

  async #answer(match: number): Promise<void> {
    const kept = keptVerdict(bookOf(this.table)?.verdict(match));
    Object.assign(this, { match, checked: null, data: null, kept, error: "" });
    try {
      this.checked = await this.#check(match);
    } catch (error) {
      this.error = await sentence(error);
    }
  }

  async #check(match: number): Promise<Checked> {
    const book = bookOf(this.table);
    const [{ check, refereed, withSeal }, record] = await Promise.all([tools(), recordOf(this.table, match)]);
    this.data = record;
    if (book) await this.#lookAtEarlier(book, match);
    const notes = book?.notes ?? null;
    const known = notes && [...notes.draws, ...notes.matches].some((each) => each.match === match);
    const checked = withSeal(check(record, known ? notes : null, match, refereed));
    if (book) end(book, checked, match);
    book?.noteVerdict(match, { ...checked.verdict, time: Date.now() });
    return checked;
  }

  /** An earlier draw that got a number here must have a finished record: look for those that were not seen yet. */
  async #lookAtEarlier(book: Notebook, match: number): Promise<void> {
    const { check, refereed } = await tools();
    const { notes } = book;
    const open = notes.draws.filter((each) => each.match < match && each.number !== null && !each.ended && !wasEndedForAll(notes, each.match));
    for (const { match: number } of open) {
      const record = await recordOf(this.table, number).catch(() => null);
      if (record) end(book, check(record, book.notes, number, refereed), number);
    }
  }
}

/** Read a verdict that was kept; what is not one is none. */
function keptVerdict(data: unknown): Verdict | null {
  const { name, reasons, missing, later } = fields(data);
  const known = VERDICTS.some((each) => each === name) && Array.isArray(reasons) && Array.isArray(missing) && Array.isArray(later);
  return known ? (data as Verdict) : null;
}

function recordOf({ code }: TableState, match: number): Promise<unknown> {
  return get<unknown>(recordPath(code, match));
}

export function recordPath(code: string, match: number): string {
  return `/api/tables/${code}/record?match=${String(match)}`;
}

/** Note that the finished record of a draw has been here. A server can write one for a draw that it did not like: so something
 * of the match must have been seen, and nothing of what was seen may differ. And it must have been played to its end: whoever
 * works with the server could end a match for everybody as often as its deals are not liked.
 */
export function end(book: Pick<Notebook, "notes" | "note">, { record, findings, hashes }: Checked, match: number): void {
  if (record?.endedForAll || findings.some(({ state }) => state === "differs") || !wasPlayed(book.notes, match)) return;
  book.note(({ draws }) => {
    for (const draw of draws) if (draw.match === match && hashes.includes(draw.hash)) draw.ended = true;
  });
}

const BOOKS = new WeakMap<TableState, Notebook>();

/** The notes about a table: of the part that is taken there, or of an earlier visit to which one looks back. */
export function bookOf(table: TableState): Notebook | null {
  return attendanceOf(table)?.book ?? BOOKS.get(table) ?? null;
}

/** Compare a match that is looked at again with what this browser noted at its table, if it did. */
export function lookBack(table: TableState): void {
  const { info, code } = table;
  // One that knows nothing yet would be written down in another's place.
  if (info && storedNames(`notes.${info.id}`).length > 0) BOOKS.set(table, new Notebook(info.id, code));
}

const REPORTS = new WeakMap<TableState, Report>();

export function reportOf(table: TableState): Report {
  const report = REPORTS.get(table) ?? new Report(table);
  REPORTS.set(table, report);
  return report;
}
