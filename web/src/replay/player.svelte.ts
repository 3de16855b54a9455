/** A match that is looked at again: where one is in it, who looks, and whether it goes on by itself. */
import { afterNews, follow } from "../games/registry";
import { narrator } from "../show/narrator.svelte";
import type { TableShow } from "../show/table_show.svelte";
import { settings } from "../state/settings.svelte";
import { TableState } from "../state/table.svelte";
import { say } from "../text/say.svelte";
import type { Replay } from "../wire/types";
import { ReplayLine } from "./line";
import { nameOf } from "../seats/names";
import type { Source } from "./source";
import { frameAt, writeMoment, type From, type Moment } from "./moment";
import { toldOf, type Told } from "./told";
import { silently } from "./walk";

/** How far one goes at a time. */
export type Stride = "step" | "turn" | "round" | "end";
export const STRIDES: readonly Stride[] = ["step", "turn", "round", "end"];

/** In milliseconds, how long it stays after a story before it goes on by itself: longer where nothing is animated. */
const REST = 350;
const STILL = 1_500;

/** Where a match came from, and where somebody goes who has seen enough. */
export interface Way {
  source: Source;
  back: string;
}

export class Player {
  /** The frame that is shown. */
  at = $state(0);
  from = $state<From>(null);
  playing = $state(false);
  /** What is told of the whole match, where one looks from; in the language that is spoken. */
  told = $state.raw<readonly Told[]>([]);
  readonly table: TableState;
  #line: ReplayLine | undefined;
  #show: TableShow | null = null;

  constructor(
    readonly replay: Replay,
    readonly way: Way,
  ) {
    const code = way.source.kind === "table" ? way.source.code : "";
    this.table = new TableState(code, afterNews, (_, listener) => (this.#line = new ReplayLine(listener, replay)), false);
    follow(this.table);
    this.from = replay.only;
    PLAYERS.set(this.table, this);
    this.#walk();
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  get frame() {
    return this.replay.frames[this.at];
  }

  get moment(): Moment {
    const { round = 1, turn = 0 } = this.frame ?? {};
    return { round, turn, from: this.from };
  }

  get hash(): string {
    return writeMoment(this.moment);
  }

  /** Where one is, in words: in which round, and how far in it. */
  get place(): string {
    const { round, turn } = this.moment;
    return say("replay-place", { round, turn, of: this.#turns(round) });
  }

  /** What the story does not say of the frame. */
  get notes(): string {
    return this.told.filter(({ at, note }) => note && at === this.at).map(({ words }) => words).join(" ");
  }

  /** What the bar says between two stories. */
  get words(): string {
    const file = this.at === 0 && this.way.source.kind !== "table" ? say("replay-worth") : "";
    return file || (this.at === this.last && this.notes) || [this.place, this.notes].filter((words) => words !== "").join(". ");
  }

  /** How much of the match has been played, in rounds. */
  get progress(): number {
    const { round, turn } = this.moment;
    if (this.at === this.last) return this.replay.frames.at(-1)?.play.view.scores.length ?? round;
    return round - 1 + turn / (this.#turns(round) + 1);
  }

  /** The frame in which a round ended. */
  endOf(round: number): number {
    return this.replay.frames.findLastIndex((frame) => frame.round === round);
  }

  /** Whoever sits at a seat, also where one looks from it oneself. */
  nameOf(seat: number): string {
    return nameOf(this.table, seat);
  }

  /** The table has come on the screen. */
  shownBy(show: TableShow): void {
    show.steered = true;
    this.#show = show;
    this.#walk();
  }

  /** Say the match in the words of the language that is spoken. */
  tellAnew(): void {
    if (this.#show) this.told = toldOf(this.replay, this.from, this.#show);
  }

  /** Go to a frame, as if all before it had been seen. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    this.#walk();
    const said = this.told.filter((each) => each.at === this.at).map(({ words }) => words);
    narrator.tell([`${this.place}.`, ...said].join(" "));
  }

  /** Tell the next frame as a story. */
  forward(): void {
    if (this.at === this.last) return;
    this.#show?.skip();
    this.at += 1;
    this.#line?.step(this.at);
    if (this.notes) narrator.tell(this.notes);
  }

  /** Look from elsewhere at the same moment; where the rest is still a secret there is one seat alone. */
  look(from: From): void {
    this.from = this.replay.only ?? from;
    this.tellAnew();
    this.#walk();
  }

  /** Go to the moment of an address; one that the match does not have is none. */
  follow(moment: Moment | null): void {
    const at = moment && frameAt(this.replay, moment);
    if (at === null || at < 0) return;
    this.from = this.replay.only ?? moment?.from ?? null;
    this.at = at;
    this.tellAnew();
    this.#walk();
  }

  /** Return the frame to which a stride leads; the one that is shown where there is none. */
  target(stride: Stride, way: 1 | -1): number {
    const { frames } = this.replay;
    if (stride === "end") return way === 1 ? this.last : 0;
    if (stride === "step") return Math.max(0, Math.min(this.last, this.at + way));
    const same = (one: number, other: number): boolean => {
      const [a, b] = [frames[one], frames[other]];
      return a !== undefined && b !== undefined && a.round === b.round && (stride === "round" || a.turn === b.turn);
    };
    // On to the end of the next trick, turn or round; back to the end of the one before, and first of all to where a round began.
    const ends = [...frames.keys()].filter((at) => at === this.last || !same(at, at + 1));
    const stops = stride === "round" ? [...frames.keys()].filter((at) => at === this.last || at === 0 || !same(at, at - 1)) : [0, ...ends];
    const found = way === 1 ? stops.find((at) => at > this.at) : stops.findLast((at) => at < this.at);
    return found ?? this.at;
  }

  stride(stride: Stride, way: 1 | -1): void {
    const to = this.target(stride, way);
    if (to === this.at) return;
    if (to === this.at + 1) this.forward();
    else this.go(to);
  }

  /** Go on by itself: from the beginning where it has come to the end. */
  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
  }

  pause(): void {
    this.playing = false;
  }

  /** What comes after the story that is told: it waits for its end. Returns how it is called off. */
  goOn(): () => void {
    const timer = setTimeout(() => {
      this.forward();
      if (this.at === this.last) this.pause();
    }, settings.speed === "off" ? STILL : REST);
    return () => { clearTimeout(timer); };
  }

  close(): void {
    this.table.close();
  }

  #turns(round: number): number {
    return this.replay.frames.reduce((most, frame) => (frame.round === round ? Math.max(most, frame.turn) : most), 0);
  }

  /** Have the table told all of the round so far, without a word. */
  #walk(): void {
    const line = this.#line;
    if (!line) return;
    line.from = this.from;
    const walk = (): void => {
      const begun = line.beginning(this.at);
      line.begin(begun);
      for (let at = begun + 1; at <= this.at; at += 1) line.step(at);
    };
    if (this.#show) silently(this.#show, walk);
    else walk();
  }
}

const PLAYERS = new WeakMap<TableState, Player>();

/** Return what plays at a table. */
export function playerAt(table: TableState): Player {
  const player = PLAYERS.get(table);
  if (!player) throw new Error("nobody looks back at this table");
  return player;
}
