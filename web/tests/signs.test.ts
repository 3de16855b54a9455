/** Signs that mean what they say: on the seats, on the table and wherever a number belongs to somebody. */
import { beforeAll, describe, expect, it } from "vitest";
import DraftPool from "../src/games/six/DraftPool.svelte";
import type { Choice } from "../src/games/six/choice.svelte";
import { follow } from "../src/games/six/history.svelte";
import Row from "../src/games/six/Row.svelte";
import type { SixShow } from "../src/games/six/show.svelte";
import TrickLog from "../src/games/six/TrickLog.svelte";
import TrickStrip from "../src/games/six/TrickStrip.svelte";
import ScoreChart from "../src/scores/ScoreChart.svelte";
import ScoreSheet from "../src/scores/ScoreSheet.svelte";
import { lookOf } from "../src/seats/colours";
import SeatChip from "../src/seats/SeatChip.svelte";
import SeatMark from "../src/seats/SeatMark.svelte";
import WayToLimit from "../src/seats/WayToLimit.svelte";
import type { TableState } from "../src/state/table.svelte";
import { say } from "../src/text/say.svelte";
import { protocol } from "../src/wire/shared";
import type { MatchSeen, Placed, SeatInfo } from "../src/wire/types";
import { count, drawn, seenBy, speaking } from "./drawn";
import { chair, SIX, tableOf } from "./fixtures";

beforeAll(async () => {
  await speaking("es");
});

const ana = chair({ person: 1, name: "Ana" });
const luis = chair({ person: 2, name: "Luis" });
const bot = chair({ bot: "ox" });

const at = (seats: SeatInfo[], person = 1): TableState => seenBy(person, tableOf(SIX, seats));

function chip(table: TableState, seat: number, more: { total?: number; limit?: number | null } = {}): string {
  const { total = 12, limit = 66 } = more;
  return drawn(SeatChip, { table, seat, total, limit, few: true, busy: false, way: null, hit: false, ready: false });
}

describe("a seat's chip", () => {
  const key = (): string => drawn(SeatMark, { sign: "host" as const });

  it("marks the host with a key, and only where other people are", () => {
    const friends = at([ana, luis, bot]);
    expect([0, 1, 2].map((seat) => chip(friends, seat).includes(key()))).toEqual([true, false, false]);
    expect([0, 1].map((seat) => chip(friends, seat).includes(say("match-seat-host", { you: seat === friends.seat ? "yes" : "no" })))).toEqual([true, false]);
    const alone = at([ana, bot, bot]);
    expect(chip(alone, 0)).not.toContain(key());
    expect(chip(alone, 0)).not.toContain(say("match-seat-host", { you: "yes" }));
  });

  it("has no other sign for who leads than the totals", () => {
    const friends = at([luis, ana]);
    const [leads, behind] = [chip(friends, 0, { total: 0 }), chip(friends, 0, { total: 50, limit: null })];
    expect(count(leads, "<svg")).toBe(count(behind, "<svg"));
  });

  it("has a unit beside its number, in words too", () => {
    const html = chip(at([ana, bot]), 0);
    expect(html).toMatch(/12<i class="bullhead"><\/i>/);
    expect(html).toContain(`title="${say("match-seat-you", { name: "Ana" })}, ${say("bullheads", { n: 12 })}"`);
  });

  it("shows how far it is to the limit, where there is one", () => {
    const way = (total: number) => drawn(WayToLimit, { total, limit: 66 });
    expect(way(33)).toContain("--share: 0.5;");
    expect(way(80)).toContain("--share: 1;");
    expect([way(49), way(50)].map((html) => html.includes("--so-far: var(--clay)"))).toEqual([false, true]);
    const table = at([ana, bot]);
    expect([chip(table, 0), chip(table, 0, { limit: null })].map((html) => html.includes("--share"))).toEqual([true, false]);
  });

  it.each([["es", "un bot en tu lugar", "un bot en su lugar"], ["en", "a bot is playing for you", "a bot is playing for them"]] as const)(
    "tells in %s of a bot in my place as mine",
    async (language, mine, theirs) => {
      await speaking(language);
      const seats = [{ ...ana, stand_in: "clock" as const }, { ...luis, stand_in: "clock" as const }];
      const [own, other] = [0, 1].map((seat) => chip(at(seats), seat));
      for (const [html, said, unsaid] of [[own, mine, theirs], [other, theirs, mine]]) {
        expect(count(html ?? "", said ?? "")).toBe(3); // the title, what a screen reader reads, and the word
        expect(html).not.toContain(unsaid);
      }
      const away = at([ana, luis], 1);
      away.presence = null;
      const state = (state: string, you: string) => say("match-seat-state", { state, you });
      expect([0, 1].map((seat) => chip(away, seat).includes(state("away", seat === 0 ? "yes" : "no")))).toEqual([true, true]);
      const gaveUp = at([ana, { ...luis, resigned: true }]);
      expect(chip(gaveUp, 1)).toContain(state("resigned", "no"));
    },
  );
});

