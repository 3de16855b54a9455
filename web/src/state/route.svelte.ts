/** Where we are: the start, a table by its code, for a person or for a TV, or a match that is over. The address says it, so that links work. */
import { atLayer, layers } from "./layers";

const HANDED = /^#seat=([A-Za-z0-9_-]{22})(?:&notes=([A-Za-z0-9_-]*))?$/;
/** An introduction, or one extra scene of it, over a table. */
const LEARN = /^#learn=?(\w*)$/;
const LESSON = /^\/learn\/(\w+)/;
/** A match that is looked at again: at its table, from a file, or the one that the server was started with. */
const REPLAY = /^\/(?:t\/[A-Za-z0-9]{1,12}\/replay\/(?:[1-9]\d{0,2}|1000)|replay(?:\/file)?)\/?$/;
/** My matches, or one of them: known by its table and number, or by its record. */
const MATCHES = /^\/matches(?:\/([0-9a-f]{64}|[0-9a-f]{32}-\d{1,4}))?\/?$/;
const TABLE = /^\/t\/([A-Za-z0-9]{1,12})(\/tv)?\/?$/;

class Route {
  #path = $state(location.pathname);
  /** A one-time link to take a seat over stands behind the #, which no server ever sees. */
  #hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => {
      this.#read();
    });
    addEventListener("hashchange", () => {
      this.#read();
    });
  }

  get code(): string | null {
    return TABLE.exec(this.#path)?.[1]?.toUpperCase() ?? null;
  }

  /** Whether a large screen shows the table to the room. */
  get tv(): boolean {
    return TABLE.exec(this.#path)?.[2] !== undefined;
  }

  /** The game that is learned, by its short name. */
  get lesson(): string | null {
    return LESSON.exec(this.#path)?.[1] ?? null;
  }

  /** Which of my matches is shown, "" for all of them; null: none of it. */
  get matches(): string | null {
    const found = MATCHES.exec(this.#path);
    return found && (found[1] ?? "");
  }

  /** Whether it is the page of the deal of the day. */
  get day(): boolean {
    return this.#path === "/day";
  }

  /** The extra scene that is shown over a table, "" for the whole introduction; null: none of it. */
  get learning(): string | null {
    return LEARN.exec(this.#hash)?.[1] ?? null;
  }

  /** Whether a server shows one match file, and nothing else (`toril replay FILE --web`). */
  get isOneFile(): boolean {
    return this.#path === "/replay/file";
  }

  /** The address of a match that is looked at again. */
  get replay(): string | null {
    return REPLAY.test(this.#path) ? this.#path : null;
  }

  /** What stands behind the #; whoever reads it reads it strictly. */
  get hash(): string {
    return this.#hash;
  }

  get link(): string | null {
    return HANDED.exec(this.#hash)?.[1] ?? null;
  }

  /** What the other device noted about the match, as it stands in the link. */
  get notes(): string {
    return HANDED.exec(this.#hash)?.[2] ?? "";
  }

  go(path: string): void {
    layers.whenStill(() => {
      if (atLayer()) history.replaceState(null, "", path);
      else history.pushState(null, "", path);
      this.#read();
      scrollTo(0, 0);
    });
  }

  /** Forget the link: it has been used, or was not wanted. */
  dropLink(): void {
    history.replaceState(null, "", location.pathname);
    this.#read();
  }

  /** Write behind the # where one is on this page: no step back leads there. */
  note(hash: string): void {
    history.replaceState(history.state, "", hash);
    this.#read();
  }

  #read(): void {
    this.#path = location.pathname;
    this.#hash = location.hash;
  }
}

export const route = new Route();
