/** One table's socket, which comes back by itself. What is said on it is the caller's business. */
import { comeBack } from "./closing";
import { commandId } from "./random";
import { protocol } from "./shared";
import type { FromClient, FromServer } from "./types";

/** In milliseconds, a tenth of it to nearly twice as much by lot: a server that stops loses everybody in one moment, and they may not all
 * come back in one. The longest is short, so that a few seconds after its return everybody is there: to ask where nobody answers costs
 * little.
 */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 2_500;
/** The server counts by the minute: whoever comes before it is over is refused again. */
const CROWDED_WAIT = 60_000;
/** A phone that changes its network may never hear that nobody answers; a server to which everybody comes back may take some seconds. */
const WELCOME = 20_000;
/** A browser cannot see whether a silent connection still works: the page asks after so long, and waits so long. */
const SILENCE = 25_000;
const ANSWER = 6_000;
/** A page that was hidden for longer does not trust its socket: a phone may have put it to sleep. */
const TRUSTED = 30_000;

export interface Listener {
  heard(message: FromServer): void;
  lost(): void;
  ended(code: number): void;
}

/** What a table needs of its socket. */
export interface Channel {
  send(message: FromClient): boolean;
  reopen(): void;
  close(): void;
}

export class TableSocket implements Channel {
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #final = false;
  #hiddenAt = 0;

  constructor(
    readonly code: string,
    readonly listener: Listener,
    /** Look on, also with a seat. */
    readonly watching = false,
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#looked);
    this.#open();
  }

  /** Send a message; false when there is no connection now. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Begin anew, because something was missed or the seat has changed. */
  reopen(): void {
    if (this.#closed) return;
    this.#final = false;
    this.#drop();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#looked);
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  /** The network is back or somebody looks: try now instead of when the next try is due. */
  #now = (): void => {
    if (this.#socket || this.#closed || this.#final) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  /** Without a network the socket would only notice after minutes. */
  #offline = (): void => {
    if (this.#final) return;
    this.#drop();
    this.#later();
  };

  #looked = (): void => {
    if (document.visibilityState === "hidden") {
      this.#hiddenAt = Date.now();
      return;
    }
    if (this.#socket && Date.now() - this.#hiddenAt > TRUSTED) this.#drop();
    this.#now();
  };

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    this.#socket = socket;
    this.#silence = setTimeout(this.#giveUp, WELCOME);
    socket.onopen = () => {
      socket.send(JSON.stringify({ kind: "hello", protocol, ...(this.watching && { watching: true }) }));
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      this.#wait = FIRST_WAIT;
      this.#listen();
      this.listener.heard(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      clearTimeout(this.#silence);
      const when = comeBack(code);
      this.#final = when === "never";
      if (this.#final) this.listener.ended(code);
      else if (when === "later") this.#later(CROWDED_WAIT + spread(this.#wait));
      else this.#later();
    };
  }

  /** Something was heard; when nothing else is for a while, ask whether the connection is dead. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.send({ kind: "ping", id: commandId() });
      this.#silence = setTimeout(this.#giveUp, ANSWER);
    }, SILENCE);
  }

  /** The connection is a dead one: leave it, and come back with another. */
  #giveUp = (): void => {
    this.#drop();
    this.#later();
  };

  #later(wait = spread(this.#wait)): void {
    this.listener.lost();
    if (this.#closed) return;
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = setTimeout(() => {
      this.#open();
    }, wait);
  }
}

function spread(wait: number): number {
  return wait * (0.1 + 1.8 * Math.random());
}