describe("the table of 6 nimmt!", () => {
  const table = at([ana, luis, bot]);
  const badge = (initial: string) => `data-initial="${initial}"`;

  function row(cards: number[], taker: number | null): string {
    return drawn(Row, {
      table, index: 0, cards, rules: SIX, size: { w: 50, h: 40 }, taker, dimmed: false, watched: null,
      fresh: [{ seat: 1, card: 26 }], ghost: null, price: null, picked: false, onchoose: () => undefined,
    });
  }

  it("tells a row that is full from one that is taken", () => {
    const five = [12, 14, 15, 21, 26];
    expect(row(five.slice(1), null)).toMatch(/^<li class="row">/);
    expect(row(five, null)).toMatch(/^<li class="row full">/);
    expect(row(five, 1)).toMatch(/^<li class="row taken">/);
  });

  it("shows whose each card of a trick is, and lifts the next one", () => {
    const trick = [{ seat: 1, card: 7 }, { seat: 0, card: 50 }, { seat: 2, card: 99 }];
    const show = { trick, faces: 3, front: [50, null, 99], next: 50, busy: true } as unknown as SixShow;
    const [, gone = "", next = "", waits = ""] = drawn(TrickStrip, { table, show, room: 360, height: 90 }).split("<li ");
    expect([gone, next, waits].map((html) => html.slice(0, html.indexOf(" style")))).toEqual(['class="gone"', 'class="next"', 'class=""']);
    for (const [html, seat, initial] of [[gone, 1, "L"], [next, 0, "A"]] as const) {
      expect(html).toContain(badge(initial));
      expect(html).toContain(`--seat: ${lookOf(table, seat).colour}`);
    }
    expect([gone, next].map((html) => html.includes("data-flip"))).toEqual([false, true]);
  });

  it("shows who picks a card of the draft", () => {
    const choice = { table, cards: [3], picked: null, sending: null } as unknown as Choice;
    const pool = (picked: { card: number; seat: number } | null) => drawn(DraftPool, { pool: [3, 50], all: [3, 50, 77], picked, choice });
    expect(pool(null)).not.toContain("data-initial");
    const html = pool({ card: 50, seat: 1 });
    expect(count(html, "data-initial")).toBe(1);
    expect(html.slice(html.indexOf('data-flip="50"'))).toContain(badge("L"));
    expect(html).toContain(`--seat: ${lookOf(table, 1).colour}`);
  });

  it("shows in the log whose card each was", () => {
    const placed = (seat: number, card: number): Placed => ({ kind: "six.placed", seat, card, row: 0, taken: [], why: "fits" });
    const logged = at([ana, luis, bot]);
    follow(logged);
    logged.heard({
      kind: "welcome", protocol, server: "0", page: null, person: 1, version: 0, own_version: 0, now: 0, table: tableOf(SIX, [ana, luis, bot]),
      play: logged.play, presence: { kind: "presence", people: [1, 2], spectators: 0, asking: [], away: [] }, tricks: [[placed(1, 7), placed(0, 50)]],
      drafted: null, while_away: null, sent_away: false,
    });
    const [, first = "", second = ""] = drawn(TrickLog, { table: logged }).split("<li");
    expect([first.includes(badge("L")), second.includes(badge("A"))]).toEqual([true, true]);
  });
});

describe("the scores", () => {
  const scores = [[3, 0, 9]];
  const play = { view: { scores, outcome: { kind: "match.outcome", winners: [1], totals: [3, 0, 9], termination: "rounds" } } } as unknown as MatchSeen;
  const table = seenBy(1, tableOf(SIX, [ana, luis, bot]), play);

  it("have a badge for each seat on the sheet", () => {
    const [sheet = ""] = drawn(ScoreSheet, { table }).split("<figure");
    for (const seat of [0, 1, 2]) expect(sheet).toContain(lookOf(table, seat).shape);
    expect(count(sheet, "data-initial")).toBe(3);
  });

  it("have each seat's colour and shape in the chart", () => {
    const chart = drawn(ScoreChart, { table, scores });
    for (const seat of [0, 1, 2]) {
      const { colour, shape } = lookOf(table, seat);
      expect(chart).toContain(`--own: ${colour}`);
      expect(count(chart, shape)).toBe(2); // the round, and the name
    }
  });
});
