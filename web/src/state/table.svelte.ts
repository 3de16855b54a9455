/** A table as the server tells it: the one source of truth for every component. */
import { closing } from "../wire/shared";
import { TableSocket, type Listener, type Channel } from "../wire/socket";
import type { FromServer, MatchSeen, Move, News, Presence, Refusal, SeatInfo, TableInfo, Update, Welcome, WhileAway } from "../wire/types";
import type { Audience } from "./audience";
import { Following, type AfterNews } from "./following";
import { MoveSender } from "./move_sender";
import { Orders, type Order } from "./orders";
import { reloadFor } from "./reload";

/** In milliseconds. */
const DOUBLE_TAP = 300;
/** Drawing the deals is mostly quicker than the eye: so long nothing on the screen changes for it. */
const BRIEF = 300;

export type Connection = "opening" | "open" | "lost" | "ended";

export class TableState implements Listener {
  connection = $state<Connection>("opening");
  /** The code with which the server closed for good; see docs/protocol.md. */
  endedBy = $state<number | null>(null);
  person = $state<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  /** Whether the deals are being drawn: nothing about the table can be changed then. */
  drawing = $state<"no" | "briefly" | "long">("no");
  play = $state.raw<MatchSeen | null>(null);
  presence = $state.raw<Presence | null>(null);
  /** The move that was made and may still be taken back: the server knows nothing of it. */
  held = $state.raw<Move | null>(null);
  /** The move that is on its way, null when the server has answered. */
  sending = $state.raw<Move | null>(null);
  /** Why the last command was refused; cleared by the next one. */
  refused = $state.raw<Refusal | null>(null);

  /** What a bot did for me while I was away, until it has been told, I act, or the turn is over. */
  whileAway = $state.raw<WhileAway | null>(null);
  /** Whether the host sent me away: I look on. */
  sentAway = $state(false);
  /** Whether it is somebody's first match of its game: a coach gives hints, and a first tap plays nothing. */
  coached = $state(false);

  /** Holds a move back where it may be taken back, and says whether it does; null: every move is sent at once. */
  keeps: ((move: Move) => boolean) | null = null;

