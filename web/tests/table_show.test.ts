/** A match's show: told in order, repeated without losing what comes next. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Scene } from "../src/show/show.svelte";
import { TableShow } from "../src/show/table_show.svelte";
import type { Audience } from "../src/state/audience";
import type { TableState } from "../src/state/table.svelte";
import { prefer } from "../src/state/settings.svelte";
import type { GameEvent, MatchSeen } from "../src/wire/types";

/** The screen: whether there is room beside the table. */
const screen = vi.hoisted(() => {
  const found = Object.assign(new EventTarget(), { matches: false });
  globalThis.matchMedia = (() => found) as unknown as typeof matchMedia;
  return found;
});

/** Shows a match as its turn, and each reveal as a scene. */
class Plain extends TableShow {
  seen: string[] = [];
  settle(play: MatchSeen | null): void {
    this.seen.push(`turn ${String(play?.turn)}`);
  }
  scenes(event: GameEvent): Scene[] {
    return event.kind === "six.revealed" ? [{ apply: () => this.seen.push("reveal"), beat: 500 }] : [];
  }
  protected readonly repeats = true;
  protected readonly roundEnded = "six.round_ended";
  protected ending(): null {
    return null;
  }
  protected opens(event: GameEvent): boolean {
    return event.kind === "six.revealed";
  }
}

const play = (turn: number) => ({ match: 1, turn }) as unknown as MatchSeen;
const revealed: GameEvent = { kind: "six.revealed", cards: [1, 2] };
const scored: GameEvent = { kind: "match.round_scored", round_number: 1, penalties: [3, 0], totals: [3, 0] };
const ended = { kind: "match.ended" } as GameEvent;

let table: { play: MatchSeen | null; audience: Audience[]; info: { clock: string } };
let show: Plain;

beforeEach(() => {
  vi.useFakeTimers();
  screen.matches = false;
  vi.stubGlobal("document", { querySelectorAll: () => [], querySelector: () => null });
  prefer({ speed: "normal" });
  table = { play: play(0), audience: [], info: { clock: "off" } };
  show = new Plain(table as unknown as TableState);
});

function trick(turn: number, ...more: GameEvent[]): void {
  const before = table.play;
  table.play = play(turn);
  show.tell({ before, events: [revealed, ...more], after: table.play });
}

test("a trick is told and ends in what is true", async () => {
  trick(1);
  await vi.advanceTimersByTimeAsync(600);
  expect(show.seen).toEqual(["reveal", "turn 1"]);
});

test("a trick watched again ends where it ended, though the next one is on its way", async () => {
  trick(1);
  await vi.advanceTimersByTimeAsync(600);
  show.repeat();
  trick(2);
  await vi.advanceTimersByTimeAsync(1200);
  expect(show.seen.slice(2)).toEqual(["turn 0", "reveal", "turn 1", "reveal", "turn 2"]);
});

test("the summary of a round comes after its last trick", async () => {
  trick(1, scored);
  await vi.advanceTimersByTimeAsync(10);
  expect(show.summary).toBeNull();
  await vi.advanceTimersByTimeAsync(600);
  expect(show.summary).toMatchObject({ round: 1, penalties: [3, 0], totals: [3, 0] });
});

test("after the last round comes the result: no summary flashes before it", async () => {
  trick(1, scored, ended);
  await vi.advanceTimersByTimeAsync(600);
  expect([show.seen.at(-1), show.summary]).toEqual(["turn 1", null]);
});

test("a fresh welcome drops the story", async () => {
  trick(1);
  show.begin({ play: play(7) });
  await vi.advanceTimersByTimeAsync(600);
  expect(show.seen.at(-1)).toBe("turn 7");
  expect(show.canRepeat).toBe(false);
});

test("the next story waits while the summary lies upon the table, and is told when it is closed", async () => {
  trick(1, scored);
  await vi.advanceTimersByTimeAsync(600);
  trick(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(show.seen).toEqual(["reveal", "turn 1"]);
  show.closeSummary();
  await vi.advanceTimersByTimeAsync(600);
  expect(show.seen.slice(2)).toEqual(["reveal", "turn 2"]);
});

test("a tablet that is turned has room for the summary beside the table: the story goes on", async () => {
  trick(1, scored);
  await vi.advanceTimersByTimeAsync(600);
  trick(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect([show.busy, show.seen.at(-1)]).toEqual([true, "turn 1"]);
  screen.matches = true;
  screen.dispatchEvent(new Event("change"));
  await vi.advanceTimersByTimeAsync(600);
  expect([show.busy, show.seen.at(-1)]).toEqual([false, "turn 2"]);
});

test("who hurries it does not wait for the summary either", async () => {
  trick(1, scored);
  await vi.advanceTimersByTimeAsync(600);
  trick(2);
  show.skip();
  await vi.advanceTimersByTimeAsync(10);
  expect([show.seen.slice(2), show.busy]).toEqual([["reveal", "turn 2"], false]);
});

test("under a clock it waits as long as the server allows for the scores", async () => {
  table.info = { clock: "quick" };
  trick(1, scored);
  await vi.advanceTimersByTimeAsync(600);
  trick(2);
  await vi.advanceTimersByTimeAsync(3_800);
  expect(show.seen).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(150);
  expect([show.summary, show.seen.slice(2)]).toEqual([null, ["reveal"]]);
});
