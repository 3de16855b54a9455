/** The end of a first match: its game needs no coach any more, and one question is asked. */
import { prefer, settings } from "../state/settings.svelte";
import type { TableState } from "../state/table.svelte";
import { coachedSoFar, noteCoached } from "./kept";

/** Whether it is asked how cards are to be played from now on, beside the result of this table. */
export const question = $state<{ of: TableState | null }>({ of: null });

/** A first match has come to its end. `confirmed`: until now a card was played at the second tap. */
export function graduate(table: TableState, confirmed: boolean): void {
  // Who came through a coach may take moves back, unless they have said otherwise since.
  if (coachedSoFar().over.length === 0) prefer({ takeBack: true });
  done(table);
  if (confirmed && !settings.confirm) question.of = table;
}

/** Somebody wants to play without hints, in this match too. */
export function playAlone(table: TableState): void {
  done(table);
  table.coached = false;
}

function done({ info }: TableState): void {
  if (info) noteCoached("over", info.game);
}
