import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadFor } from "../src/state/reload";

let reloads: number;

beforeEach(() => {
  reloads = 0;
  const memory = new Map<string, string>();
  vi.stubGlobal("location", { reload: () => (reloads += 1) });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, text: string) => memory.set(name, text),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("an older page is loaded anew once for each version, never in a circle", () => {
  reloadFor("2");
  reloadFor("2");
  expect(reloads).toBe(1);
  reloadFor("3");
  expect(reloads).toBe(2);
});

test("a browser without a memory is not loaded anew at all", () => {
  vi.stubGlobal("sessionStorage", undefined);
  reloadFor("2");
  expect(reloads).toBe(0);
});

test("what a worker keeps of the older page is forgotten first, where there is a network", async () => {
  const kept = new Set(["toril-1", "toril-2"]);
  const caches = { keys: () => Promise.resolve([...kept]), delete: (name: string) => Promise.resolve(kept.delete(name)) };
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("navigator", { onLine: false });
  reloadFor("2");
  expect([reloads, kept.size]).toEqual([1, 2]);
  vi.stubGlobal("navigator", { onLine: true });
  reloadFor("3");
  await vi.waitFor(() => { expect([reloads, kept.size]).toEqual([2, 0]); });
});
