/** What a browser kept may be of an older page, or anything at all. */
import { beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../src/state/settings.svelte";

const USUAL = preferences({});

test.each([
  [{ speed: "warp" }, USUAL],
  [{ theme: 7, name: null, language: {}, confirm: "yes" }, USUAL],
  [{ against: "bull" }, { ...USUAL, against: "bull" }],
  [{ against: "random" }, USUAL],
  [{ speed: "off", theme: "dark", name: "Ana", confirm: true }, { ...USUAL, speed: "off", theme: "dark", name: "Ana", confirm: true }],
])("preferences take from %j what can be meant", (found, meant) => {
  expect(preferences(found)).toEqual(meant);
});

class Storage {
  constructor(readonly values: Record<string, string> = {}) {}
  getItem = (name: string): string | null => this.values[name] ?? null;
  setItem = (name: string, value: string): void => {
    this.values[name] = value;
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

test.each(["null", "{}", "[null, 7]", "garbage", '[{"code": "K7W2FP", "nonce": "ab", "hashes": {"1": "cd"}}, {"code": 3}]'])(
  "tables kept as %s do not break the page",
  async (text) => {
    vi.stubGlobal("localStorage", new Storage({ "toril.tables": text }));
    const { myTables } = await import("../src/state/my_tables.svelte");
    const expected = text.includes("K7W2FP") ? [{ code: "K7W2FP", name: "", playing: false }] : [];
    expect(myTables()).toEqual(expected);
  },
);

test("two versions in turns reload the page once each", async () => {
  const reload = vi.fn();
  vi.stubGlobal("sessionStorage", new Storage());
  vi.stubGlobal("location", { reload });
  const { reloadFor } = await import("../src/state/reload");
  for (const version of ["a", "b", "a", "b", "a"]) reloadFor(version);
  expect(reload).toHaveBeenCalledTimes(2);
});
