/** What a TV says of a table when no story is told: whom it waits for, not that somebody looks on. */
import type { Status } from "../match/status";
import { sentenceOf, whyOver } from "../match/status_words";
import type { TableState } from "../state/table.svelte";

export function wordsFor(status: Status, table: TableState): string {
  if (status.kind === "watching") return status.wait.words(table);
  return status.kind === "over" ? whyOver(status.outcome) : sentenceOf(status, table);
}
