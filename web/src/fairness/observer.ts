/** Notes what the page shows of a match, from the very happenings and views that its components show (docs/fairness.md, step 7). */
import type { Audience, Happening } from "../state/audience";
import type { TableState } from "../state/table.svelte";
import type { GameEvent, MatchSeen, Move, RoundView, Rules, TableInfo, Welcome } from "../wire/types";
import type { Notebook } from "./notebook";
import { playsFit } from "./matching";
import { seatsOf, type By, type NotedMatch, type NotedPlay, type NotedRound, type Notes, type Shown, type ShownSeat } from "./notes";
import type { WrittenMove } from "./record";
import { ownSeat } from "./device.svelte";
import { readDraw, type Draw } from "./draw";
import { drawHash } from "./hashes";
import { sameRules } from "./same_rules";
import { shownIn } from "./shown";

/** What a game says of what it shows. */
export interface ShownPlays {
  /** The own hand and the opening cards, while nothing has been played in the round; null afterwards, and where nothing is dealt. */
  opening: (round: RoundView, rules: Rules) => { hand: readonly number[] | null; opening: readonly number[] } | null;
  /** The plays that everybody sees in events of one round, as a record writes them; `before` is the round before them. */
  plays: (events: readonly GameEvent[], before: RoundView | null) => readonly WrittenMove[];
  /** All plays of the round, where a welcome tells them again; null where it does not. */
  told: (welcome: Welcome, round: RoundView) => readonly WrittenMove[] | null;
  /** A move as a record writes it. */
  written: (move: Move) => string | null;
}

export class Observer implements Audience {
  /** Whether a bot may have chosen the next play of my seat: its card can come to light when it is gone. */
  #stoodIn = true;

  constructor(
    readonly table: TableState,
    readonly bookOf: (table: string) => Notebook,
    readonly shownPlaysOf: (round: RoundView) => ShownPlays,
  ) {}

  begin(welcome: Welcome): void {
    const { latest: info, play } = this.table;
    if (!info || !play || !isOn(info, play)) return;
    const { view } = play;
    this.bookOf(info.id).note((notes) => {
      const match = matchIn(notes, play, info, ownSeat(this.table));
      const unfinished = match.rounds.filter(({ scores }) => scores === null);
      const fresh = this.#noteView(match, play, info);
      // Whatever happened since the last message was not seen here.
      for (const round of unfinished) if (round.round !== view.round_number) gap(round);
      const now = roundIn(match, view.round_number);
      if (!fresh && (!view.outcome || unfinished.includes(now))) this.#fill(match, now, this.shownPlaysOf(view.round).told(welcome, view.round));
    });
    this.#stoodIn = true; // while this device was away, another one or a bot may have chosen
  }

  tell({ events, before, after }: Happening): void {
    const { latest: info } = this.table;
    const play = after ?? before;
    if (!info || !play || !isOn(info, after)) return;
    this.#stoodIn ||= this.#standsIn(info);
    const shown = events.some(({ kind }) => !kind.startsWith("table.") || kind === "table.started");
    if (shown) this.bookOf(info.id).note((notes) => { this.#note(notes, events, play, before, info); }, "soon");
  }

  /** A move was sent from this window. */
  sent(id: string, match: number, move: Move): void {
    const { latest: info, play } = this.table;
    const text = play && this.shownPlaysOf(play.view.round).written(move);
    if (!info || !text) return;
    this.bookOf(info.id).noteSent((all) => [...all, { id, match, text, answered: false }]);
  }

  /** The server has taken a move, or refused it. */
  answered(id: string, taken: boolean): void {
    const { latest: info } = this.table;
    if (!info) return;
    const book = this.bookOf(info.id);
    if (!book.sent.some((each) => each.id === id)) return; // no move
    book.noteSent((all) =>
      all.flatMap((each) => (each.id !== id ? [each] : taken ? [{ ...each, answered: true }] : [])),
    );
  }

  #note(notes: Notes, events: readonly GameEvent[], play: MatchSeen, before: MatchSeen | null, info: TableInfo): void {
    const match = matchIn(notes, play, info, ownSeat(this.table));
    const was = before?.match === play.match ? before.view : null;
    const dealt = events.findIndex(({ kind }) => kind === "match.round_started");
    const old = dealt < 0 ? events : events.slice(0, dealt);
    this.#notePlays(match, roundIn(match, was?.round_number ?? play.view.round_number), old, was?.round ?? null, play, info);
    if (dealt >= 0) this.#notePlays(match, roundIn(match, play.view.round_number), events.slice(dealt), null, play, info);
    this.#noteView(match, play, info);
  }

  /** Fill a gap with what is told again; what contradicts it stays beside it, since both are evidence. */
  #fill({ match, seat }: NotedMatch, round: NotedRound, told: readonly WrittenMove[] | null): void {
    const { plays } = round;
    if (told === null) {
      gap(round);
      return;
    }
    const sent = this.table.latest ? this.bookOf(this.table.latest.id).sent : [];
    const mine = (text: string) => sent.some((each) => each.match === match && each.text === text);
    const by = ([mover, text]: WrittenMove) => plays.find((play) => play?.[0] === mover && play[1] === text)?.[2] ?? (mine(text) ? "mine" : "stand-in");
    const again = told.map((play): NotedPlay => (play[0] === seat ? [...play, by(play)] : play));
    if (playsFit(plays, told, false)) {
      round.plays = again;
      return;
    }
    gap(round);
    plays.push(...again);
  }

