/** The tables at which this browser has a seat: to come back to them, and to check their deals. */
import { fields, store, stored } from "./storage";

const MOST = 12;

export interface MyTable {
  code: string;
  name: string;
  /** What this device added to the seed. */
  nonce: string;
  /** The hashes of the secrets that were promised here, by match, before they were played. */
  hashes: Record<number, string>;
}

function read(value: unknown): MyTable | null {
  const { code, name, nonce, hashes } = fields(value);
  if (typeof code !== "string" || !/^[A-Z0-9]{6}$/.test(code)) return null;
  const known = Object.entries(fields(hashes)).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const text = (given: unknown) => (typeof given === "string" ? given : "");
  return { code, name: text(name), nonce: text(nonce), hashes: Object.fromEntries(known) };
}

const found = stored("tables");
let tables = $state<MyTable[]>((Array.isArray(found) ? found : []).map(read).filter((table) => table !== null));

export function myTables(): readonly MyTable[] {
  return tables;
}

export function myTable(code: string): MyTable | undefined {
  return tables.find((table) => table.code === code);
}

export function remember(code: string, changes: Partial<MyTable>): void {
  const fresh: MyTable = { code, name: "", nonce: "", hashes: {} };
  const changed = { ...fresh, ...myTable(code), ...changes };
  write([changed, ...tables.filter((table) => table.code !== code)].slice(0, MOST));
}

export function forget(code: string): void {
  write(tables.filter((table) => table.code !== code));
}

function write(changed: MyTable[]): void {
  tables = changed;
  store("tables", changed);
}
