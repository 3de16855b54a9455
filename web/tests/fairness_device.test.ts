/** A device's part in a draw: one number for one draw, and only if everything is as it shows it. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { attend, type Attendance } from "../src/fairness/attend";
import { canonical } from "../src/fairness/canonical";
import { drawHash, numbersHash, sealOf } from "../src/fairness/hashes";
import type { ShownPlays } from "../src/fairness/observer";
import { rulesShown } from "../src/fairness/shown";
import { TableState } from "../src/state/table.svelte";
import { protocol } from "../src/wire/shared";
import type { FromClient, GameEvent, TableInfo, Welcome } from "../src/wire/types";
import { chair, SIX, tableOf } from "./fixtures";
import { fakeStorage } from "./fake_storage";

const ID = "0f".repeat(16);
const BLIND: ShownPlays = { opening: () => null, plays: () => [], told: () => null, written: () => null };

/** One window: what it sends, and what it is told. */
class Window {
  sent: FromClient[] = [];
  table: TableState;
  part: Attendance;
  version = 0;

  constructor() {
    const channel = { send: (message: FromClient) => this.sent.push(message) > 0, reopen: () => undefined, close: () => undefined };
    this.table = new TableState("K7W2FP", () => null, () => channel);
    this.part = attend(this.table, () => BLIND);
  }

  welcome(info: TableInfo, person: number | null = 1): this {
    const { version } = this;
    const welcome: Welcome = {
      kind: "welcome", protocol, server: "0", page: null, person, version, own_version: 0, now: 0, table: info, play: null,
      presence: { kind: "presence", people: [1, 2], spectators: 0, asking: [], away: [] }, tricks: [], drafted: null, while_away: null, sent_away: false,
    };
    this.table.heard(welcome);
    return this;
  }

  update(info: TableInfo, events: GameEvent[] = [{ kind: "table.draw_opened", number: 1 }]): this {
    this.version += events.length;
    this.table.heard({ kind: "update", version: this.version, now: 0, events, table: info, play: null, ack: null });
    return this;
  }

  get seal(): string {
    const last = this.sent.findLast((each) => each.kind === "seal" || each.kind === "number");
    return last?.seal ?? "";
  }

  get numbers(): string[] {
    return this.sent.flatMap((each) => (each.kind === "number" ? [each.number] : []));
  }

  get noted() {
    return this.part.book?.notes.draws.at(-1);
  }
}

const LOBBY: TableInfo = {
  ...tableOf(SIX, [chair({ person: 1, name: "Ana" }), chair({ bot: "ox" }), chair({ person: 2, name: "Bo" })]),
  id: ID, state: "lobby", match: 0, names: [],
};

interface Changes {
  match?: number;
  table?: string;
  options?: object;
  seats?: object[];
  seal?: string | null;
}

/** A table in the draw that lists a window's seal. */
function drawn(seal: string | null, { match = 1, table = ID, options = {}, seats }: Changes = {}): TableInfo {
  const rules = rulesShown(LOBBY);
  const sits = [{ name: "Ana", number: seal }, { name: "ox", bot: "ox" }, { name: "Bo", number: "ab".repeat(32) }];
  const draw = canonical({
    v: "toril-fair-2", table, match, round: 1, ...rules,
    options: { ...rules.options, ...options }, seats: seats ?? sits, secret: "cd".repeat(32),
  });
  return { ...LOBBY, match: match - 1, state: "draw", fairness: { draw, numbers: null, secret: null } };
}

function begun(info: TableInfo, numbers: (string | null)[]): TableInfo {
  const draw = info.fairness?.draw ?? "";
  return { ...info, state: "match", match: info.match + 1, names: ["Ana", "ox", "Bo"], fairness: { draw, numbers, secret: null } };
}

let kept: Map<string, string>;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  kept = fakeStorage();
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});

test("after every welcome it seals a number, and the number stays at home", () => {
  const window = new Window().welcome(LOBBY).welcome(LOBBY);
  expect(window.sent.map(({ kind }) => kind)).toEqual(["seal", "seal"]);
  window.part.book?.flush();
  const written = JSON.stringify([...kept.values()]);
  expect(written).toContain(ID);
  expect((written.match(/[0-9a-f]{64}/g) ?? []).map((number) => sealOf(ID, number))).not.toContain(window.seal);
});

test("who only looks on seals nothing and notes the draw", () => {
  const window = new Window().welcome(LOBBY, null).update(drawn(null));
  expect(window.sent).toEqual([]);
  expect(window.noted).toMatchObject({ seat: null, number: null, refused: "looking_on" });
});

