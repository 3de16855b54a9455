/** This window's part in a draw: a number of its own, sealed before, given once, to one draw (docs/fairness.md, steps 1 to 4). */
import type { Audience, Happening } from "../state/audience";
import type { TableState } from "../state/table.svelte";
import { commandId, hex } from "../wire/random";
import type { TableInfo } from "../wire/types";
import { sorted } from "./canonical";
import { readDraw, type Draw } from "./draw";
import { drawHash, isHex, NUMBER_BYTES, numbersHash, sealOf } from "./hashes";
import { homeOf, type Notebook } from "./notebook";
import type { NotedDraw, Refusal } from "./notes";
import { sameRules } from "./same_rules";
import { rulesShown, seatsShown, shownIn } from "./shown";

/** A number that lives in this window's memory only, and its seal, made for one table. */
interface Sealed {
  table: string;
  number: string;
  seal: string;
}

type Asked = typeof import("./later").askedLater;

/** What is heard is answered with a ping, but not more often than this, in milliseconds. */
const BREATH = 4_000;

export class Device implements Audience {
  /** Whether the server has answered to the seal of this window's next number. */
  sealed = $state(false);
  /** The number of the latest match was given and not counted: after so many milliseconds. */
  leftOut = $state.raw<{ match: number; answered: number } | null>(null);
  #unused: Sealed | null = null;
  /** The table's id at the first message, or before a reload: under one code it never changes. */
  #home = "";
  #seen = "";
  #pinged = -Infinity;

  constructor(
    readonly table: TableState,
    readonly bookOf: (table: string) => Notebook,
    readonly draw = () => hex(NUMBER_BYTES),
  ) {}

  begin(): void {
    this.sealed = false;
    const { latest: info } = this.table;
    if (!info) return;
    this.#home ||= homeOf(this.table.code, info.id);
    if (info.state !== "draw") {
      this.#seen = info.fairness?.draw ?? "";
      this.#seal(info);
    } else if (!info.fairness || !this.#answer(info)) this.#seal(info); // without one its names were pruned
    this.#noteNumbers(info);
  }

  tell({ events }: Happening): void {
    const { latest: info } = this.table;
    if (!info) return;
    if (events.some(({ kind }) => kind === "match.ended" || kind === "table.seated")) this.ping(); // a draw may come at once
    const text = info.fairness?.draw ?? "";
    if (text && text !== this.#seen && info.state !== "lobby") this.#answer(info);
    this.#seen = text;
    this.#noteNumbers(info);
    this.met();
  }

  /** A browser slows the timers of a hidden page down: whatever wakes it up is a moment to be heard. */
  met(): void {
    if (Date.now() - this.#pinged >= BREATH) this.ping();
  }

  /** Before a draw the server lists the seal of a device only if it hears of it: between matches, and while somebody waits for a bot's seat. */
  ping(): void {
    const { latest, connection } = this.table;
    if (connection !== "open" || !latest || latest.state === "draw") return;
    if (latest.state === "match" && !latest.seats.some(({ heir }) => heir)) return;
    if (drawnSeat(this.table) === null) return;
    this.#pinged = Date.now();
    void this.table.order({ kind: "ping", id: commandId() });
  }

  /** Show the seal of a number to come; a window that has one unused keeps it. */
  #seal(info: TableInfo): void {
    if (drawnSeat(this.table) === null) return;
    if (this.#unused?.table !== info.id) this.#unused = this.#made(info.id);
    void this.table.order({ kind: "seal", id: commandId(), seal: this.#unused.seal }).then((taken) => {
      this.sealed ||= taken;
    });
  }

  #made(table: string): Sealed {
    const number = this.draw();
    return { table, number, seal: sealOf(table, number) };
  }

  /** Look at the draw, note it, and give the number if all is right; return whether it was given. */
  #answer(info: TableInfo): boolean {
    const text = info.fairness?.draw ?? "";
    this.#seen = text;
    const hash = drawHash(text);
    const book = this.bookOf(info.id);
    const known = book.notes.draws.find((each) => each.hash === hash && each.number !== null);
    // To the same draw the same number again: an answer may have been lost, or the page loaded anew.
    if (known?.number) return this.#give(info, known, known.number);
    const draw = readDraw(text);
    if (!draw || draw.round === 1) return this.#answerTo(info, hash, draw);
    // Only a match in which somebody takes over a seat needs more; what this message shows of the round that is over is noted first.
    import("./later").then(({ askedLater }) => {
      const { latest } = this.table;
      if (latest?.fairness?.draw !== text) return;
      this.#answerTo(latest, hash, draw, askedLater);
      this.#noteNumbers(latest);
    }).catch(() => undefined); // the number will be missing
    return false;
  }

  #answerTo(info: TableInfo, hash: string, draw: Draw | null, asked?: Asked): boolean {
    const book = this.bookOf(info.id);
    const seat = drawnSeat(this.table);
    if (info.state !== "draw" && seat !== null && draw?.seats[seat]?.seal) return false; // it is over before it was shown here
    const first = this.#refusal(info, draw, seat, book);
    const refused = asked && draw ? asked(first, draw, book.notes) : first;
    const mine = refused === null ? this.#unused : null;
    const view = this.table.play?.view;
    const { match, round } = draw ?? (view && !view.outcome ? { match: info.match, round: view.round_number + 1 } : { match: info.match + 1, round: 1 });
    const time = Date.now();
    const note: NotedDraw = {
      match, round, hash, time, seat, number: mine?.number ?? null, refused,
      all_numbers: null, counted: null, answered: null, ended: false, carried: false,
    };
    book.note((notes) => {
      notes.draws = [...notes.draws.filter((each) => each.hash !== hash), note];
      if (!notes.matches.some((each) => each.match === match)) {
        notes.matches.push({ match, seat, shown: shownIn(info), rounds: [], outcome: null });
      }
    });
    if (!mine) return false;
    this.#unused = this.#made(info.id);
    this.#give(info, note, mine.number);
    book.note((notes) => { mark(notes.draws, hash, { answered: Math.max(0, Date.now() - time) }); });
    return true;
  }

