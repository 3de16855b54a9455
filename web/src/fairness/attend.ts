/** The part that a page takes in the fairness of a table, from the table's first message on. */
import type { TableState } from "../state/table.svelte";
import type { RoundView } from "../wire/types";
import { Device } from "./device.svelte";
import { Notebook } from "./notebook";
import { Observer, type ShownPlays } from "./observer";

/** In milliseconds; docs/fairness.md, step 2. */
const PULSE = 10_000;

export class Attendance {
  readonly device: Device;
  #book: Notebook | null = null;
  #pulse: ReturnType<typeof setInterval>;

  constructor(
    readonly table: TableState,
    shownPlaysOf: (round: RoundView) => ShownPlays,
  ) {
    this.device = new Device(table, this.bookOf);
    table.audience.push(this.device, new Observer(table, this.bookOf, shownPlaysOf));
    addEventListener("pagehide", this.flush);
    document.addEventListener("visibilitychange", this.#looked);
    this.#pulse = setInterval(() => { this.device.ping(); }, PULSE);
  }

  /** The notes about the table, null before its first message. */
  get book(): Notebook | null {
    return this.table.latest && this.bookOf(this.table.latest.id);
  }

  flush = (): void => {
    this.#book?.flush();
  };

  leave = (): void => {
    this.flush();
    removeEventListener("pagehide", this.flush);
    document.removeEventListener("visibilitychange", this.#looked);
    clearInterval(this.#pulse);
  };

  #looked = (): void => {
    if (document.visibilityState === "visible") this.device.met();
  };

  private bookOf = (table: string): Notebook => {
    if (this.#book?.table !== table) this.#book = new Notebook(table, this.table.code);
    return this.#book;
  };
}

const ATTENDANCES = new WeakMap<TableState, Attendance>();

/** Take part; `shownPlaysOf` is what the game of a round says of what it shows. */
export function attend(table: TableState, shownPlaysOf: (round: RoundView) => ShownPlays): Attendance {
  const made = new Attendance(table, shownPlaysOf);
  ATTENDANCES.set(table, made);
  return made;
}

/** Return the part taken at a table; null where nobody does. */
export function attendanceOf(table: TableState): Attendance | null {
  return ATTENDANCES.get(table) ?? null;
}