test("to a draw that is right it gives its number with the next seal, once", () => {
  const window = new Window().welcome(LOBBY);
  const { seal } = window;
  window.update(drawn(seal)).update(drawn(seal));
  const [number = "", ...more] = window.numbers;
  expect(more).toEqual([]);
  expect(sealOf(ID, number)).toBe(seal);
  expect(window.seal).not.toBe(seal);
  expect(window.noted).toMatchObject({ match: 1, seat: 0, number, refused: null, counted: null });
});

test("after a lost connection, and after a reload, the same draw gets the same number", () => {
  const window = new Window().welcome(LOBBY);
  const info = drawn(window.seal);
  window.update(info).welcome(info);
  const reloaded = new Window().welcome(info);
  const [number] = window.numbers;
  expect([...window.numbers, ...reloaded.numbers]).toEqual([number, number, number]);
});

test("when the numbers are told it notes them, and says at once if its own was left out", () => {
  const window = new Window().welcome(LOBBY);
  const info = drawn(window.seal);
  window.update(info);
  const [number = ""] = window.numbers;
  const told = begun(info, [number, null, null]);
  window.update(told);
  const hash = drawHash(told.fairness?.draw ?? "");
  expect(window.noted).toMatchObject({ all_numbers: numbersHash(hash, [number, null, null]), counted: true });
  expect(window.part.device.leftOut).toBeNull();
});

test("a number that is not counted is told", () => {
  const window = new Window().welcome(LOBBY);
  const info = drawn(window.seal);
  window.update(info).update(begun(info, [null, null, null]));
  expect(window.noted?.counted).toBe(false);
  expect(window.part.device.leftOut?.match).toBe(1);
});

describe("a number is never given", () => {
  test.each<[string, string, Changes]>([
    ["other_table", "to another table's draw", { table: "aa".repeat(16) }],
    ["absent", "where the draw lists none", { seal: null }],
    ["other_window", "where it lists another window's seal", { seal: "ee".repeat(32) }],
    ["other_rules", "for other rules than those on the screen", { options: { hand_size: 9 } }],
    ["not_canonical", "to a match that no table comes to", { match: 65_536 }],
    ["not_canonical", "to what is no draw", { seats: [{ name: "" }] }],
    ["other_seats", "where a bot has the own seat", { seats: [{ name: "ox", bot: "ox" }, { name: "ox", bot: "ox" }] }],
  ])("%s: %s", (refused, _, changes) => {
    const window = new Window().welcome(LOBBY);
    window.update(drawn(changes.seal === undefined ? window.seal : changes.seal, changes));
    expect(window.numbers).toEqual([]);
    expect(window.noted).toMatchObject({ refused, number: null, counted: null });
  });

  test("other_seats: with other names than those on the screen", () => {
    const window = new Window().welcome(LOBBY);
    window.update(drawn(null, { seats: [{ name: "Ana", number: window.seal }, { name: "ox", bot: "ox" }, { name: "Eva", number: null }] }));
    expect([window.numbers, window.noted?.refused]).toEqual([[], "other_seats"]);
  });

  test("not_above: to a second draw of the same match, or of one before", () => {
    const window = new Window().welcome(LOBBY);
    window.update(drawn(window.seal, { match: 2 }));
    for (const match of [2, 1]) {
      window.update(drawn(window.seal, { match, seats: [{ name: "Ana", number: window.seal }, { name: "ox", bot: "ox" }, { name: "Bo", number: null }] }));
      expect(window.noted?.refused).toBe("not_above");
    }
    expect(window.numbers).toHaveLength(1);
  });

  test("other_table: where another took a table's place after it was drawn there, and the page was loaded anew", () => {
    const id = "aa".repeat(16);
    const window = new Window().welcome(LOBBY);
    const info = drawn(window.seal);
    window.update(info);
    const after = (ended: boolean) => {
      window.part.book?.note(({ draws }) => { for (const draw of draws) draw.ended = ended; });
      const reloaded = new Window().welcome({ ...LOBBY, id });
      return reloaded.update({ ...drawn(reloaded.seal, { table: id }), id }).noted?.refused;
    };
    expect([window.numbers.length, after(false), after(true)]).toEqual([1, "other_table", null]);
  });

  test("used: where the draw lists a number that was given before", () => {
    const window = new Window().welcome(LOBBY);
    const { seal } = window;
    window.update(drawn(seal)).update(drawn(seal, { match: 2 }));
    expect([window.numbers.length, window.noted?.refused]).toEqual([1, "used"]);
  });

  test("not_above: by a second window, to another draw than the first window's", () => {
    const [one, two] = [new Window().welcome(LOBBY), new Window().welcome(LOBBY)];
    one.update(drawn(one.seal));
    two.update(drawn(two.seal));
    expect([one.numbers.length, two.numbers.length, two.noted?.refused]).toEqual([1, 0, "not_above"]);
    expect(two.part.book?.notes.draws).toHaveLength(2); // drawn twice: the check will say so
  });
});

