/** A finger that rests on a card looks at it; a finger that taps plays it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longPress } from "../src/parts/long_press";

let seen: string[], card: EventTarget, drop: ReturnType<ReturnType<typeof longPress>>;

const does = (name: string, pointerType = "touch"): Event => {
  const event = Object.assign(new Event(name, { cancelable: true }), { pointerType });
  card.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  seen = [];
  card = new EventTarget();
  drop = longPress(() => seen.push("look"), () => seen.push("away"))(card as HTMLElement);
  card.addEventListener("click", () => seen.push("play"));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a tap plays", () => {
  does("pointerdown");
  vi.advanceTimersByTime(150);
  does("pointerup");
  does("click");
  vi.advanceTimersByTime(1_000);
  expect(seen).toEqual(["play"]);
});

test("a rest looks, and the tap that would follow is swallowed, but not the next one", () => {
  does("pointerdown");
  vi.advanceTimersByTime(500);
  expect(does("mousedown").defaultPrevented).toBe(true);
  does("pointerup");
  does("click");
  expect(seen).toEqual(["look", "away"]);
  does("pointerdown");
  does("pointerup");
  does("click");
  expect(seen).toEqual(["look", "away", "play"]);
});

test("a mouse button that is held down plays all the same: a mouse looks by pointing", () => {
  does("pointerdown", "mouse");
  vi.advanceTimersByTime(1_000);
  does("pointerup", "mouse");
  does("click", "mouse");
  expect(seen).toEqual(["play"]);
});

test("a card that is gone is not looked at any more", () => {
  does("pointerdown");
  drop?.();
  vi.advanceTimersByTime(1_000);
  expect(seen).toEqual([]);
});
