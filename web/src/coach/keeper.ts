/** Holds a move back for a moment, where all others are bots, who have chosen already: until it is sent it can be taken back.
 *
 * A second tap, a page that is hidden and a clock that is short send it at once. Who closes the page has not played.
 */
import { focusHand } from "../parts/roving";
import { narrator } from "../show/narrator.svelte";
import type { TableState } from "../state/table.svelte";
import { say } from "../text/say.svelte";
import type { Move } from "../wire/types";

/** In milliseconds. */
export const MOMENT = 1_200;
/** With less time left nothing is held back. */
export const SHORT = 5_000;

/** Hold back what is played at a table, until `gone`. */
export function keepBack(table: TableState, gone: AbortSignal): void {
  if (gone.aborted) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = "";

  function keeps(move: Move): boolean {
    clearTimeout(timer);
    if (same(table.held, move) || document.hidden || !playsAlone(table)) return false;
    const left = Math.min(MOMENT, timeLeft(table) - SHORT);
    if (left <= 0) return false;
    [table.held, turn] = [move, turnOf(table)];
    narrator.tell(say("match-held-how"));
    timer = setTimeout(send, left);
    return true;
  }

  function send(): void {
    clearTimeout(timer);
    if (table.held) table.move(table.held, true);
  }

  function drop(): void {
    clearTimeout(timer);
    table.held = null;
  }

  /** What was held was meant for a turn that is over, or nobody plays now. */
  function follow(): void {
    if (table.held && (turnOf(table) !== turn || !table.myTurn)) drop();
  }

  function hidden(): void {
    if (document.hidden) send();
  }

  /** A button that has the focus answers Enter itself: a second tap sends, another card is another choice. */
  function pressed(event: KeyboardEvent): void {
    if (!table.held || event.repeat || document.querySelector("dialog[open]")) return;
    const nowhere = document.activeElement === document.body;
    if (event.key === "Escape") drop();
    else if (event.key === "Enter" && nowhere) send();
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (nowhere) focusHand();
  }

  const audience = { begin: follow, tell: follow };
  table.audience.push(audience);
  table.keeps = keeps;
  document.addEventListener("visibilitychange", hidden, { signal: gone });
  addEventListener("pagehide", drop, { signal: gone });
  addEventListener("keydown", pressed, { signal: gone, capture: true });
  gone.addEventListener("abort", () => {
    drop();
    table.keeps = null;
    table.audience.splice(table.audience.indexOf(audience), 1);
  });
}

/** Whether everybody else is a bot. */
function playsAlone({ info, seat }: TableState): boolean {
  return info !== null && seat !== null && info.seats.every(({ person }, at) => at === seat || person === null);
}

function timeLeft(table: TableState): number {
  const deadline = table.play?.deadline ?? null;
  return deadline === null ? Infinity : deadline - table.serverTime();
}

function turnOf({ play }: TableState): string {
  return play ? `${String(play.match)} ${String(play.turn)}` : "";
}

function same(one: Move | null, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
