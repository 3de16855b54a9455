/** Where we are: the start, or a table by its code, for a person or for a TV. The address says it, so that links work. */
import { atLayer, layers } from "./layers";

const HANDED = /^#seat=([A-Za-z0-9_-]{22})(?:&notes=([A-Za-z0-9_-]*))?$/;
/** An introduction, or one extra scene of it, over a table. */
const LEARN = /^#learn(?:=([a-z]+))?$/;
const LESSON = /^\/learn\/([a-z]+)\/?$/;
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

  /** The extra scene that is shown over a table, "" for the whole introduction; null: none of it. */
  get learning(): string | null {
    const found = LEARN.exec(this.#hash);
    return found && (found[1] ?? "");
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

  #read(): void {
    this.#path = location.pathname;
    this.#hash = location.hash;
  }
}

export const route = new Route();
