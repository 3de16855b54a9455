/** A match that is looked at again: wherever one comes from, the same moment looks the same; it is told as it was; nothing else is sent or asked. */
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { follow, afterNews } from "../src/games/registry";
import { ReplayLine } from "../src/replay/line";
import { frameAt, readMoment, writeMoment } from "../src/replay/moment";
import { toldOf } from "../src/replay/told";
import { narrator } from "../src/show/narrator.svelte";
import { prefer, type Speed } from "../src/state/settings.svelte";
import { TableState } from "../src/state/table.svelte";
import { LANGUAGES, say, speak } from "../src/text/say.svelte";
import { reportOf } from "../src/verdict/report.svelte";
import type { Replay } from "../src/wire/types";
import { fakeStorage } from "./fake_storage";
import { leaveAll, lookAt, replays, seen, showOf, told, viewers } from "./replayed";

const PACES: readonly Speed[] = ["slow", "normal", "fast", "off"];
const named = replays.map((replay, number): [string, Replay] => [`${String(number)}: ${replay.table.game} with ${String(replay.table.seats.length)}`, replay]);
const first = (game: string): Replay => {
  const found = replays.find(({ table }) => table.game === game);
  if (!found) throw new Error(`no match of ${game}`);
  return found;
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: {}, querySelectorAll: () => [], querySelector: () => null });
  fakeStorage();
  const sent = (): never => {
    throw new Error("something was sent");
  };
  vi.stubGlobal("WebSocket", sent);
  vi.stubGlobal("fetch", sent);
  prefer({ speed: "off" });
  await speak("en");
});

