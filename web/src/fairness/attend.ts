/** The part that a page takes in the fairness of a table, from the table's first message on. */
import type { Audience, Happening, TableState } from "../state/table.svelte";
import type { RoundView } from "../wire/types";
import { commandId } from "../wire/random";
import { Device, ownSeat } from "./device.svelte";
import { Notebook } from "./notebook";
import { Observer, type Witness } from "./observer";

/** In milliseconds; docs/fairness.md, step 2. */
const PULSE = 10_000;

export class Attendance implements Audience {
  readonly device: Device;
  #book: Notebook | null = null;
  #pulse: ReturnType<typeof setInterval>;

  constructor(
    readonly table: TableState,
    witnessOf: (round: RoundView) => Witness,
  ) {
    this.device = new Device(table, this.bookOf);
    table.audience.push(this.device, new Observer(table, this.bookOf, witnessOf), this);
    addEventListener("pagehide", this.flush);
    this.#pulse = setInterval(this.#ping, PULSE);
  }

  begin(): void {
    // The device shows its seal: so it is heard.
  }

  /** Be heard as soon as a match has ended: the host may want another at once. */
  tell({ events }: Happening): void {
    if (events.some(({ kind }) => kind === "match.ended")) this.#ping();
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
    clearInterval(this.#pulse);
  };

  /** Between matches the server lists the seal of a device only if it hears of it. */
  #ping = (): void => {
    const { latest, connection } = this.table;
    if (connection !== "open" || (latest?.state !== "lobby" && latest?.state !== "result")) return;
    if (ownSeat(this.table) !== null) void this.table.order({ kind: "ping", id: commandId() });
  };

  private bookOf = (table: string): Notebook => {
    if (this.#book?.table !== table) this.#book = new Notebook(table);
    return this.#book;
  };
}

const ATTENDANCES = new WeakMap<TableState, Attendance>();

/** Take part; `witnessOf` is what the game of a round says of what it shows. */
export function attend(table: TableState, witnessOf: (round: RoundView) => Witness): Attendance {
  const made = new Attendance(table, witnessOf);
  ATTENDANCES.set(table, made);
  return made;
}

/** Return the part taken at a table; null where nobody does. */
export function attendanceOf(table: TableState): Attendance | null {
  return ATTENDANCES.get(table) ?? null;
}
