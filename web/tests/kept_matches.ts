/** Matches of the engine for the tests of what is kept: records with everybody's notes, from fairness-vectors.json. */
import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";
import { readNotes, type Notes } from "../src/fairness/notes";
import { digestOf } from "../src/fairness/record";
import { heldIn, keptOf, type Kept, type Noted, type Papers } from "../src/matches/kept";
import vectors from "./fairness-vectors.json";

interface Case {
  name: string;
  match: number | null;
  record: Record<string, unknown>;
  notes: Notes | null;
  scores: readonly (readonly number[])[] | null;
}

export const CASES: readonly Case[] = (vectors as unknown as readonly Case[]).map((each) => ({ ...each, notes: readNotes(each.notes) }));

export function the(name: string): Case {
  const found = CASES.find((each) => each.name === name);
  if (!found) throw new Error(`no vector ${name}`);
  return found;
}

export const NOTED: Noted = { ended: 1_790_000_000_000, seat: 0, bots: [], notMine: [], clock: "off" };

/** An entry as it would be kept at its table. */
export function entryOf(record: unknown, noted: Partial<Noted> = {}, notes: Notes | null = null): [Kept, Papers] {
  const held = heldIn(record);
  if (!held) throw new Error("a record that does not hold");
  return keptOf(held, { ...NOTED, ...noted }, notes);
}

/** A record with something else in it, and the digest that fits. */
export function changed(record: Record<string, unknown>, changes: Record<string, unknown>): Record<string, unknown> {
  const rest = Object.fromEntries(Object.entries({ ...record, ...changes }).filter(([name]) => name !== "digest"));
  return { ...rest, digest: digestOf(rest) };
}

/** A browser in which nothing is kept yet. */
export function freshDatabase(): IDBFactory {
  const made = new IDBFactory();
  vi.stubGlobal("indexedDB", made);
  return made;
}
