/** What a screen reader says of the piles of 11 nimmt!. */
import { beforeAll, expect, test, vi } from "vitest";
import { pileLabel } from "../src/games/eleven/labels";
import { NOTHING } from "../src/games/eleven/staging";
import { speak } from "../src/text/say.svelte";
import { ELEVEN } from "./fixtures";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

test.each([
  ["en", "Pile showing 33, 5 bullheads on that card"],
  ["es", "Pila que muestra el 33, 5 cabezas en esa carta"],
])("the bullheads in a pile's label are those of its top card, and nobody hears them as the pile's (E14): %s", async (language, label) => {
  await speak(language);
  expect(pileLabel(33, ELEVEN, null, NOTHING)).toBe(label);
});
