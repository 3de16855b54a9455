/** Matches of mine that went on when this browser was last at their tables: to be kept when they have ended. */
import { fields, store, stored, unstore } from "../state/storage";

/** Older ones come no more. */
const MOST = 40;
const NAME = "unkept";

export interface Unkept {
  /** Of its table. */
  code: string;
  match: number;
  /** My seat in it. */
  seat: number;
}

export function unkept(): Unkept[] {
  const found = stored(NAME);
  return (Array.isArray(found) ? found : []).flatMap((each: unknown) => {
    const { code, match, seat } = fields(each);
    return typeof code === "string" && /^[A-Z0-9]{6}$/.test(code) && isCount(match) && isCount(seat) ? [{ code, match, seat }] : [];
  });
}

export function noteUnkept(one: Unkept): void {
  write([...unkept().filter((each) => !areSame(each, one)), one].slice(-MOST));
}

/** A match is kept, or will never be. */
export function noteKept(one: Unkept): void {
  write(unkept().filter((each) => !areSame(each, one)));
}

function write(all: readonly Unkept[]): void {
  if (all.length > 0) store(NAME, all);
  else unstore(NAME);
}

function areSame(one: Unkept, other: Unkept): boolean {
  return one.code === other.code && one.match === other.match;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
