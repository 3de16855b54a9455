/** The verdict in one line says no more than was proven. */
import { beforeAll, expect, test, vi } from "vitest";
import { canonical } from "../src/fairness/canonical";
import { sealOf, secretSealOf } from "../src/fairness/hashes";
import { fits, notCompared, possibleDeals, type Finding, type Verdict } from "../src/fairness/points";
import { speak } from "../src/text/say.svelte";
import { numbersOfPeople } from "../src/verdict/numbers";
import { headline, meaning, pointWords, remark } from "../src/verdict/words";

function verdict(name: Verdict["name"], changes: Partial<Verdict> = {}): Verdict {
  const { listed = 2, missing = [] } = changes;
  return { name, reasons: [], first: null, listed, missing, deals: possibleDeals(listed, missing.length), carried: false, later: [], since: 1, ...changes };
}

function line(name: Verdict["name"], changes: Partial<Verdict> = {}, findings?: Finding[]): string {
  return headline(verdict(name, changes), findings);
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("missing numbers are named, where all else fits and where rounds were not seen", () => {
  expect(line("proven")).toContain("2 devices");
  expect(line("choice", { missing: ["Bo"] })).toContain("at most 2 deals: Bo’s number");
  const both = line("not_proven", { reasons: ["rounds_unseen"], missing: ["Bo"] });
  expect(both).toContain("Bo’s number is missing");
  expect(both).not.toContain("Proven");
});

test("rounds are called proven only where some were seen from the beginning", () => {
  const unseen = (seen: number) => line("not_proven", { reasons: ["rounds_unseen"] }, [notCompared("deals", "rounds_unseen", { rounds: "1", seen })]);
  expect(unseen(1)).toMatch(/^Proven for the rounds/);
  expect(unseen(0)).toMatch(/^Not proven: .* any round/);
  expect(line("not_proven", { reasons: ["rounds_unseen"] }, [notCompared("deals", "rounds_unseen")])).toMatch(/^Not proven/);
  expect(line("not_proven", { reasons: ["rounds_unseen"] })).toMatch(/^You didn’t see every round/); // one that was kept
});

test("a match before that the host ended is named, and weighs more than what was not seen", () => {
  expect(line("not_proven", { reasons: ["rounds_unseen", "ended_for_all"] })).toBe("Not proven: the host ended an earlier match, perhaps because of its deals.");
  expect(remark(notCompared("earlier", "ended_for_all", { match: 3 }))).toBe("The host ended match 3, perhaps because of its deals.");
});

test("what a choice means is told with as many deals as its headline says", () => {
  const means = (listed: number, missing: string[]) => meaning(verdict("choice", { listed, missing }));
  expect(means(2, ["Bo"])).toContain("two deals, the one with the missing number and the one without it, and nothing else");
  expect(means(3, ["Bo"])).toContain("at most 3 deals, by holding back this number, another one instead (not yours), or none, and");
  expect(means(4, ["Bo", "Eva"])).toContain("at most 7 deals, by holding back up to 2 numbers, these or others (not yours), and");
});

test("who looked on is told of the first cards, and of no hand", () => {
  const deals = fits("deals");
  expect(pointWords(deals, [fits("own_number"), deals])).toContain("Your hands");
  expect(pointWords(deals, [notCompared("own_number", "looking_on"), deals])).toBe("The first cards were dealt that way");
});

test("the numbers are listed by people's names, without the bots", () => {
  const [table, number] = ["00".repeat(16), "11".repeat(32)];
  const text = canonical({
    v: "toril-fair-2", table, match: 1, round: 1, game: "six_nimmt", rules_version: 1, options: {},
    seats: [{ name: "ox", bot: "ox" }, { name: "Ana", number: sealOf(table, number) }, { name: "Bo", number: null }],
    secret: secretSealOf(table, number),
  });
  expect(numbersOfPeople({ text, numbers: [null, number, null], secret: number })).toEqual([
    { seat: 1, name: "Ana", number }, { seat: 2, name: "Bo", number: null },
  ]);
});

test("a draw that a link brought is as good as the link, and that is said", () => {
  expect(line("proven")).not.toContain("link");
  for (const name of ["proven", "choice", "not_proven", "differs"] as const) expect(line(name, { carried: true })).toContain("gave you the link");
  expect(remark(fits("draw", { carried: 1 }))).toContain("gave the link");
  expect(remark(fits("draw", { carried: 0 }))).toBe("");
});

test("who came later is told since when it is proven, and between how much somebody could choose", () => {
  const since = (deals: number) => line("not_proven", { reasons: ["came_later"], since: 3, deals });
  expect(since(1)).toBe("Proven from round 3 on, when you joined. Nothing is known here of what came before.");
  expect(since(6)).toContain("except for a choice between at most 6 possibilities. Nothing");
  expect(line("not_proven", { reasons: ["came_later", "left_out"], since: 3 })).toContain("your number was left out");
  expect(remark(notCompared("draw", "came_later"))).toContain("You joined later");
  expect(remark(notCompared("own_number", "absent", { drawn: 2 }))).toMatch(/asleep\. When the cards were shuffled for round 2\.$/);
});

test("a match that was shuffled anew is proven up to when that was", () => {
  const again: Partial<Verdict> = { later: [2], deals: 3 };
  expect(line("choice", again)).toContain("at most 3 possibilities: the cards were shuffled anew");
  expect(line("choice", { ...again, missing: ["Bo"], deals: 6 })).toContain("at most 6 deals: Bo’s number is missing");
  expect(meaning(verdict("choice", again))).toContain("That way they could choose between at most 3 possibilities");
  expect(meaning(verdict("choice", { ...again, missing: ["Bo"] }))).toContain("with the missing numbers, they could");
});
