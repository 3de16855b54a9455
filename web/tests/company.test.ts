import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { soonest, standIns } from "../src/company/absences";
import { Announcer } from "../src/company/announcer";
import { newsOf } from "../src/company/news";
import { announcement, untilStandIn } from "../src/company/words";
import { speak } from "../src/text/say.svelte";
import type { GameEvent, MatchSeen } from "../src/wire/types";
import { chair, SIX, tableOf } from "./fixtures";

const [ANA, LUIS, EVA] = [1, 2, 3];
const info = tableOf(SIX, [chair({ person: ANA, name: "Ana" }), chair({ person: LUIS, name: "Luis" }), chair({ person: EVA, name: "Eva" })]);
const names = new Map([[ANA, "Ana"], [LUIS, "Luis"], [EVA, "Eva"]]);

describe("what is announced", () => {
  const told = (event: GameEvent, me: number | null = ANA, host = LUIS, state: "lobby" | "match" = "match") => newsOf(event, { me, names, info: { ...info, state, host } });

  it("is what others do", () => {
    expect(told({ kind: "table.seated", person: EVA, seat: 2, name: "Eva" }, ANA, LUIS, "lobby")).toEqual({ kind: "sat", name: "Eva" });
    expect(told({ kind: "table.left", person: EVA })).toEqual({ kind: "left", name: "Eva" });
    expect(told({ kind: "table.stood_in", seat: 1, why: "away" })).toEqual({ kind: "bot-away", name: "Luis" });
    expect(told({ kind: "table.gave_back", seat: 1 })).toEqual({ kind: "gave-back", name: "Luis" });
    expect(told({ kind: "table.kicked", person: EVA })).toEqual({ kind: "kicked-match", name: "Eva" });
    expect(told({ kind: "table.link_given", person: EVA })).toEqual({ kind: "link-given", name: "Eva" });
  });

  it("is in a match who will play from the next round on, and to whoever looks on that there is a seat", () => {
    expect(told({ kind: "table.seated", person: EVA, seat: 2, name: "Eva" })).toEqual({ kind: "late-came", name: "Eva" });
    expect(told({ kind: "table.seat_offered", seat: 2, offered: true }, null)).toEqual({ kind: "late-open", name: "" });
    expect(told({ kind: "table.seat_offered", seat: 2, offered: false }, null)).toBeNull();
    expect(told({ kind: "table.seat_offered", seat: 2, offered: true })).toBeNull();
  });

  it("is nothing that I did myself, and nothing that the host did to the host", () => {
    expect(told({ kind: "table.seated", person: ANA, seat: 0, name: "Ana" })).toBeNull();
    expect(told({ kind: "table.stood_in", seat: 0, why: "clock" })).toBeNull();
    expect(told({ kind: "table.kicked", person: EVA }, LUIS)).toBeNull();
    expect(told({ kind: "table.link_given", person: EVA }, LUIS)).toBeNull();
  });

  it("is that I am the host now", () => {
    expect(told({ kind: "table.host_passed", person: ANA }, ANA, ANA)).toEqual({ kind: "host-now", name: "" });
    expect(told({ kind: "table.host_passed", person: LUIS })).toEqual({ kind: "host-now", name: "Luis" });
    expect(told({ kind: "table.host_passed", person: null })).toBeNull();
  });
});

describe("the words", () => {
  beforeEach(() => { vi.stubGlobal("document", { documentElement: {} }); });
  afterEach(() => { vi.unstubAllGlobals(); });

  it("name two, and count more", async () => {
    await speak("en");
    expect(announcement("sat", ["Ana"], 3)).toBe("Ana sat down.");
    expect(announcement("bot-away", ["Ana", "Luis"], 3)).toBe("Ana and Luis are offline: bots are playing for now.");
    expect(announcement("left", ["Ana", "Luis", "Eva"], 3)).toBe("Ana and 2 more left.");
    expect(announcement("host-now", [""], 3)).toBe("You’re the host now.");
    expect(announcement("late-took", ["Ana"], 3)).toBe("Ana takes over a bot’s seat and is playing now.");
    expect(announcement("late-you-took", [""], 3)).toContain("from round 3 on");
  });

  it("count down to a stand-in", async () => {
    await speak("en");
    expect(untilStandIn("Ana", 99_100)).toBe("Ana is offline: a bot takes over in 1:40.");
    expect(untilStandIn("Ana", 4_000)).toBe("Ana is offline: a bot takes over in 0:04.");
    expect(untilStandIn("Ana", 0)).toBe("Ana is offline: a bot takes over now.");
  });
});

