/** The tables at which this browser has a seat: to come back to them. */
import { fields, store, stored } from "./storage";

const MOST = 12;

export interface MyTable {
  code: string;
  name: string;
  /** Whether a match was going on when this browser was last there. */
  playing: boolean;
}

/** What older pages kept besides is left out, and gone with the next table. */
function read(value: unknown): MyTable | null {
  const { code, name, playing } = fields(value);
  if (typeof code !== "string" || !/^[A-Z0-9]{6}$/.test(code)) return null;
  return { code, name: typeof name === "string" ? name : "", playing: playing === true };
}

const found = stored("tables");
let tables = $state<MyTable[]>((Array.isArray(found) ? found : []).map(read).filter((table) => table !== null));

export function myTables(): readonly MyTable[] {
  return tables;
}

export function remember(code: string, name: string): void {
  write([{ code, name, playing: false }, ...tables.filter((table) => table.code !== code)].slice(0, MOST));
}

/** Note whether a match goes on at a table of mine. */
export function notePlaying(code: string, playing: boolean): void {
  if (tables.some((table) => table.code === code && table.playing !== playing)) {
    write(tables.map((table) => (table.code === code ? { ...table, playing } : table)));
  }
}

export function forget(code: string): void {
  write(tables.filter((table) => table.code !== code));
}

function write(changed: MyTable[]): void {
  tables = changed;
  store("tables", changed);
}
