/** Follows a table for what is to be kept: which match goes on with me, and that it has ended. Fetched after the first card. */
import type { Audience } from "../state/audience";
import type { TableState } from "../state/table.svelte";
import { noteUnkept, unkept } from "./unkept";

class Keeper implements Audience {
  /** The match that this page has seen going on. */
  #seen: number | null = null;

  constructor(readonly table: TableState) {
    this.look();
  }

  begin(): void {
    this.look();
  }

  tell(): void {
    this.look();
  }

  look(): void {
    const { latest, seat, code } = this.table;
    if (!latest) return;
    const { state, match } = latest;
    if (state === "match" && this.#seen !== match && seat !== null) {
      noteUnkept({ code, match, seat });
      this.#seen = match;
    }
    const waiting = unkept().filter((each) => each.code === code && (state !== "match" || each.match !== match));
    if (state === "draw" || waiting.length === 0) return;
    const seen = this.#seen;
    import("./keep").then(({ keepAt }) => keepAt(this.table, seen)).catch(() => undefined); // at the next visit
  }
}

const KEEPERS = new WeakMap<TableState, Keeper>();

export function attend(table: TableState): void {
  if (KEEPERS.has(table)) return;
  const made = new Keeper(table);
  KEEPERS.set(table, made);
  table.audience.push(made);
}
