/** The verdict in one line says no more than was proven. */
import { beforeAll, expect, test, vi } from "vitest";
import { fits, possibleDeals, type Verdict } from "../src/fairness/points";
import { speak } from "../src/text/say.svelte";
import { headline, remark } from "../src/verdict/words";

const NAMES = ["Ana", "ox", "Bo"];

function line(name: Verdict["name"], changes: Partial<Verdict> = {}): string {
  const { missing = [] } = changes;
  return headline({ name, reasons: [], first: null, listed: 2, missing, deals: possibleDeals(2, missing.length), carried: false, ...changes }, NAMES);
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("missing numbers are named, where all else fits and where rounds were not seen", () => {
  expect(line("proven")).toContain("2 devices");
  expect(line("choice", { missing: [2] })).toContain("at most 2 deals: Bo’s number");
  expect(line("not_proven", { reasons: ["rounds_unseen"] })).toContain("Proven for the rounds");
  const both = line("not_proven", { reasons: ["rounds_unseen"], missing: [2] });
  expect(both).toContain("Bo’s number is missing");
  expect(both).not.toContain("Proven");
});

test("a draw that a link brought is as good as the link, and that is said", () => {
  expect(line("proven")).not.toContain("link");
  for (const name of ["proven", "choice", "not_proven", "differs"] as const) expect(line(name, { carried: true })).toContain("gave you the link");
  expect(remark(fits("draw", { carried: 1 }))).toContain("gave the link");
  expect(remark(fits("draw", { carried: 0 }))).toBe("");
});
