/** Who has a coach: in the first match of each game on this device, and nobody who has played before. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableState } from "../src/state/table.svelte";
import { fakeStorage } from "./fake_storage";
import { ELEVEN, SIX, tableOf } from "./fixtures";

let kept: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  kept = fakeStorage();
});

afterEach(() => { vi.unstubAllGlobals(); });

/** A page that is loaded with what is kept. */
async function page() {
  const [newcomer, end, { settings }] = await Promise.all([
    import("../src/state/newcomer"),
    import("../src/coach/first_match.svelte"),
    import("../src/state/settings.svelte"),
  ]);
  const table = (rules: typeof SIX | typeof ELEVEN) => ({ info: tableOf(rules, []), coached: true }) as unknown as TableState;
  return { isNewTo: newcomer.isNewTo, ...end, settings, table };
}

test("somebody who comes for the first time is new to every game", async () => {
  const { isNewTo } = await page();
  expect([isNewTo("six_nimmt"), isNewTo("eleven_nimmt")]).toEqual([true, true]);
});

test("who comes with tables that an older page has kept is no beginner, then and later", async () => {
  kept.set("toril.tables", JSON.stringify([{ code: "K7W2FP", name: "Ana", playing: false }]));
  expect((await page()).isNewTo("six_nimmt")).toBe(false);
  vi.resetModules();
  kept.delete("toril.tables");
  expect((await page()).isNewTo("eleven_nimmt")).toBe(false);
});

test("a table of this page makes nobody experienced: the first match of the other game has its coach too", async () => {
  const before = await page();
  kept.set("toril.tables", JSON.stringify([{ code: "K7W2FP", name: "Ana", playing: true }]));
  expect(before.isNewTo("six_nimmt")).toBe(true);
  vi.resetModules();
  const { isNewTo, graduate, table } = await page();
  expect(isNewTo("six_nimmt")).toBe(true);
  graduate(table(SIX), true);
  expect([isNewTo("six_nimmt"), isNewTo("eleven_nimmt")]).toEqual([false, true]);
  vi.resetModules();
  const later = await page();
  expect([later.isNewTo("six_nimmt"), later.isNewTo("eleven_nimmt")]).toEqual([false, true]);
});

test("what was kept is not trusted", async () => {
  for (const broken of ["7", "[]", '{"over":"six_nimmt"}', '{"over":[7,null]}', "{"]) {
    kept.set("toril.coach", broken);
    vi.resetModules();
    expect((await page()).isNewTo("six_nimmt")).toBe(true);
  }
});

test("a browser that keeps nothing still knows it as long as the page is open", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { isNewTo, graduate, table } = await page();
  graduate(table(SIX), true);
  expect([isNewTo("six_nimmt"), isNewTo("eleven_nimmt")]).toEqual([false, true]);
});

test("who came through a coach may take moves back, until they say otherwise; a coach changes no other preference", async () => {
  const { graduate, settings, table } = await page();
  const usual = { ...settings };
  graduate(table(SIX), true);
  expect({ ...settings }).toEqual({ ...usual, takeBack: true });
  settings.takeBack = false;
  graduate(table(ELEVEN), false);
  expect({ ...settings }).toEqual(usual);
});

test.each([[false, true], [true, false]])("a kept choice about confirming stays: %s; who had none is asked once", async (confirm, asks) => {
  kept.set("toril.settings", JSON.stringify({ confirm }));
  const { graduate, question, settings, table } = await page();
  const first = table(SIX);
  graduate(first, true);
  expect([settings.confirm, question.of !== null]).toEqual([confirm, asks]);
});

test("after the game that asks for the button anyhow nothing is asked", async () => {
  const { graduate, question, table } = await page();
  graduate(table(ELEVEN), false);
  expect(question.of).toBeNull();
});

test("who plays on without hints has no coach from then on, and moves as before", async () => {
  const { isNewTo, playAlone, settings, table } = await page();
  const first = table(SIX);
  playAlone(first);
  expect([first.coached, isNewTo("six_nimmt"), settings.takeBack]).toEqual([false, false, false]);
});
