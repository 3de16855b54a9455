/** What a screen reader is told, in order: a live region in App.svelte has it read out. */
import { untrack } from "svelte";

/** Long enough to be noticed; what was said is not kept to be read again (E14). */
const KEPT = 6_000;

class Narrator {
  lines = $state.raw<readonly { key: number; text: string }[]>([]);
  #key = 0;

  /** Telling reads what was told before, which must not make an effect run again. */
  tell(text: string): void {
    const line = { key: this.#key++, text };
    this.lines = [...untrack(() => this.lines), line];
    setTimeout(() => {
      this.lines = this.lines.filter((each) => each !== line);
    }, KEPT);
  }
}

export const narrator = new Narrator();