  readonly audience: Audience[] = [];
  /** The table as the server last told it: on the screen a result may stay a moment longer. */
  latest: TableInfo | null = null;
  #following: Following;
  #clock = 0;
  #turnBegan = -Infinity;
  #channel: Channel;
  #sender: MoveSender;
  #orders: Orders;
  #brief: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    afterNews: AfterNews,
    connect: (code: string, listener: Listener) => Channel = (code, listener) => new TableSocket(code, listener),
    readonly live = true, // people sit there, a server takes orders; else there is nothing but a game and its stories
  ) {
    this.#following = new Following(afterNews);
    this.#channel = connect(code, this);
    this.#sender = new MoveSender(this.#channel);
    this.#orders = new Orders(this.#channel);
  }

  /** The seat I play for; null: I am looking on. */
  get seat(): number | null {
    const seat = this.info?.seats.findIndex((each) => each.person !== null && each.person === this.person) ?? -1;
    return seat < 0 || this.info?.seats[seat]?.resigned ? null : seat;
  }

  get isHost(): boolean {
    return this.person !== null && this.info?.host === this.person;
  }

  /** Whether everybody has left the result: whoever sits down opens the table again. */
  get isAbandoned(): boolean {
    const people = this.info?.seats.filter(({ person }) => person !== null) ?? [];
    return this.info?.state === "result" && people.every(({ stand_in }) => stand_in === "left");
  }

  /** Whether the table waits for me. */
  get myTurn(): boolean {
    const waits = this.play !== null && this.seat !== null && this.play.to_act.includes(this.seat);
    return waits && !this.info?.paused && this.info?.state === "match";
  }

  /** Whether the turn has only just begun: a tap now was meant for the one before. */
  get isFresh(): boolean {
    return performance.now() - this.#turnBegan < DOUBLE_TAP;
  }

  /** The server's time; the device's own clock may be wrong, or be put right in mid-turn. */
  serverTime(): number {
    return this.#clock + performance.now();
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.info?.seats[seat];
  }

  /** Whether the person of a seat is connected; bots always are. */
  isPresent(seat: number): boolean {
    const person = this.info?.seats[seat]?.person ?? null;
    return person === null || (this.presence?.people.includes(person) ?? false);
  }

  /** Play a move in the turn that is on the screen; one that is `sure` is not held back. */
  move(move: Move, sure = false): void {
    if (!this.play || (!sure && this.keeps?.(move))) return;
    this.held = null;
    this.sending = move;
    this.refused = null;
    this.whileAway = null;
    const id = this.#sender.move(this.play, move);
    for (const one of this.audience) one.sent?.(id, this.play.match, move);
  }

  /** Send something besides moves; return whether the server has taken it. */
  order(message: Order): Promise<boolean> {
    return this.#orders.send(message);
  }

  /** Take the seat back from the bot that stands in. */
  takeSeatBack(): void {
    this.refused = null;
    this.whileAway = null;
    this.#sender.takeSeatBack();
  }

  /** Connect anew, after sitting down or taking a seat over. */
  reconnect(): void {
    this.endedBy = null;
    this.connection = "opening";
    this.#channel.reopen();
  }

  close(): void {
    this.#sender.drop();
    clearTimeout(this.#brief);
    this.#channel.close();
  }

  heard(message: FromServer): void {
    switch (message.kind) {
      case "welcome":
        this.#welcome(message);
        break;
      case "update":
      case "news":
        this.#happened(message);
        break;
      case "presence":
        this.presence = message;
        for (const one of this.audience) one.met?.();
        break;
      case "reaction":
        for (const one of this.audience) one.reacted?.(message);
        break;
      case "ack":
        this.#taken(message.id);
        break;
      case "refused":
        this.#answered(message.id, false);
        if (!this.#sender.answered(message.id)) break;
        this.sending = null;
        this.refused = message;
        break;
    }
  }

  lost(): void {
    this.#orders.drop();
    if (this.connection !== "ended") this.connection = "lost";
  }

  ended(code: number): void {
    this.connection = "ended";
    this.endedBy = code;
    if (code === closing.other_protocol.code) reloadFor(`protocol of ${this.code}`);
  }

  #welcome(message: Welcome): void {
    if (message.page !== null && message.page !== __BUILD__) reloadFor(message.page);
    this.connection = "open";
    this.#following.begin(message);
    this.#clock = message.now - performance.now();
    this.person = message.person;
    this.presence = message.presence;
    this.whileAway = message.while_away;
    this.sentAway = message.sent_away;
    this.#show(message.table, message.play);
    this.#orders.drop();
    for (const one of this.audience) one.begin(message);
    if (!this.#sender.resendAfterReconnect(message.play)) this.sending = null;
  }

  #happened(message: Update | News): void {
    const before = this.play;
    const followed = this.#following.after(message, before);
    if (!followed) {
      this.#channel.reopen(); // something was missed: a fresh welcome has it all
      return;
    }
    const { play: after } = followed;
    if (before?.turn !== after?.turn) {
      this.refused = null;
      this.whileAway = null;
      this.#turnBegan = performance.now();
    }
    if (message.kind === "update") this.#clock = message.now - performance.now();
    this.#show(message.kind === "update" ? (message.table ?? this.latest) : this.latest, after);
    for (const one of this.audience) one.tell({ before, events: message.events, after });
    if (message.ack !== null) this.#taken(message.ack);
  }

  #show(info: TableInfo | null, play: MatchSeen | null): void {
    this.latest = info;
    if (info?.state !== "draw") {
      clearTimeout(this.#brief);
      this.drawing = "no";
    } else if (this.drawing === "no") {
      this.drawing = "briefly";
      this.#brief = setTimeout(() => {
        this.drawing = "long";
        if (this.info?.state === "match") return; // its next round is drawn
        this.info = this.latest;
        this.play = null;
      }, BRIEF);
    }
    if (this.drawing === "briefly" && this.info?.state === "result") return;
    this.info = play && info?.state === "draw" ? { ...info, state: "match" } : info; // between two rounds the match stays on the screen
    this.play = play;
  }

  #taken(id: string): void {
    this.#answered(id, true);
    if (this.#sender.answered(id)) this.sending = null;
  }

  #answered(id: string, taken: boolean): void {
    this.#orders.answered(id, taken);
    for (const one of this.audience) one.answered?.(id, taken);
  }
}