afterEach(() => {
  leaveAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("twenty matches of both games, of every variant, with late seats and an early end", () => {
  expect(replays).toHaveLength(20);
  const kinds = new Set(replays.flatMap(({ frames }) => frames.flatMap(({ events }) => events.map(({ kind }) => kind))));
  for (const kind of ["six.drafted", "six.too_low", "six.placed", "eleven.bull_card_gained", "eleven.declined", "match.round_started", "match.ended"]) expect([...kinds]).toContain(kind);
  expect(replays.some(({ frames }) => frames.at(-1)?.play.view.outcome?.termination === "host")).toBe(true);
  expect(replays.some(({ frames }) => frames.slice(1).some(({ table }) => table !== null && table.earlier.length > 0))).toBe(true);
});

describe.each(named)("match %s", (_, replay) => {
  it("shows every moment the same after a jump, after all the steps to it, and after steps back from the end, from every seat", async () => {
    for (const from of viewers(replay)) {
      const stepping = lookAt(replay, from);
      const steps: string[] = [];
      for (let at = 0; at < replay.frames.length; at += 1) {
        if (at > 0) stepping.player.forward();
        await told(stepping.show);
        steps.push(seen(stepping));
      }
      expect(stepping.player.at).toBe(stepping.player.last);
      for (let at = stepping.player.last; at >= 0; at -= 1) {
        expect(seen(stepping)).toBe(steps[at]);
        stepping.player.stride("step", -1);
        await told(stepping.show);
      }
      const jumping = lookAt(replay, from);
      for (const at of [...steps.keys()].sort((one, other) => ((one * 7) % 11) - ((other * 7) % 11))) {
        jumping.player.go(at);
        await told(jumping.show);
        expect(seen(jumping)).toBe(steps[at]);
      }
      leaveAll();
    }
  });

  it("tells in its list what it tells whoever watches, and what the page of a live spectator told, at every pace", async () => {
    for (const speed of PACES) {
      prefer({ speed });
      const { player, show } = lookAt(replay);
      const listed = player.told.filter(({ note }) => !note).map(({ words }) => words);
      const notes = new Set(player.told.filter(({ note }) => note).map(({ words }) => words));
      const heard = vi.spyOn(narrator, "tell");
      while (player.at < player.last) {
        player.forward();
        await told(show);
      }
      const said = heard.mock.calls.map(([words]) => words).filter((words) => !notes.has(words) && words !== player.notes);
      heard.mockRestore();
      leaveAll();
      const live = await liveSpectator(replay);
      // Notes of one frame are told together.
      expect(said.filter((words) => ![...notes].some((note) => words.includes(note)))).toEqual(listed);
      expect(live).toEqual(listed);
      expect(listed.length).toBeGreaterThan(replay.frames.length / 3);
    }
  });
});

/** What the page of somebody read out who looked on while the match was played. */
async function liveSpectator(replay: Replay): Promise<string[]> {
  let line: ReplayLine | undefined;
  const table = new TableState("K7W2FP", afterNews, (_, listener) => (line = new ReplayLine(listener, replay)));
  follow(table);
  line?.begin(0);
  const show = showOf(replay, table);
  const heard = vi.spyOn(narrator, "tell");
  for (let at = 1; at < replay.frames.length; at += 1) {
    line?.step(at);
    await vi.advanceTimersByTimeAsync(600);
    show.closeSummary();
  }
  while (show.busy) {
    await vi.advanceTimersByTimeAsync(500);
    show.closeSummary();
  }
  const words = heard.mock.calls.map(([each]) => each);
  heard.mockRestore();
  show.leave();
  table.close();
  return words;
}

describe("what is shown from a seat", () => {
  it.each(["six_nimmt", "eleven_nimmt"])("is what that seat was told, and nothing of the others: %s", (game) => {
    const replay = first(game);
    const { player } = lookAt(replay, 1);
    for (const [at, frame] of replay.frames.entries()) {
      player.go(at);
      const round = player.table.play?.view.round;
      expect(round).toEqual({ ...frame.play.view.round, ...frame.mine[1] });
      const [hand = []] = frame.open.hands;
      const known = hand.length === 0 || JSON.stringify(frame.play).includes(JSON.stringify(hand)); // hands that are shown at a round's end (E11)
      if (!known) expect(JSON.stringify(player.table.play)).not.toContain(JSON.stringify(hand));
    }
    player.look(null);
    for (const at of replay.frames.keys()) {
      player.go(at);
      const { seat, hand } = player.table.play?.view.round ?? {};
      expect([seat, hand, player.table.seat]).toEqual([null, null, null]);
    }
  });

  it("asks nobody for anything, wherever one looks from", () => {
    for (const replay of replays) {
      for (const from of viewers(replay)) {
        const { player } = lookAt(replay, from);
        for (const at of replay.frames.keys()) {
          player.go(at);
          expect([player.table.myTurn, player.table.play?.legal.kind, player.table.seat]).toEqual([false, "nothing", typeof from === "number" ? from : null]);
        }
      }
    }
  });
});

describe("a replay of one seat alone", () => {
  it("is looked at from there, whatever is chosen or an address says", () => {
    const replay = { ...first("six_nimmt"), only: 0 };
    const mine = replay.frames.map((frame) => ({ ...frame, mine: frame.mine.map((own, seat) => (seat === 0 ? own : {})) }));
    const { player } = lookAt({ ...replay, frames: mine });
    for (const from of viewers(replay)) {
      player.look(from);
      expect([player.from, player.table.seat]).toEqual([0, 0]);
    }
    player.follow(readMoment("#at=1.1&from=open"));
    expect([player.from, player.hash]).toEqual([0, "#at=1.1&from=0"]);
  });
});

describe("a replay of a day's deal", () => {
  it("has its deals checked when the record is out, and not before", () => {
    const replay = first("six_nimmt");
    vi.setSystemTime(Date.UTC(2026, 10, 20, 23, 59));
    const { table } = lookAt({ ...replay, table: { ...replay.table, day: "2026-11-19" } }).player;
    expect(reportOf(table).isEarly).toBe(true);
    vi.setSystemTime(Date.UTC(2026, 10, 21));
    const { player } = lookAt({ ...replay, table: { ...replay.table, day: "2026-11-19" } });
    expect(reportOf(player.table).isEarly).toBe(false);
  });
});

describe("the address of a moment", () => {
  it("leads back to the moment, from every seat", () => {
    for (const replay of replays) {
      const { player } = lookAt(replay);
      for (const from of viewers(replay)) {
        for (const at of replay.frames.keys()) {
          player.look(from);
          player.go(at);
          const { hash } = player;
          player.go(0);
          player.look(null);
          player.follow(readMoment(hash));
          expect([player.hash, player.from, player.frame?.round, player.frame?.turn]).toEqual([hash, from, replay.frames[at]?.round, replay.frames[at]?.turn]);
        }
      }
    }
  });

  const HOSTILE = [
    "", "#", "#at", "#at=", "#at=1", "#at=1.", "#at=.1", "#at=0.1", "#at=01.1", "#at=1.01", "#at=1.-1", "#at=-1.1", "#at=1.1.1", "#at=1e3.1", "#at=1.1&", "#at=1.1&from", "#at=1.1&from=",
    "#at=1.1&from=-1", "#at=1.1&from=00", "#at=1.1&from=100", "#at=1.1&from=OPEN", "#at=1.1&from=open&from=open", "#at=1.1&from=1 ", " #at=1.1", "#at=1.1\n", "#AT=1.1", "#at=1.1#at=1.1",
    "#at=99999.1", "#at=1.99999", "#at=%31.1", "#at=１.１", "#seat=AAAAAAAAAAAAAAAAAAAAAA", "#from=1&at=1.1", "#at=1.1&seat=1", "#at=constructor.__proto__", "#at=1.1&from=__proto__",
    "#at=<b>.1", "#at=1.1&from=<script>alert(1)</script>", "#at=NaN.NaN", "#at=Infinity.0", `#at=${"9".repeat(10_000)}.1`, "#at=1.1&from=\u202eopen", "#\u0000at=1.1", "#%", "#%zz",
  ];

  it.each(HOSTILE)("is read strictly: %j is none", (hash) => {
    expect(readMoment(hash)).toBeNull();
    const { player } = lookAt(first("six_nimmt"), 1);
    player.go(3);
    const before = player.hash;
    player.follow(readMoment(hash));
    expect([player.hash, player.at]).toEqual([before, 3]);
  });

  it("names nothing that the match does not have", () => {
    const replay = first("six_nimmt");
    for (const hash of ["#at=9.1", "#at=1.99", "#at=1.1&from=9", "#at=9999.9999&from=open"]) {
      const moment = readMoment(hash);
      expect(moment && writeMoment(moment)).toBe(hash);
      expect(moment && frameAt(replay, moment)).toBe(-1);
    }
  });
});

describe("the way through a match", () => {
  it.each(["six_nimmt", "eleven_nimmt"])("goes by steps, tricks or turns, rounds and to the ends: %s", (game) => {
    const replay = first(game);
    const { player } = lookAt(replay);
    player.stride("end", 1);
    expect(player.at).toBe(player.last);
    expect(player.target("step", 1)).toBe(player.last);
    player.stride("round", -1);
    expect([player.frame?.round, player.frame?.turn]).toEqual([2, 0]);
    player.stride("round", -1);
    expect(player.at).toBe(0);
    for (const way of [1, -1] as const) {
      const turns: string[] = [];
      for (;;) {
        const { round, turn } = player.moment;
        turns.push(`${String(round)}.${String(turn)}`);
        const before = player.at;
        player.stride("turn", way);
        if (player.at === before) break;
      }
      expect(new Set(turns).size).toBe(turns.length);
      const all = new Set(replay.frames.map(({ round, turn }) => `${String(round)}.${String(turn)}`));
      expect(new Set(turns)).toEqual(all);
    }
  });

  it("goes on by itself when the story before has been told, and stops at the end", async () => {
    prefer({ speed: "normal" });
    const { player, show } = lookAt(first("eleven_nimmt"));
    player.play();
    const cut: number[] = [];
    while (player.playing) {
      if (show.busy) cut.push(player.at);
      while (show.busy) await vi.advanceTimersByTimeAsync(20);
      const stop = player.goOn();
      const { at } = player;
      await vi.advanceTimersByTimeAsync(340);
      expect(player.at).toBe(at);
      await vi.advanceTimersByTimeAsync(20);
      stop();
      expect(player.at).toBe(at + 1);
    }
    expect(player.at).toBe(player.last);
    player.play();
    expect([player.at, player.playing]).toEqual([0, true]);
  });
});

describe("what the story does not say", () => {
  it.each(LANGUAGES)("is told: stand-ins, late seats, and an early end, in %s", async (language) => {
    await speak(language);
    const [replay] = replays;
    if (!replay) throw new Error("no match");
    const stood = { ...replay, frames: replay.frames.map((frame, at) => (at === 2 ? { ...frame, stand_ins: [0] } : frame)) };
    const { player } = lookAt(stood);
    const [note] = player.told.filter((each) => each.note && each.at === 2);
    expect(note?.words).toContain("Ana");
    player.go(2);
    expect(player.words).toContain(note?.words);
    for (const other of replays) {
      const words = toldOf(other, null, lookAt(other).show);
      const late = other.frames.flatMap(({ table }, at) => (at > 0 && table && table.earlier.length > 0 ? [at] : []));
      for (const at of late.slice(0, 1)) expect(words.some((each) => each.note && each.at === at)).toBe(true);
      expect(words.at(-1)).toMatchObject({ at: other.frames.length - 1, note: true });
    }
  });
});

test.each(LANGUAGES)("a record that ends before its match says so at its end, in %s", async (language) => {
  await speak(language);
  const replay = first("eleven_nimmt");
  const whole = lookAt(replay).player;
  const { player } = lookAt({ ...replay, frames: replay.frames.slice(0, 4) });
  player.go(player.last);
  expect(player.words).toBe(say("replay-unfinished"));
  expect(player.told.at(-1)).toMatchObject({ at: 3, words: player.words, note: true });
  expect(whole.told.some(({ words }) => words === player.words)).toBe(false);
});

test("names with markup are names", () => {
  const [replay] = replays;
  if (!replay) throw new Error("no match");
  const name = "<img src=x onerror=alert(1)>";
  const seats = replay.table.seats.map((seat) => (seat.person === null ? seat : { ...seat, name }));
  const names = replay.table.names.map((each, seat) => (replay.table.seats[seat]?.person === null ? each : name));
  const table = { ...replay.table, seats, names };
  const { player } = lookAt({ ...replay, table, frames: replay.frames.map((frame) => ({ ...frame, table: frame.table && table })) });
  expect(player.told.some(({ words }) => words.includes(name))).toBe(true);
});
