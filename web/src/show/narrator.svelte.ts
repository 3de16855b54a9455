/** What a screen reader is told, in order: a live region in the shell reads it out. */

import { untrack } from "svelte";

const MOST = 8;

class Narrator {
  lines = $state.raw<readonly { key: number; text: string }[]>([]);
  #key = 0;

  /** Telling reads what was told before, which must not make an effect run again. */
  tell(text: string): void {
    this.lines = [...untrack(() => this.lines), { key: this.#key++, text }].slice(-MOST);
  }
}

export const narrator = new Narrator();
