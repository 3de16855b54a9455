/** The show tells scenes beat by beat, and gets out of the way when it is hurried. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefer } from "../src/state/settings.svelte";
import { Show, type Scene } from "../src/show/show.svelte";

const seen: string[] = [];
const scene = (name: string, beat = 500): Scene => ({ apply: () => seen.push(name), beat });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { querySelectorAll: () => [], querySelector: () => null });
  seen.length = 0;
  prefer({ speed: "normal" });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("who hurries in the moment a scene begins does not wait for it", async () => {
  const show = new Show();
  show.perform([scene("a", 60_000)]);
  show.skip();
  await vi.advanceTimersByTimeAsync(10);
  expect([seen, show.busy]).toEqual([["a"], false]);
});

test("each scene is looked at before the next", async () => {
  const show = new Show();
  show.perform([scene("a"), scene("b")]);
  await vi.advanceTimersByTimeAsync(10);
  expect(seen).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(520);
  expect(seen).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(520);
  expect(show.busy).toBe(false);
});

test("skipping shows the end of what was queued, and later scenes at their pace", async () => {
  const show = new Show();
  show.perform([scene("a"), scene("b"), scene("c")]);
  await vi.advanceTimersByTimeAsync(10);
  show.skip();
  show.perform([scene("d"), scene("e")]);
  await vi.advanceTimersByTimeAsync(10);
  expect(seen).toEqual(["a", "b", "c", "d"]);
});

test("where too many stories wait the oldest are shown at once, and the last ones told", async () => {
  const show = new Show();
  const story = (name: string): Scene[] => [{ ...scene(name), opens: true }, scene(`${name}2`)];
  for (const name of ["a", "b", "c", "d"]) {
    show.perform(story(name));
    show.catchUp(2);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(["a", "a2", "b", "b2", "c"]);
  await vi.advanceTimersByTimeAsync(520);
  expect(seen.at(-1)).toBe("c2");
});

test("stories that may wait are not hurried", async () => {
  const show = new Show();
  for (const name of ["a", "b", "c"]) {
    show.perform([{ ...scene(name), opens: true }]);
    show.catchUp(2);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(["a"]);
});

test("in a hidden tab nobody looks, and no time passes", async () => {
  vi.stubGlobal("document", { hidden: true });
  const show = new Show();
  show.perform([scene("a"), scene("b")]);
  await vi.advanceTimersByTimeAsync(0);
  expect([seen, show.busy]).toEqual([["a", "b"], false]);
});

test("with the animation off everything simply is where it belongs", async () => {
  prefer({ speed: "off" });
  const show = new Show();
  show.perform([scene("a"), scene("b")]);
  await vi.advanceTimersByTimeAsync(0);
  expect([seen, show.busy]).toEqual([["a", "b"], false]);
});

test("a scene that fails does not take the rest of the story with it", async () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const show = new Show();
  const broken = (): void => {
    throw new Error("broken");
  };
  show.perform([{ apply: broken, beat: 500 }, scene("b", 0)]);
  await vi.advanceTimersByTimeAsync(10);
  expect([seen, show.busy, report.mock.calls.length]).toEqual([["b"], false, 1]);
});
