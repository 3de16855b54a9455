/** The screen on which everybody waits for the draw. */
import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import Drawing from "../src/table/Drawing.svelte";
import { speak } from "../src/text/say.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("a connection that is lost during the draw is told, and that it comes back by itself", () => {
  const shown = (lost: boolean): string => render(Drawing, { props: { code: "K7W2FP", lost } }).body;
  expect(shown(false)).toContain("Shuffling together…");
  expect(shown(true)).toMatch(/Can’t reach the server\. .* by itself/);
  expect(shown(true)).not.toContain("Shuffling together…");
});
