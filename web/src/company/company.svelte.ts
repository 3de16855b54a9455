/** The people at a table to each other: what is announced of them, and the faces that they show. */
import { sound } from "../device/sound";
import { isBots, mightPlay, seatAwaited, seatOffered } from "../late/seats";
import { nameOf } from "../seats/names";
import { narrator } from "../show/narrator.svelte";
import { announced } from "../state/announced.svelte";
import type { Audience, Happening } from "../state/audience";
import { store, stored } from "../state/storage";
import type { TableState } from "../state/table.svelte";
import { say } from "../text/say.svelte";
import { commandId } from "../wire/random";
import { reactions } from "../wire/shared";
import type { Reaction, TableInfo } from "../wire/types";
import { absent, soonest, standIns } from "./absences";
import { Announcer } from "./announcer";
import { newsOf, type NewsKind } from "./news";
import { announcement, untilStandIn } from "./words";

export type FaceName = (typeof reactions.faces)[number];

/** How long a face is seen, in milliseconds. */
const SEEN = 3_000;
/** Whoever loads the page anew is away for a moment, and nobody need know. */
const AWAY = 3_000;
const SECOND = 1_000;

export interface ShownFace {
  key: number;
  seat: number;
  face: FaceName;
}

class Company implements Audience {
  table = $state.raw<TableState | null>(null);
  faces = $state.raw<readonly ShownFace[]>([]);
  /** I want to see no faces of others, on this device. */
  muted = $state(stored("muted") === true);
  /** I have just shown one: the server takes no other yet. */
  resting = $state(false);