  #give(info: TableInfo, { match, round }: NotedDraw, number: string): boolean {
    this.#unused ??= this.#made(info.id);
    void this.table.order({ kind: "number", id: commandId(), match, round, number, seal: this.#unused.seal }).then((taken) => {
      this.sealed ||= taken;
    });
    return true;
  }

  /** Return which check of step 3 fails; null: none. */
  #refusal(info: TableInfo, draw: Draw | null, seat: number | null, book: Notebook): Refusal | null {
    if (!draw) return "not_canonical";
    if (seat === null) return "looking_on";
    if (draw.table !== info.id || draw.table !== this.#home || (this.#unused !== null && draw.table !== this.#unused.table)) return "other_table";
    const given = book.notes.draws.filter((each) => each.number !== null);
    const above = (each: NotedDraw) => draw.match > each.match || (draw.match === each.match && draw.round > each.round);
    if (!given.every(above)) return "not_above";
    const drawn = draw.seats[seat];
    if (!drawn || drawn.bot !== null) return "other_seats";
    if (drawn.seal === null) return "absent";
    if (given.some(({ number }) => number !== null && sealOf(info.id, number) === drawn.seal)) return "used";
    if (drawn.seal !== this.#unused?.seal) return "other_window";
    if (!sameRules(draw, rulesShown(info))) return "other_rules";
    const seats = draw.seats.map(({ name, bot }) => ({ name, bot }));
    return sorted(seats) === sorted(seatsShown(info)) ? null : "other_seats";
  }

  /** When the numbers are told, note which came, and say at once if the own one was left out. */
  #noteNumbers(info: TableInfo): void {
    const { draw, numbers } = info.fairness ?? {};
    if (!draw || !numbers?.every((number) => number === null || isHex(number, NUMBER_BYTES))) return;
    const book = this.bookOf(info.id);
    const hash = drawHash(draw);
    const noted = book.notes.draws.find((each) => each.hash === hash);
    if (!noted || noted.all_numbers !== null) return;
    const counted = noted.number === null || noted.seat === null ? null : numbers[noted.seat] === noted.number;
    book.note((notes) => { mark(notes.draws, hash, { all_numbers: numbersHash(hash, numbers), counted }); });
    if (counted === false) this.leftOut = { match: noted.match, answered: noted.answered ?? 0 };
  }
}

/** The seat of the person who looks, also of one who has given up. */
export function ownSeat({ latest: info, person }: Pick<TableState, "latest" | "person">): number | null {
  const seat = person === null ? -1 : (info?.seats.findIndex((each) => each.person === person) ?? -1);
  return seat < 0 ? null : seat;
}

/** The seat of the person who looks at a draw: also of one who waits for a bot's seat. */
function drawnSeat({ latest, person }: Pick<TableState, "latest" | "person">): number | null {
  const waits = person === null ? -1 : (latest?.seats.findIndex(({ heir }) => heir?.person === person) ?? -1);
  return waits < 0 ? ownSeat({ latest, person }) : waits;
}

function mark(draws: NotedDraw[], hash: string, changes: Partial<NotedDraw>): void {
  for (const draw of draws) if (draw.hash === hash) Object.assign(draw, changes);
}
