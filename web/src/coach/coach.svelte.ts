/** Says a few sentences in a first match, each once and when it first matters; who needs none of them waits for none. */
import { narrator } from "../show/narrator.svelte";
import { coachedSoFar, noteCoached } from "./kept";

/** A hint, and when it matters. */
export interface Hint {
  /** Kept with what was said; never renamed. */
  readonly id: string;
  readonly words: () => string;
  readonly matters: () => boolean;
}

/** In milliseconds: so long a hint stands at least before the next one that matters too. */
export const READ = 7_000;

export class Coach {
  #standing = $state.raw<Hint | null>(null);
  /** Until when the hint that stands is being read. */
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** In the order in which they come when several matter. */
    readonly hints: readonly Hint[],
    /** Whether there is time for a hint: nothing is told, and it is my turn. */
    readonly quiet: () => boolean,
  ) {}

  /** What is said now; nothing, mostly. */
  get words(): string {
    return this.#standing?.words() ?? "";
  }

  /** The hints that matter now, said or not: whatever changes them calls for another look. */
  get due(): readonly Hint[] {
    return this.quiet() ? this.hints.filter(({ matters }) => matters()) : [];
  }

  /** Look at the table, which has changed. */
  look(): void {
    const { due } = this;
    const stays = this.#standing !== null && due.includes(this.#standing);
    if (stays && performance.now() < this.#until) return;
    const { said } = coachedSoFar();
    const next = due.find(({ id }) => !said.includes(id));
    if (next) this.#say(next);
    else if (!stays) this.leave();
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#standing = null;
  }

  #say(hint: Hint): void {
    this.#standing = hint;
    this.#until = performance.now() + READ;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => { this.look(); }, READ);
    noteCoached("said", hint.id);
    narrator.tell(hint.words());
  }
}