  #names = new Map<number, string>();
  #away = new Map<number, ReturnType<typeof setTimeout>>();
  /** Who waits for a bot's seat, and the most who looked on at a time in this match: not everybody who loads the page anew is news. */
  #heirs: readonly number[] = [];
  #watching = 0;
  #clock: ReturnType<typeof setInterval> | undefined;
  #key = 0;
  #announcer = new Announcer({
    busy: () => announced.storyTold,
    tell: (kind, names) => { this.#announce(kind, names); },
    silent: () => { announced.words = ""; },
  });

  /** Be the audience of a table from now on, and of no other. */
  attend(table: TableState | null): void {
    if (table === this.table) return;
    const before = this.table?.audience;
    before?.splice(before.indexOf(this), 1);
    this.table = table;
    table?.audience.push(this);
    this.begin();
  }

  /** Nothing that happened before is told: whoever comes, or comes back, sees the table as it is. */
  begin(): void {
    this.#announcer.forget();
    this.faces = [];
    this.#names.clear();
    for (const timer of this.#away.values()) clearTimeout(timer);
    this.#away.clear();
    for (const person of this.#absent()) this.#away.set(person, setTimeout(() => undefined));
    this.#watching = this.table?.presence?.spectators ?? 0;
    this.#look();
  }

  tell({ events }: Happening): void {
    const info = this.table?.latest;
    if (!info) return;
    for (const event of events) {
      if (event.kind === "table.seated") this.#names.set(event.person, event.name);
      const news = newsOf(event, { me: this.table?.person ?? null, names: this.#names, info });
      if (news) this.#announcer.add(news);
      if (event.kind === "table.went_on") this.#tookOver(info.seats);
    }
    this.#look();
  }

  met(): void {
    const away = this.#absent();
    for (const [person, timer] of this.#away) {
      if (away.includes(person)) continue;
      clearTimeout(timer);
      this.#away.delete(person);
    }
    for (const person of away) {
      if (!this.#away.has(person)) this.#away.set(person, setTimeout(() => { this.#missed(person); }, AWAY));
    }
    this.#lookedOn();
    this.#look();
  }

  reacted({ person, face }: Reaction): void {
    const table = this.table;
    const seat = table?.latest?.seats.findIndex((each) => each.person === person) ?? -1;
    const known = reactions.faces.find((each) => each === face);
    if (!table || seat < 0 || !known || (this.muted && person !== table.person)) return;
    const shown = { key: this.#key++, seat, face: known };
    this.faces = [...this.faces.filter((each) => each.seat !== seat), shown];
    setTimeout(() => { this.faces = this.faces.filter((each) => each !== shown); }, SEEN);
    sound.play("snort");
    if (person !== table.person) narrator.tell(say("company-reaction", { name: nameOf(table, seat), face }));
  }

  react(face: FaceName): void {
    if (this.resting) return;
    this.resting = true;
    setTimeout(() => { this.resting = false; }, reactions.pause);
    void this.table?.order({ kind: "react", id: commandId(), face });
  }

  mute(muted: boolean): void {
    this.muted = muted;
    store("muted", muted);
    if (muted) this.faces = [];
  }

  #absent(): number[] {
    return this.table?.info?.state === "match" ? absent(this.table) : [];
  }

  /** Somebody is away, and not only for a moment. */
  #missed(person: number): void {
    if (this.#absent().includes(person)) this.#announcer.add({ kind: "away", name: this.#names.get(person) ?? "" });
  }

  /** Those who waited for a bot's seat have it now. */
  #tookOver(seats: TableInfo["seats"]): void {
    for (const { person } of seats) {
      if (person === null || !this.#heirs.includes(person)) continue;
      const mine = person === this.table?.person;
      this.#announcer.add({ kind: mine ? "late-you-took" : "late-took", name: mine ? "" : (this.#names.get(person) ?? "") });
    }
  }

  /** The host hears that somebody looks on who could play. */
  #lookedOn(): void {
    const { table } = this;
    const watching = table?.presence?.spectators ?? 0;
    const inMatch = table?.info?.state === "match";
    const could = inMatch && table.isHost && table.info?.seats.some(isBots) && seatOffered(table) === null;
    if (watching > this.#watching && could) this.#announcer.add({ kind: "late-looks-on", name: "" });
    this.#watching = inMatch ? Math.max(this.#watching, watching) : watching;
  }

  #announce(kind: NewsKind, names: readonly string[]): void {
    announced.words = (kind === "away" && this.#whenPlayed(names)) || announcement(kind, names, this.table?.play?.view.round_number ?? 1);
    narrator.tell(announced.words);
  }

  /** One who is away and has to decide: a bot will. */
  #whenPlayed([name, ...others]: readonly string[]): string {
    const table = this.table;
    if (!table || others.length > 0) return "";
    for (const [person, until] of standIns(table)) {
      if (this.#names.get(person) === name) return untilStandIn(name ?? "", until - table.serverTime());
    }
    return "";
  }

  /** Note what everybody is called, and count while the table waits for somebody who is away. */
  #look(): void {
    const seats = this.table?.latest?.seats ?? [];
    for (const { person, name, heir } of seats) {
      if (person !== null) this.#names.set(person, name ?? "");
      if (heir) this.#names.set(heir.person, heir.name);
    }
    this.#heirs = seats.flatMap(({ heir }) => (heir ? [heir.person] : []));
    if (this.#heirs.length > 0) import("../fairness/later").catch(() => undefined); // for the draw to come, which waits two seconds
    clearInterval(this.#clock);
    this.#count();
    if (this.table && soonest(this.table)) this.#clock = setInterval(() => { this.#count(); }, SECOND);
  }

  #count(): void {
    const next = this.table && soonest(this.table);
    announced.waiting = next && this.table ? untilStandIn(this.#names.get(next.person) ?? "", next.until - this.table.serverTime()) : this.#wayIn();
  }

  /** What whoever looks on may know as long as it is so. */
  #wayIn(): string {
    if (!this.table || this.table.info?.state !== "match") return "";
    if (seatAwaited(this.table) !== null) return say("late-you-wait");
    return mightPlay(this.table) && seatOffered(this.table) !== null ? say("late-open") : "";
  }
}

export const company = new Company();
