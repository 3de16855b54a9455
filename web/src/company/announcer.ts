/** Says one thing after the other, each for a few seconds; what comes together is told together. */
import type { News, NewsKind } from "./news";

/** In milliseconds. What one deed brings, and those who come at the same moment, are heard of within the first. */
const GATHERED = 300;
const SHOWN = 4_000;
/** A story is told to its end first, unless there is no end: whoever watches bots hears one after the other. */
const HELD = 8_000;
const LOOK_AGAIN = 200;
/** Older news than these are none. */
const MOST_WAITING = 4;
/** What is told of one person at a time. */
const ALONE: readonly NewsKind[] = ["kicked", "kicked-match", "resigned", "host-now", "link-given", "late-you-took", "late-open", "late-looks-on"];

interface Waiting {
  kind: NewsKind;
  names: string[];
}

export interface Voice {
  /** Whether something else is being told. */
  busy(): boolean;
  /** Say what happened to them; return the words, or nothing where it is true no more. */
  tell(kind: NewsKind, names: readonly string[]): void;
  silent(): void;
}

export class Announcer {
  #queue: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heldSince: number | null = null;

  constructor(readonly voice: Voice) {}

  add({ kind, name }: News): void {
    const same = ALONE.includes(kind) ? undefined : this.#queue.find((each) => each.kind === kind);
    if (same) {
      if (!same.names.includes(name)) same.names.push(name);
    } else this.#queue.push({ kind, names: [name] });
    this.#queue = this.#queue.slice(-MOST_WAITING);
    this.#timer ??= setTimeout(this.#next, GATHERED);
  }

  /** Everything is new: what was to be told is old. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#heldSince = null;
    this.voice.silent();
  }

  #next = (): void => {
    this.voice.silent();
    this.#timer = undefined;
    const [first] = this.#queue;
    if (!first) return;
    this.#heldSince ??= performance.now();
    if (this.voice.busy() && performance.now() - this.#heldSince < HELD) {
      this.#timer = setTimeout(this.#next, LOOK_AGAIN);
      return;
    }
    this.#heldSince = null;
    this.#queue.shift();
    this.#timer = setTimeout(this.#next, SHOWN);
    this.voice.tell(first.kind, first.names);
  };
}
