/** Back, Forward and sheets that open and close, in any order and however slow the history is. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lots } from "./lots";

interface Entry {
  state: { layer: number } | null;
  path: string;
}

/** A browser's history: going back or forward takes a while, and is told by an event. */
class History {
  entries: Entry[] = [{ state: null, path: "/" }];
  at = 0;

  constructor(private readonly told: () => void) {}

  get here(): Entry {
    return this.entries[this.at] ?? { state: null, path: "nowhere" };
  }

  get state(): Entry["state"] {
    return this.here.state;
  }

  get length(): number {
    return this.entries.length;
  }

  pushState(state: Entry["state"], _: string, path = this.here.path): void {
    this.entries.splice(this.at + 1);
    this.entries.push({ state, path });
    this.at += 1;
  }

  replaceState(state: Entry["state"], _: string, path = this.here.path): void {
    this.entries[this.at] = { state, path };
  }

  go(steps: number): void {
    setTimeout(() => {
      if (!this.entries[this.at + steps]) return;
      this.at += steps;
      this.told();
    }, 5);
  }
}

/** A page with sheets that close a moment after they are asked to, as dialogs do. */
async function page(before: readonly Entry[] = [{ state: null, path: "/" }]) {
  vi.resetModules();
  const listeners: (() => void)[] = [];
  const browser = new History(() => { listeners.forEach((each) => { each(); }); });
  browser.entries = [...before];
  browser.at = before.length - 1;
  vi.stubGlobal("history", browser);
  vi.stubGlobal("location", { get pathname() { return browser.here.path; }, hash: "" });
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("addEventListener", (kind: string, listener: () => void) => { if (kind === "popstate") listeners.push(listener); });
  const { layers } = await import("../src/state/layers");
  const { route } = await import("../src/state/route.svelte");
  const sheets: { close: () => void }[] = [];

  function open(): void {
    const sheet = { close };
    let gone: (() => void) | null = layers.opened(close);
    sheets.push(sheet);
    function close(): void {
      if (!sheets.includes(sheet)) return;
      sheets.splice(sheets.indexOf(sheet), 1);
      setTimeout(() => { gone?.(); gone = null; }, 1);
    }
  }
  function closeAll(): void {
    [...sheets].reverse().forEach((sheet) => { sheet.close(); });
  }
  let path = browser.here.path;
  listeners.push(() => {
    if (browser.here.path !== path) closeAll();
    path = browser.here.path;
  });
  function go(to: string): void {
    route.go(to);
    closeAll();
  }
  return { browser, layers, route, sheets, open, closeAll, go };
}

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("Back closes what lies above, from the top, and leaves nothing behind", async () => {
  const { browser, open, sheets } = await page();
  open();
  open();
  for (const left of [1, 0]) {
    browser.go(-1);
    await vi.runAllTimersAsync();
    expect([sheets.length, browser.at]).toEqual([left, left]);
  }
});

test("whoever goes elsewhere from a sheet comes back to the page below it", async () => {
  const { browser, go, open, route } = await page();
  open();
  go("/t/K7W2FP");
  await vi.runAllTimersAsync();
  expect([route.code, browser.at]).toEqual(["K7W2FP", 1]);
  browser.go(-1);
  await vi.runAllTimersAsync();
  expect([route.code, browser.at]).toEqual([null, 0]);
});

test("whoever goes elsewhere while the history is on its way gets there", async () => {
  const { browser, closeAll, open, route } = await page();
  open();
  closeAll();
  await vi.advanceTimersByTimeAsync(3); // the way back has begun
  route.go("/t/K7W2FP");
  await vi.runAllTimersAsync();
  expect([route.code, browser.entries.map(({ path }) => path)]).toEqual(["K7W2FP", ["/", "/t/K7W2FP"]]);
});

test("a page that begins at a sheet's entry goes below it, and can be left even where nothing is there", async () => {
  const layer: Entry = { state: { layer: 1 }, path: "/" };
  for (const before of [[{ state: null, path: "/" }, layer], [layer]]) {
    const { browser, route } = await page(before);
    await vi.runAllTimersAsync();
    expect(browser.state).toBeNull();
    route.go("/t/K7W2FP");
    await vi.runAllTimersAsync();
    expect(route.code).toBe("K7W2FP");
  }
});

test("whatever is done in whatever order, the history has an entry for each sheet, and the page goes on", async () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { browser, closeAll, go, layers, open, route, sheets } = await page([{ state: null, path: "/" }, { state: null, path: "/t/AAAAAA" }]);
    const random = lots(seed);
    const lot = (below: number) => Math.floor(random() * below);
    const done: string[] = [];
    const deeds: Record<string, () => void> = {
      open: () => { if (sheets.length < 2) open(); },
      close: () => { sheets.at(-1)?.close(); },
      closeAll,
      back: () => { browser.go(-1); },
      forward: () => { browser.go(1); },
      go: () => { go(lot(2) === 0 ? "/" : "/t/BBBBBB"); },
    };
    const names = Object.keys(deeds);
    for (let step = 0; step < 12; step += 1) {
      const name = names[lot(names.length)] ?? "";
      done.push(name);
      deeds[name]?.();
      await vi.advanceTimersByTimeAsync(lot(4) * 3);
    }
    await vi.runAllTimersAsync();
    const still = vi.fn();
    layers.whenStill(still);
    const expected = { layer: sheets.length, still: 1, code: /^\/t\/(\w+)/.exec(browser.here.path)?.[1] ?? null };
    expect({ layer: browser.state?.layer ?? 0, still: still.mock.calls.length, code: route.code }, done.join(" ")).toEqual(expected);
  }
});
