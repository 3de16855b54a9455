/** What happens besides at a day's table: it is said that one plays once, and how the try goes is noted for its squares. */
import { COURSES } from "../games/courses";
import { named } from "../games/registry";
import { sayInPassing } from "../show/in_passing";
import type { Audience } from "../state/audience";
import type { TableState } from "../state/table.svelte";
import { say } from "../text/say.svelte";
import type { GameEvent } from "../wire/types";
import { courseOf, noteCourse } from "./kept";

/** In milliseconds. */
const SAID_FOR = 5_000;

class CourseNotes implements Audience {
  #steps: readonly number[];

  constructor(readonly table: TableState) {
    this.#steps = courseOf(table.code);
    this.#note([]);
  }

  get steps(): readonly number[] {
    return this.#steps;
  }

  begin(): void {
    this.#note([]);
  }

  tell({ events }: { events: readonly GameEvent[] }): void {
    this.#note(events);
  }

  #note(events: readonly GameEvent[]): void {
    const { info, seat, code } = this.table;
    if (!info || seat === null) return;
    const before = this.#steps;
    this.#steps = COURSES[named(info.game)].after(before, events, this.table, seat);
    if (this.#steps.join() !== before.join()) noteCourse(code, this.#steps);
  }
}

/** Attend a table of which the first message has come, until it is left. */
export function attend(table: TableState, gone: AbortSignal): void {
  if (gone.aborted) return;
  const notes = new CourseNotes(table);
  table.audience.push(notes);
  if (notes.steps.length > 0 || table.info?.state !== "match") return;
  gone.addEventListener("abort", sayInPassing(say("day-begins"), SAID_FOR));
}