test("a seal counts as taken when the server says so, not when the connection is lost before", async () => {
  const window = new Window().welcome(LOBBY);
  window.table.lost();
  window.welcome(LOBBY);
  await Promise.resolve();
  expect(window.part.device.sealed).toBe(false);
  const last = window.sent.at(-1);
  window.table.heard({ kind: "ack", id: last?.kind === "seal" ? last.id : "" });
  await Promise.resolve();
  expect(window.part.device.sealed).toBe(true);
});

test("when a match ends the server hears of a device at once: the rematch may come any moment", () => {
  const window = new Window().welcome(begun(drawn(null), [null, null, null]));
  const outcome = { kind: "match.outcome" as const, winners: [0], totals: [0, 1, 2], termination: "rounds" as const };
  window.update({ ...LOBBY, state: "result", match: 1 }, [{ kind: "match.ended", outcome }]);
  expect(window.sent.at(-1)?.kind).toBe("ping");
});

test("of two windows the one that is listed answers, and both have its notes", () => {
  const [one, two] = [new Window().welcome(LOBBY), new Window().welcome(LOBBY)];
  const info = drawn(two.seal);
  one.update(info);
  two.update(info);
  const [number = ""] = two.numbers;
  one.update(begun(info, [number, null, null]));
  two.update(begun(info, [number, null, null]));
  for (const window of [one, two]) {
    expect(window.part.book?.notes.draws).toHaveLength(1);
    expect(window.noted).toMatchObject({ number, refused: null, counted: true });
  }
});

test("a browser that keeps nothing plays and notes all the same, until the page is loaded anew", () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden, key: forbidden, length: 0 });
  const window = new Window().welcome(LOBBY);
  const info = drawn(window.seal);
  window.update(info).update(begun(info, [window.numbers[0] ?? "", null, null]));
  expect(window.noted?.counted).toBe(true);
  expect(new Window().welcome(begun(info, [null, null, null])).noted).toBeUndefined();
});

test("between matches the server hears of a device every ten seconds, in a match it need not", () => {
  const window = new Window().welcome(LOBBY);
  vi.advanceTimersByTime(30_500);
  expect(window.sent.filter(({ kind }) => kind === "ping")).toHaveLength(3);
  window.update(begun(drawn(window.seal), [null, null, null]));
  vi.advanceTimersByTime(30_500);
  expect(window.sent.filter(({ kind }) => kind === "ping")).toHaveLength(3);
  window.part.leave();
});

test("a page whose timers sleep is heard when something wakes it up, and not more often than need be", () => {
  const window = new Window().welcome(LOBBY);
  const pings = () => window.sent.filter(({ kind }) => kind === "ping").length;
  vi.clearAllTimers(); // as good as what a browser does to a hidden page
  const told: (() => void)[] = [
    () => window.update(LOBBY, [{ kind: "table.resumed" }]),
    () => { window.table.heard({ kind: "presence", people: [1, 2], spectators: 1, asking: [], away: [] }); },
    () => page.dispatchEvent(new Event("visibilitychange")),
  ];
  for (const [index, tell] of told.entries()) {
    tell();
    tell();
    expect(pings()).toBe(index + 1);
    vi.setSystemTime(Date.now() + 4_000);
  }
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(pings()).toBe(3);
  window.part.leave();
});

test("a draw that is quicker than the eye leaves a result on the screen; a slow one takes its place", () => {
  const window = new Window().welcome({ ...LOBBY, state: "result", match: 1 });
  window.update(drawn(window.seal, { match: 2 }));
  expect([window.table.info?.state, window.table.drawing]).toEqual(["result", "briefly"]);
  vi.advanceTimersByTime(310);
  expect([window.table.info?.state, window.table.drawing]).toEqual(["draw", "long"]);
  window.update(begun(drawn(window.seal, { match: 2 }), [null, null, null]));
  expect([window.table.info?.state, window.table.drawing]).toEqual(["match", "no"]);
});
