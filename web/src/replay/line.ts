/** In the place of a socket: it tells a match that is over, frame by frame, as it was told from a seat. Nothing is sent anywhere. */
import { gameOf } from "../games/registry";
import { homeOf } from "../seats/home";
import { say } from "../text/say.svelte";
import type { Channel, Listener } from "../wire/socket";
import type { Frame, GameEvent, MatchSeen, Replay, TableInfo } from "../wire/types";
import type { From } from "./moment";

/** Whoever looks from a seat, whoever had it then: it may have been a bot, or one person after another. */
const LOOKING = -1;

export class ReplayLine implements Channel {
  from: From = null;
  #version = 0;
  /** The table of each frame. */
  #tables: readonly TableInfo[];
  /** Everybody who ever sat there: nobody is away. */
  #people: readonly number[];

  constructor(
    readonly listener: Listener,
    readonly replay: Replay,
  ) {
    let table = replay.table;
    this.#tables = replay.frames.map((frame) => (table = frame.table ?? table));
    const sat = this.#tables.flatMap(({ seats }) => seats.map(({ person }) => person));
    this.#people = [LOOKING, ...new Set(sat.filter((person) => person !== null))];
  }

  /** Return the frame with which the round on the table begins. */
  beginning(at: number): number {
    const { frames } = this.replay;
    const round = frames[at]?.play.view.round_number;
    return frames.findIndex(({ play }) => play.view.round_number === round);
  }

  /** Tell a frame with which a round begins as to somebody who comes. */
  begin(at: number): void {
    const table = this.#table(at);
    const frame = this.#frame(at);
    this.#version = 0;
    this.listener.heard({
      kind: "welcome", protocol: 0, server: "", page: null, person: typeof this.from === "number" ? LOOKING : null, version: 0, own_version: 0, now: Date.now(), table, play: this.#play(frame), tricks: [],
      // Where hands are picked there are none yet.
      drafted: gameOf(table).deals(table.rules) ? null : table.seats.map(() => []),
      presence: { kind: "presence", people: [...this.#people], spectators: 0, asking: [], away: [] },
      while_away: null, sent_away: false,
    });
  }

  /** Tell the next frame. */
  step(at: number): void {
    const events = this.events(at);
    this.#version += events.length;
    this.listener.heard({ kind: "update", version: this.#version, now: Date.now(), events, table: this.#table(at), play: this.#play(this.#frame(at)), ack: null });
  }

  /** What happened, as it was told where one looks from. */
  events(at: number): GameEvent[] {
    const { own, events } = this.#frame(at);
    return (typeof this.from === "number" ? own[this.from] : null) ?? events;
  }

  send(): boolean {
    return false;
  }

  reopen(): void {
    // nothing is ever missed
  }

  close(): void {
    // nothing is open
  }

  #frame(at: number): Frame {
    const frame = this.replay.frames[at];
    if (!frame) throw new Error(`the match has no frame ${String(at)}`);
    return frame;
  }

  /** The table as it was then; whoever looks from a bot's seat sits there, and whoever gave up did not yet. */
  #table(at: number): TableInfo {
    const { from } = this;
    const table = this.#tables[at] ?? this.replay.table;
    if (typeof from !== "number") return table;
    const person = table.seats[from]?.person ?? null;
    const seats = table.seats.map((each, seat) => (seat === from ? { ...each, person: LOOKING, resigned: false } : each));
    const names = table.names.map((name, seat) => (seat === from && person === null ? say("match-bot-name", { seat: homeOf(table, seat) }) : name));
    return { ...table, seats, names, host: person !== null && table.host === person ? LOOKING : table.host };
  }

  /** The match as it is seen where one looks from; nobody is asked for anything. */
  #play({ play, mine }: Frame): MatchSeen {
    const own = typeof this.from === "number" ? mine[this.from] : undefined;
    const round = { ...play.view.round, ...own } as MatchSeen["view"]["round"];
    return { ...play, deadline: null, to_act: [], rests: false, legal: { kind: "nothing", why: "not_your_turn" }, view: { ...play.view, round } };
  }
}
