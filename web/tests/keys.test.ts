/** Letters are commands, for whoever wants that (WCAG 2.1.4). */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GAME_NAMES, GAMES } from "../src/games/registry";
import { KEYS, keysOf, pressed, type KeyActions } from "../src/sheets/keys";
import { sheets } from "../src/state/sheets.svelte";
import { prefer } from "../src/state/settings.svelte";

let skipped: number;
const actions: KeyActions = {
  skip: () => { skipped += 1; },
  repeat: () => undefined,
  table: () => Promise.resolve(""),
  hand: () => Promise.resolve(""),
  scores: () => Promise.resolve(""),
  status: () => Promise.resolve(""),
};

class Element {
  constructor(readonly typing: boolean) {}
  closest(): Element | null {
    return this.typing ? this : null;
  }
}

function press(key: string, more: Partial<KeyboardEvent> = {}, typing = false): void {
  pressed({ key, target: new Element(typing) as unknown as EventTarget, ...more } as KeyboardEvent, actions);
}

beforeEach(() => {
  vi.stubGlobal("HTMLElement", Element);
  skipped = 0;
});

afterEach(() => {
  prefer({ keys: true });
  sheets.close();
  vi.unstubAllGlobals();
});

test("a letter is a command, once for each press and never while somebody types", () => {
  press("s");
  press("S");
  press("s", { repeat: true });
  press("s", { ctrlKey: true });
  press("s", {}, true);
  expect(skipped).toBe(2);
});

test("an open sheet has the keyboard to itself", () => {
  press("m");
  expect(sheets.open).toBe("menu");
  press("s");
  expect(skipped).toBe(0);
});

test("letters can be switched off", () => {
  prefer({ keys: false });
  press("s");
  press("?");
  expect([skipped, sheets.open]).toEqual([0, null]);
});

test.each(GAME_NAMES)("the key to watch again is listed where it does something: %s (E14)", (game) => {
  const letters = keysOf({ game }).map(({ key }) => key);
  expect(letters.includes("w")).toBe(GAMES[game].repeats);
  expect(letters.filter((key) => key !== "w")).toEqual(KEYS.map(({ key }) => key).filter((key) => key !== "w"));
});

test("what happened may be watched again in 6 nimmt! and not in 11 nimmt!, as their shows have it (E14)", () => {
  expect([GAMES.six_nimmt.repeats, GAMES.eleven_nimmt.repeats]).toEqual([true, false]);
});

test("before a game is chosen every key is listed", () => {
  expect(keysOf(null)).toEqual(KEYS);
});
