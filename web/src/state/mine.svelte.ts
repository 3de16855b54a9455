/** The tables at which this browser has a seat: to come back to them, and to check their deals. */
import type { GameName } from "../wire/types";
import { keep, kept } from "./kept";

const MOST = 12;

export interface MyTable {
  code: string;
  game: GameName;
  name: string;
  /** What this device added to the seed. */
  nonce: string;
  /** The hashes of the secrets that were promised here, by match, before they were played. */
  hashes: Record<number, string>;
  at: number;
}

let tables = $state<MyTable[]>(kept<MyTable[]>("tables", []));

export function myTables(): readonly MyTable[] {
  return tables;
}

export function myTable(code: string): MyTable | undefined {
  return tables.find((table) => table.code === code);
}

export function remember(code: string, changes: Partial<MyTable>): void {
  const fresh: MyTable = { code, game: "six_nimmt", name: "", nonce: "", hashes: {}, at: 0 };
  const changed = { ...fresh, ...myTable(code), ...changes, at: Date.now() };
  write([changed, ...tables.filter((table) => table.code !== code)].slice(0, MOST));
}

export function forget(code: string): void {
  write(tables.filter((table) => table.code !== code));
}

function write(changed: MyTable[]): void {
  tables = changed;
  keep("tables", changed);
}