describe("the announcer", () => {
  const said: string[] = [];
  let busy = false;
  const voice = {
    busy: () => busy,
    tell: (kind: string, names: readonly string[]) => { said.push(`${kind} ${names.join(" ")}`); },
    silent: () => { said.push(""); },
  };
  beforeEach(() => {
    vi.useFakeTimers();
    said.length = 0;
    busy = false;
  });
  afterEach(() => { vi.useRealTimers(); });
  const heard = () => said.filter((words) => words !== "");

  it("tells together what comes together, one thing after the other, each for four seconds", () => {
    const announcer = new Announcer(voice);
    for (const name of ["Ana", "Luis", "Eva", "Ana"]) announcer.add({ kind: "sat", name });
    announcer.add({ kind: "left", name: "Bruno" });
    vi.advanceTimersByTime(300);
    expect(heard()).toEqual(["sat Ana Luis Eva"]);
    vi.advanceTimersByTime(3_999);
    expect(said.at(-1)).toBe("sat Ana Luis Eva");
    vi.advanceTimersByTime(1);
    expect(heard()).toEqual(["sat Ana Luis Eva", "left Bruno"]);
    vi.advanceTimersByTime(4_000);
    expect(said.at(-1)).toBe("");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("waits for a story to end, though not for ever", () => {
    const announcer = new Announcer(voice);
    busy = true;
    announcer.add({ kind: "left", name: "Ana" });
    vi.advanceTimersByTime(5_000);
    expect(heard()).toEqual([]);
    busy = false;
    vi.advanceTimersByTime(200);
    expect(heard()).toEqual(["left Ana"]);
    busy = true;
    announcer.add({ kind: "left", name: "Eva" });
    vi.advanceTimersByTime(13_000);
    expect(heard()).toEqual(["left Ana", "left Eva"]);
  });

  it("forgets what was to be told when everything is new", () => {
    const announcer = new Announcer(voice);
    announcer.add({ kind: "left", name: "Ana" });
    announcer.forget();
    vi.advanceTimersByTime(10_000);
    expect(heard()).toEqual([]);
  });
});

describe("who is away", () => {
  const play = { to_act: [1, 2], rests: false } as unknown as MatchSeen;
  const away = [{ person: LUIS, until: 9_000 }, { person: EVA, until: 7_000 }];
  const presence = { kind: "presence" as const, people: [ANA], spectators: 0, asking: [], away };
  const table = { info: { ...info, state: "match" as const }, play, presence, person: ANA };

  it("is played for at the moment that the server told, the first one first", () => {
    expect([...standIns(table)]).toEqual([[LUIS, 9_000], [EVA, 7_000]]);
    expect(soonest(table)).toEqual({ person: EVA, until: 7_000 });
  });

  it("is not counted while somebody who is there has to decide as well", () => {
    expect(soonest({ ...table, play: { ...play, to_act: [0, 1, 2] } })).toBeNull();
  });

  it("is not counted under a clock, in a pause, at rest, or where nobody of the table is there", () => {
    expect(soonest({ ...table, info: { ...table.info, clock: "quick" } })).toBeNull();
    expect(soonest({ ...table, info: { ...table.info, paused: true } })).toBeNull();
    expect(soonest({ ...table, play: { ...play, rests: true } })).toBeNull();
    expect(soonest({ ...table, presence: { ...presence, people: [] } })).toBeNull();
  });
});