  #notePlays(match: NotedMatch, round: NotedRound, events: readonly GameEvent[], before: RoundView | null, play: MatchSeen, info: TableInfo): void {
    for (const event of events) {
      if (event.kind === "match.round_scored") roundIn(match, event.round_number).scores ??= event.penalties;
    }
    for (const [mover, text] of this.shownPlaysOf(before ?? play.view.round).plays(events, before)) {
      round.plays.push(mover === match.seat ? [mover, text, this.#by(match, text, info)] : [mover, text]);
    }
  }

  /** Note the view: the score sheet, the result, the opening. Return whether nothing has been played in the round yet. */
  #noteView(match: NotedMatch, { view }: MatchSeen, { rules }: TableInfo): boolean {
    view.scores.forEach((penalties, index) => {
      const seen = match.rounds.some(({ round }) => round === index + 1);
      const round = roundIn(match, index + 1);
      if (!seen) gap(round);
      round.scores ??= penalties;
    });
    if (view.outcome) match.outcome ??= { totals: view.outcome.totals, winners: view.outcome.winners };
    const opening = this.shownPlaysOf(view.round).opening(view.round, rules);
    if (opening) {
      const round = roundIn(match, view.round_number);
      round.hand ??= opening.hand && [...opening.hand].sort((one, other) => one - other);
      round.opening ??= opening.opening;
    }
    return opening !== null;
  }

  /** From where a move of the own seat came: the last one that the server took from here, or one that it has not answered yet. */
  #by(match: NotedMatch, text: string, info: TableInfo): By {
    const sent = this.bookOf(info.id).sent.filter((each) => each.match === match.match);
    const last = sent.findLastIndex(({ answered }) => answered);
    const stoodIn = this.#stoodIn;
    this.#stoodIn = this.#standsIn(info);
    if (sent.some((each, at) => each.text === text && at >= last)) return "mine";
    return stoodIn ? "stand-in" : "elsewhere";
  }

  /** Whether a bot plays for me; it does also for somebody who was sent away. */
  #standsIn({ seats }: TableInfo): boolean {
    const seat = ownSeat(this.table);
    const sits = seat === null ? undefined : seats[seat];
    return sits === undefined || sits.stand_in !== null || sits.resigned;
  }
}

/** Whether a match is played, between two of its rounds too, or its end looked at. */
function isOn({ state }: TableInfo, play: MatchSeen | null): boolean {
  return state === "match" || state === "result" || (state === "draw" && play !== null);
}

function matchIn(notes: Notes, { match }: MatchSeen, info: TableInfo, seat: number | null): NotedMatch {
  const found = notes.matches.find((each) => each.match === match);
  const text = info.fairness?.draw ?? "";
  const draw = readDraw(text);
  const round = draw?.match === match ? draw.round : 1;
  if (!found) {
    const made: NotedMatch = { match, seat, shown: shownIn(info), ...(round > 1 && { since: round }), rounds: [], outcome: null };
    notes.matches.push(made);
    return made;
  }
  if (found.seat === null && seat !== null) sitDown(found, seat);
  const hash = drawHash(text);
  noteShown(found, shownIn(info), round, (notes.draws.some((each) => each.hash === hash) && draw) || null);
  return found;
}

/** A later draw brings other seats. Else rules and seats on the screen that are not those of the noted draw, or of the first ones shown
 * since it, count for good: nobody may change places once the deal is known.
 */
function noteShown(match: NotedMatch, shown: Shown, round: number, draw: Draw | null): void {
  const all = [...seatsOf(match)];
  let known = all.at(-1);
  if (!known || round > known.round) all.push((known = { round, seats: shown.seats }));
  if (!areAt(shown.seats, (draw ?? known).seats)) all[all.length - 1] = { ...known, seats: shown.seats };
  const [first = known, ...later] = all;
  match.shown = { ...(sameRules(draw ?? match.shown, shown) ? match.shown : shown), seats: first.seats };
  if (later.length > 0) match.later = later;
}

/** Whether those sit there who were drawn; for one who went a bot may be shown. */
function areAt(shown: readonly ShownSeat[], drawn: readonly ShownSeat[]): boolean {
  return shown.length === drawn.length && shown.every(({ name, bot }, seat) => name === drawn[seat]?.name && (bot !== null || drawn[seat].bot === null));
}

/** Who looked on has taken a seat over: from where its plays came until then was not seen here. */
function sitDown(match: NotedMatch, seat: number): void {
  match.seat = seat;
  for (const round of match.rounds) if (round.plays.some((play) => play?.[0] === seat)) round.plays = [null];
}

function roundIn(match: NotedMatch, number: number): NotedRound {
  const found = match.rounds.find(({ round }) => round === number);
  if (found) return found;
  const made: NotedRound = { round: number, hand: null, opening: null, plays: [], scores: null };
  match.rounds.push(made);
  match.rounds.sort((one, other) => one.round - other.round);
  return made;
}

function gap({ plays }: NotedRound): void {
  if (plays.length === 0 || plays.at(-1) !== null) plays.push(null);
}
