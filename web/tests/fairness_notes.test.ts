/** What is noted of what is shown; how windows share it; what goes along in a link. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { packed, unpacked } from "../src/fairness/hand_over";
import { playsFit } from "../src/fairness/matching";
import { merged } from "../src/fairness/merge";
import { forgetMatch, Notebook } from "../src/fairness/notebook";
import { noNotes, readNotes, type NotedDraw, type NotedPlay, type NotedRound, type Notes } from "../src/fairness/notes";
import { Observer } from "../src/fairness/observer";
import { elevenShownPlays } from "../src/games/eleven/shown_plays";
import { afterNews } from "../src/games/six/after_news";
import { sixShownPlays } from "../src/games/six/shown_plays";
import { TableState } from "../src/state/table.svelte";
import { protocol } from "../src/wire/shared";
import type { EventOf, FromClient, GameEvent, MatchSeen, Placed, RoundView, TableInfo } from "../src/wire/types";
import { chair, ELEVEN, SIX, tableOf } from "./fixtures";
import { fakeStorage } from "./fake_storage";

const ID = "0f".repeat(16);
const RULES = { ...SIX, seats: 2, hand_size: 2 };

let kept: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  kept = fakeStorage();
});

function seen(hand: number[] | null, rows: number[][], round_number = 1, scores: number[][] = [], outcome: MatchSeen["view"]["outcome"] = null): MatchSeen {
  const size = hand?.length ?? 2;
  const round: RoundView = {
    kind: "six.table_view", seat: hand && 0, rows, hand, hand_sizes: [size, size], last_trick: null, bullheads_taken: [0, 0],
    phase: { kind: "six.commitments", committed: [false, false], own: null },
  };
  return { match: 1, turn: 0, deadline: null, to_act: [0, 1], rests: false, view: { round_number, starter: 0, scores, outcome, round }, legal: { kind: "nothing", why: "" } };
}

const ROWS = [[10], [20], [30], [40]];
const placed = (seat: number, card: number, why: "fits" | "too low" = "fits", row = 0): Placed & GameEvent => ({ kind: "six.placed", seat, card, row, taken: [], why });
const trick = (own: number, other: number): GameEvent[] => [{ kind: "six.revealed", cards: [own, other] }, placed(0, own), placed(1, other)];

class Seen {
  sent: FromClient[] = [];
  table: TableState;
  book = new Notebook(ID);
  info: TableInfo = { ...tableOf(RULES, [chair({ person: 1, name: "Ana" }), chair({ bot: "ox" })]), id: ID };
  reopened = 0;
  #version = 0;
  #own = 0;

  constructor() {
    this.table = new TableState("K7W2FP", afterNews, () => ({ send: (message) => this.sent.push(message) > 0, reopen: () => this.reopened++, close: () => undefined }));
    this.table.audience.push(new Observer(this.table, () => this.book, () => sixShownPlays));
  }

  welcome(play: MatchSeen, person: number | null = 1, tricks: Placed[][] | null = []): this {
    this.table.heard({
      kind: "welcome", protocol, server: "0", page: null, person, version: this.#version, own_version: this.#own, now: 0, table: this.info, play,
      presence: { kind: "presence", people: [1], spectators: 0, asking: [], away: [] }, tricks: tricks ?? [], drafted: tricks ? null : [], while_away: null, sent_away: false,
    });
    return this;
  }

  update(events: GameEvent[], play: MatchSeen, ack: string | null = null): this {
    this.#version += events.length;
    this.table.heard({ kind: "update", version: this.#version, now: 0, events, table: this.info, play, ack });
    return this;
  }

  /** A commitment, or an exchanged one, as its owner is told of it. */
  news(event: EventOf<"six.committed" | "six.replaced">, ack: string | null = null): this {
    const own = event.kind === "six.replaced" ? (this.#own += 1) : null;
    if (own === null) this.#version += 1;
    this.table.heard({ kind: "news", version: this.#version, own_version: own, events: [event], ack });
    return this;
  }

  play(card: number, answer: "ack" | "refused" | null = "ack"): this {
    const id = this.send(card);
    if (answer === "ack") this.table.heard({ kind: "ack", id });
    if (answer === "refused") this.table.heard({ kind: "refused", id, code: "x", sentence: "", facts: {} });
    return this;
  }

  /** Send a card; return the id under which it went. */
  send(card: number): string {
    this.table.move({ kind: "six.commit", card });
    const last = this.sent.at(-1);
    return last?.kind === "move" ? last.id : "";
  }

  get match() {
    return this.book.notes.matches[0];
  }

  get plays(): NotedPlay[] | undefined {
    return this.match?.rounds.at(-1)?.plays;
  }
}

describe("what is shown is noted", () => {
  test("who plays by which rules, the opening, every play, the scores and the result", () => {
    const end = { kind: "match.outcome" as const, winners: [0], totals: [0, 3], termination: "rounds" as const };
    const table = new Seen().welcome(seen([50, 3], ROWS)).play(50);
    table.update(trick(50, 60), seen([3], ROWS)).play(3);
    const scored: GameEvent = { kind: "match.round_scored", round_number: 1, penalties: [0, 3], totals: [0, 3] };
    table.update([...trick(3, 70).slice(0, 1), placed(0, 3, "too low", 1), scored], seen([], ROWS, 1, [[0, 3]], end));
    expect(table.match).toEqual({
      match: 1,
      seat: 0,
      shown: {
        game: "six_nimmt", rules_version: 1, options: expect.objectContaining({ hand_size: 2, top_card: 104 }) as object,
        seats: [{ name: "Ana", bot: null }, { name: "ox", bot: "ox" }],
      },
      rounds: [{
        round: 1, hand: [3, 50], opening: [10, 20, 30, 40], scores: [0, 3],
        plays: [[0, "50", "mine"], [1, "60"], [0, "3", "mine"], [1, "70"], [0, "row 2", "elsewhere"]],
      }],
      outcome: { totals: [0, 3], winners: [0] },
    });
  });

  test("a round that was missed, and one that was missed in part, have gaps", () => {
    const table = new Seen().welcome(seen([3, 50], ROWS)).update(trick(50, 60), seen([3], ROWS));
    table.info = { ...table.info, rules: { ...RULES, variant: "draft" } };
    table.welcome(seen([7], ROWS, 3, [[1, 2], [3, 4]]), 1, null);
    const rounds = table.match?.rounds.map(({ round, hand, plays, scores }) => [round, hand, plays.at(-1), scores]);
    expect(rounds).toEqual([[1, [3, 50], null, [1, 2]], [2, null, null, [3, 4]], [3, null, null, null]]);
  });

  test("the tricks that a welcome tells again fill a gap, and what contradicts them stays beside them", () => {
    const open = () => new Seen().welcome(seen([3, 50], ROWS)).play(50).update(trick(50, 60), seen([3], ROWS)).play(3);
    const [first, second] = [[placed(0, 50), placed(1, 60)], [placed(0, 3, "too low", 1), placed(1, 70)]];
    const all: NotedPlay[] = [[0, "50", "mine"], [1, "60"], [0, "3", "mine"], [1, "70"], [0, "row 2", "stand-in"]];
    expect(open().welcome(seen([], ROWS), 1, [first, second]).plays).toEqual(all);
    kept.clear();
    expect(open().welcome(seen([], ROWS), 1, [second]).plays).toEqual([...all.slice(0, 2), null, ...all.slice(2)]);
  });

  test("a welcome before the first play leaves no gap", () => {
    const table = new Seen().welcome(seen([3, 50], ROWS)).welcome(seen([3, 50], ROWS));
    expect(table.plays).toEqual([]);
  });

  test("the next round's opening is noted with the last play of the one before", () => {
    const table = new Seen().welcome(seen([3, 50], ROWS));
    const next: GameEvent[] = [
      { kind: "match.round_scored", round_number: 1, penalties: [1, 2], totals: [1, 2] },
      { kind: "match.round_started", round_number: 2, starter: 1 },
    ];
    table.update([...trick(3, 60), ...next], seen([8, 9], [[1], [2], [3], [4]], 2, [[1, 2]]));
    expect(table.match?.rounds.map(({ round, hand, plays }) => [round, hand, plays.length])).toEqual([[1, [3, 50], 2], [2, [8, 9], 0]]);
  });

  test("who looks on has no hand, and who then takes a seat over has", () => {
    const table = new Seen().welcome(seen(null, ROWS), null);
    expect([table.match?.seat, table.match?.rounds[0]?.opening?.length]).toEqual([null, 4]);
    table.update(trick(50, 60), seen(null, ROWS)).welcome(seen([3], ROWS), 1, [[placed(1, 60), placed(0, 50)]]);
    expect([table.match?.seat, table.plays]).toEqual([0, [[0, "50", "stand-in"], [1, "60"]]]);
  });
});

describe("a play of the own seat", () => {
  const own = (table: Seen) => table.plays?.[0]?.[2];

  test("is mine if it is the last one that was sent and taken", () => {
    const open = () => new Seen().welcome(seen([3, 50], ROWS));
    expect(own(open().play(50).update(trick(50, 60), seen([3], ROWS)))).toBe("mine");
    expect(own(open().play(3).play(50, null).update(trick(50, 60), seen([3], ROWS)))).toBe("mine");
    expect(own(open().play(50).play(3, "refused").update(trick(50, 60), seen([3], ROWS)))).toBe("mine");
  });

  test("is not mine if it was replaced, and elsewhere's if nobody stood in", () => {
    const table = new Seen().welcome(seen([3, 50], ROWS)).update(trick(50, 60), seen([3], ROWS)); // after a welcome somebody may have
    expect(own(table)).toBe("stand-in");
    table.play(9).play(3).update(trick(9, 70), seen([], ROWS));
    expect(table.plays?.[2]).toEqual([0, "9", "elsewhere"]);
  });

  test("is a stand-in's while one plays for me, also when its card comes to light later", () => {
    const table = new Seen().welcome(seen([3, 50], ROWS)).play(50).update(trick(50, 60), seen([3], ROWS));
    const sits = (stand_in: "clock" | null) => ({ ...table.info, seats: [chair({ person: 1, name: "Ana", stand_in }), chair({ bot: "ox" })] });
    table.info = sits("clock");
    table.update([{ kind: "table.stood_in", seat: 0, why: "clock" }], seen([3], ROWS));
    table.info = sits(null);
    table.update([{ kind: "table.gave_back", seat: 0 }], seen([3], ROWS)).update(trick(3, 70), seen([], ROWS));
    expect(table.plays?.[2]).toEqual([0, "3", "stand-in"]);
  });

  const committed = (card: number | null, seat = 0) => ({ kind: "six.committed" as const, seat, card });
  const replaced = (card: number) => ({ kind: "six.replaced" as const, seat: 0, card });

  test("is mine if what everybody is told brings the answer", () => {
    const table = new Seen().welcome(seen([3, 50], ROWS));
    table.news(committed(3), table.send(3)).news(replaced(50), table.send(50)).news(committed(null, 1));
    expect(table.book.sent.map(({ text, answered }) => [text, answered])).toEqual([["3", true], ["50", true]]);
    table.update(trick(50, 60), seen([3], ROWS)).update(trick(3, 70), seen([], ROWS), table.send(3));
    expect([table.plays, table.reopened]).toEqual([[[0, "50", "mine"], [1, "60"], [0, "3", "mine"], [1, "70"]], 0]);
    expect(table.book.sent.every(({ answered }) => answered)).toBe(true);
  });

  test("is not mine if another window replaced it: of that I am told the card and no answer", () => {
    const table = new Seen().welcome(seen([3, 50], ROWS)).play(50).update(trick(50, 60), seen([3, 9], ROWS));
    table.news(committed(3), table.send(3)).news(replaced(9)).update(trick(9, 70), seen([3], ROWS));
    expect(table.plays?.slice(2)).toEqual([[0, "9", "elsewhere"], [1, "70"]]);
  });

  test("is noted from a reveal that comes with its view, never from one among news", () => {
    const table = new Seen().welcome(seen([3, 50], ROWS)).play(50);
    const rounds = JSON.stringify(table.match?.rounds);
    table.table.heard({ kind: "news", version: 3, own_version: null, events: trick(50, 60), ack: null });
    expect([JSON.stringify(table.match?.rounds), table.reopened]).toEqual([rounds, 1]);
  });

  test("is mine in a second window of the same browser too", () => {
    const [one, two] = [new Seen().welcome(seen([3, 50], ROWS)), new Seen().welcome(seen([3, 50], ROWS))];
    one.play(50);
    two.update(trick(50, 60), seen([3], ROWS));
    expect(own(two)).toBe("mine");
  });
});

test("plays of 11 nimmt! are written as records write them; robbing only where there was a choice", () => {
  const round = { kind: "eleven.table_view", phase: { kind: "eleven.choosing_victim", seat: 1, top: 5, victims: [0, 2] } } as unknown as RoundView;
  const gained = (source: number | "supply"): GameEvent => ({ kind: "eleven.bull_card_gained", seat: 1, source });
  const played: GameEvent = { kind: "eleven.played", seat: 0, groups: [[98, [99, 3]], [33, [36, 34]]] };
  expect(elevenShownPlays.plays([played], null)).toEqual([[0, "34 36>33, 3 99>98"]]);
  expect(elevenShownPlays.plays([gained(2)], round)).toEqual([[1, "rob 2"]]);
  const taken: GameEvent = { kind: "eleven.pile_taken", seat: 1, top: 5, cards: null };
  expect(elevenShownPlays.plays([taken, gained(2)], null)).toEqual([[1, "take 5"]]);
  expect(elevenShownPlays.plays([taken, gained("supply")], null)).toEqual([[1, "take 5"]]);
  expect(elevenShownPlays.opening({ ...round, lap: [], hand_sizes: [10, 10, 10], tops: [7], hand: null } as unknown as RoundView, ELEVEN)).toEqual({ hand: null, opening: [7] });
});

const HASH = "ab".repeat(32);
const draw = (changes: Partial<NotedDraw> = {}): NotedDraw => ({
  match: 1, round: 1, hash: HASH, time: 5, seat: 0, number: "cd".repeat(32), refused: null, all_numbers: "ef".repeat(32), counted: true, answered: 3, ended: false, carried: false, ...changes,
});
const notes = (draws: NotedDraw[], rounds: NotedRound[] = []): Notes => ({
  ...noNotes(ID), draws,
  matches: rounds.length ? [{ match: 1, seat: 0, shown: { game: "six_nimmt", rules_version: 1, options: {}, seats: [] }, rounds, outcome: null }] : [],
});
const round = (plays: NotedPlay[], scores: number[] | null = null, hand: number[] | null = null): NotedRound => ({ round: 1, hand, opening: hand, plays, scores });

describe("two windows", () => {
  test("keep both draws of a match that was drawn twice, and the number of one that was not", () => {
    const [gave, saw] = [notes([draw()]), notes([draw({ number: null, refused: "other_window", counted: null, ended: true })])];
    expect(merged(saw, gave).draws).toEqual([draw({ ended: true })]);
    expect(merged(gave, saw).draws).toEqual([draw({ ended: true })]);
    expect(merged(gave, notes([draw({ hash: HASH.replace("a", "c") })])).draws).toHaveLength(2);
    // A text that is no draw is noted for the match that the table says: its hash stands once all the same.
    expect(merged(saw, notes([draw({ match: 2, round: 2 })])).draws).toHaveLength(1);
  });

  test("know how long the answer took, whichever copy was written first", () => {
    const asked = draw({ all_numbers: null, counted: null, answered: null });
    const answered = draw({ all_numbers: null, counted: null, answered: 80 });
    for (const [own, other] of [[answered, asked], [asked, answered]] as const) {
      expect(merged(notes([own]), notes([other])).draws[0]?.answered).toBe(80);
    }
  });

  test("what a link says about the end does not count for a draw that was noted here", () => {
    const [own, link] = [notes([draw()]), notes([draw({ ended: true, carried: true })])];
    for (const both of [merged(own, link), merged(link, own)]) expect(both.draws[0]?.ended).toBe(false);
    expect(merged(link, link).draws).toEqual(link.draws);
  });

  test("of a round the window counts that saw more of it", () => {
    const plays = (one: NotedRound, other: NotedRound) => merged(notes([], [one]), notes([], [other])).matches[0]?.rounds[0];
    const stale = round([[0, "1", "mine"], [1, "2"]], null, [1, 5]);
    const whole = round([null, [0, "1", "elsewhere"], [1, "2"], [1, "3"]], [0, 0]);
    for (const found of [plays(stale, whole), plays(whole, stale)]) {
      expect(found).toMatchObject({ hand: [1, 5], scores: [0, 0], plays: [null, [0, "1", "mine"], [1, "2"], [1, "3"]] });
    }
  });

  test("write one after the other without loss, and notes of old tables go", () => {
    const [one, two] = [new Notebook(ID), new Notebook(ID)];
    one.note(({ draws }) => draws.push(draw()));
    two.note(({ draws }) => draws.push(draw({ match: 2, hash: "12".repeat(32) })));
    expect(one.notes.draws.map(({ match }) => match)).toEqual([1, 2]);
    for (let table = 0; table < 20; table += 1) {
      vi.setSystemTime(10_000 + table);
      new Notebook(String(table).padStart(32, "0")).flush();
    }
    const left = [...kept.keys()];
    expect(left).toHaveLength(12);
    expect(left).toContain(`toril.notes.${String(19).padStart(32, "0")}`);
  });

  test("a storage that is full keeps what it has, and the window remembers the rest", () => {
    const sent = (text: string) => ({ id: text, match: 1, text, answered: true });
    const book = new Notebook(ID);
    book.noteSent(() => [sent("50")]);
    vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    book.noteSent((all) => [...all, sent("60")]);
    book.noteVerdict(1, { name: "proven" });
    book.note(({ draws }) => draws.push(draw()));
    expect([book.sent.map(({ text }) => text), book.verdict(1)]).toEqual([["50", "60"], { name: "proven" }]);
    expect(book.notes.draws).toEqual([draw()]);
  });

  test("what one of them was told to forget the other does not write down again, however long it stays open", () => {
    const [one, other] = [new Notebook(ID), new Notebook(ID)];
    const seenIn = (match: number) => (all: Notes) => { all.matches.push({ match, seat: 0, shown: { game: "six_nimmt", rules_version: 1, options: {}, seats: [] }, rounds: [], outcome: null }); };
    other.note(seenIn(1));
    one.note(seenIn(2));
    other.noteVerdict(1, { kind: "proven" });
    forgetMatch(ID, 1);
    other.noteVerdict(1, { kind: "proven" });
    other.flush();
    other.note(seenIn(3));
    expect(new Notebook(ID).notes.matches.map(({ match }) => match)).toEqual([2, 3]);
    expect(other.notes.matches.map(({ match }) => match)).toEqual([2, 3]);
    expect(other.verdict(1)).toBeUndefined();
  });

  test("an evening of many matches keeps the plays of the last ten, and every draw", () => {
    const book = new Notebook(ID);
    const [one] = notes([], [round([[1, "2"]])]).matches;
    for (let match = 1; match <= 15; match += 1) {
      book.note((all) => {
        all.draws.push(draw({ match, hash: String(match).padStart(64, "0") }));
        if (one) all.matches.push({ ...one, match });
      });
    }
    const again = new Notebook(ID).notes;
    expect([again.draws.length, again.matches.map(({ match }) => match)]).toEqual([15, [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]]);
  });

  test("what was kept by nobody knows whom does not break the page", () => {
    for (const text of ["7", "[]", "{", '{"notes": {"schema": "toril-notes-1"}}', JSON.stringify({ notes: { ...notes([draw()]), table: "aa".repeat(16) } })]) {
      kept.set(`toril.notes.${ID}`, text);
      expect(new Notebook(ID).notes).toEqual(noNotes(ID));
    }
    expect(readNotes({ ...notes([draw({ hash: "" }), draw()]), matches: [{}, null] })).toEqual(notes([draw()]));
  });
});

describe("a link to another device", () => {
  test("takes the match's draw along, and earlier ones that have not ended", () => {
    const all = notes([draw(), draw({ match: 2, hash: "12".repeat(32), ended: true }), draw({ match: 3, hash: "34".repeat(32), number: null, refused: "absent", counted: null, answered: null })]);
    const text = packed(all, 3) ?? "";
    expect(text.length).toBeLessThan(300);
    expect(unpacked(text, ID, 9)?.draws).toEqual([{ ...all.draws[0], time: 9, carried: true }, { ...all.draws[2], time: 9, carried: true }]);
    expect(unpacked(packed(notes([draw()]), 1) ?? "", ID, 5)).toEqual(notes([draw({ carried: true })]));
    expect(packed(all, 4)).toBeNull();
    expect(packed(notes([draw({ match: 65_536 })]), 65_536)).toBeNull();
  });

  test("is written as toril.fairness.hand_over writes it", () => {
    const three = draw({ match: 3, hash: "34".repeat(32), time: 9, seat: 2, number: null, refused: "absent", all_numbers: "11".repeat(32), counted: null, answered: null });
    const text = [
      "AQADAgIB__80NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NBERERERERERERERERERERERERERERERERERERERERERAAEABwAAA6urq6",
      "urq6urq6urq6urq6urq6urq6urq6urq6urq6urzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7w",
    ];
    expect(packed(notes([draw(), three]), 3)).toBe(text.join(""));
  });

  test("has a format of its own for draws of later rounds, as toril.fairness.hand_over has it", () => {
    const bytes = (text: string) => [...atob(text.replaceAll("-", "+").replaceAll("_", "/"))].map((sign) => sign.charCodeAt(0));
    const [known, later] = [draw({ match: 258, time: 5 }), draw({ match: 258, round: 66_051, time: 5, hash: "44".repeat(32), number: null, refused: "not_due", all_numbers: null, counted: null, answered: null })];
    const text = packed(notes([known, later]), 258) ?? "";
    expect(bytes(text).slice(0, 6)).toEqual([2, 1, 2, 0, 0, 1]);
    expect(bytes(text).slice(-42, -31)).toEqual([1, 2, 1, 2, 3, known.seat, 0, 10, 255, 255, 0x44]);
    expect(unpacked(text, ID, 5)?.draws).toEqual([known, later].map((each) => ({ ...each, carried: true })));
    const many = [1, 2, 3, 4, 5, 6, 7].map((round) => draw({ round, hash: `0${String(round)}`.repeat(32) }));
    expect(unpacked(packed(notes(many), 1) ?? "", ID, 0)?.draws.map(({ round }) => round)).toEqual([4, 5, 6, 7]);
  });

  test.each(["", "A", "AQ", "AgAB", "!", `AQ${"A".repeat(60)}`, (packed(notes([draw()]), 1) ?? "").slice(0, -2)])("is ignored where it is malformed: %s", (text) => {
    expect(unpacked(text, ID, 0)).toBeNull();
  });
});

test("plays with gaps stand in a record, in order", () => {
  const whole: [number, string][] = [[0, "1"], [1, "2"], [0, "3"], [1, "2"]];
  const fits = (plays: NotedPlay[], complete = false) => playsFit(plays, whole, complete);
  expect([fits([[0, "1"], [1, "2"]]), fits([[0, "1"], [1, "2"]], true), fits(whole, true), fits([null, [1, "2"]], true)]).toEqual([true, false, true, true]);
  expect([fits([[1, "2"]]), fits([null, [0, "3"], null, [1, "2"]]), fits([null, [1, "2"], [0, "1"]]), fits([null], true), fits([], true)]).toEqual([false, true, false, true, false]);
});
