/** What lies above the page (sheets, questions): the browser's Back closes it, before it leads anywhere else.
 *
 * Each layer has an entry of its own in the history, with the address of the page below. One that is closed otherwise takes
 * its entry back, so the history does not grow; an entry without a layer, as after a reload, is left at once.
 */

function depth(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "layer" in state && typeof state.layer === "number" ? state.layer : 0;
}

class Layers {
  #open: (() => void)[] = [];
  /** The history is on its way back to the entries that are wanted. */
  #returning = false;
  /** What waits for it to arrive there. */
  #waiting: (() => void)[] = [];

  constructor() {
    addEventListener("popstate", () => { this.#arrived(); });
    this.#settle();
  }

  /** Note a layer that has opened, and how it is closed; return what is to be called when it is gone. */
  opened(close: () => void): () => void {
    this.#open.push(close);
    this.#settle();
    return () => {
      this.#open = this.#open.filter((each) => each !== close);
      // Whoever closes it may go elsewhere in the same breath: that takes the entry over (route.go).
      setTimeout(() => { this.#settle(); });
    };
  }

  #arrived(): void {
    if (!this.#returning) {
      for (const close of this.#open.splice(depth()).reverse()) close();
    }
    this.#returning = false;
    for (const go of this.#waiting.splice(0)) go();
    this.#settle();
  }

  /** Do what changes the history, not while it is on its way: it would arrive elsewhere. */
  whenStill(go: () => void): void {
    if (this.#returning) this.#waiting.push(go);
    else go();
  }

  #settle(): void {
    const wanted = this.#open.length;
    if (this.#returning) return;
    for (let layer = depth() + 1; layer <= wanted; layer += 1) history.pushState({ layer }, "");
    const above = depth() - wanted;
    if (above <= 0) return;
    if (above >= history.length) {
      // A tab that was restored with its last entry only: nobody would tell us that we have arrived.
      history.replaceState(null, "");
      return;
    }
    this.#returning = true;
    history.go(-above);
  }
}

export const layers = new Layers();

/** Whether the history stands at a layer: whoever goes on from here takes its place. */
export function atLayer(): boolean {
  return depth() > 0;
}
