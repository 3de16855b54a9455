/** What happened, as the table may show it. */
import { beforeAll, expect, test, vi } from "vitest";
import type { TableState } from "../src/state/table.svelte";
import { counted, seenCards } from "../src/games/six/counter";
import { leftBy, turnSentence, type LapTurn } from "../src/games/eleven/lap";
import { speak } from "../src/text/say.svelte";
import type { Placed, SixView } from "../src/wire/types";

const placed = (card: number, taken: number[] = []): Placed => ({ kind: "six.placed", seat: 0, card, row: 0, taken, why: taken.length ? "sixth card" : "fits" });

const round = {
  kind: "six.table_view",
  seat: 0,
  rows: [[30, 36], [37], [43, 44], [58]],
  hand: [1, 2],
  hand_sizes: [2, 2],
  last_trick: null,
  bullheads_taken: [6, 0],
  phase: { kind: "six.commitments", committed: [false, false], own: null },
} as SixView;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("rows, tricks and what was taken are seen; a hand is one's own", () => {
  const tricks = [[placed(14), placed(15)], [placed(30, [12, 14, 15, 21, 26]), placed(36)]];
  const seen = counted(60, round, tricks, null);
  expect(seen[0]).toBe("mine");
  expect([12, 14, 21, 30, 58].map((card) => seen[card - 1])).toEqual(["seen", "seen", "seen", "seen", "seen"]);
  expect([3, 59, 60].map((card) => seen[card - 1])).toEqual(["unseen", "unseen", "unseen"]);
  expect(seen.filter((each) => each === "seen")).toHaveLength(11);
});

test("a revealed trick and drafted hands are seen too", () => {
  const revealed = { ...round, phase: { kind: "six.choosing_row", seat: 1, cards: [50, 3] } } as SixView;
  expect(seenCards(revealed, [], null).has(3)).toBe(true);
  expect(seenCards(round, [], [[1, 2], [8, 9]]).has(9)).toBe(true);
});

test("a turn of the last lap says who did what, and whose bull card went where", () => {
  const names = ["Ana", "Luis", "Eva"];
  const seats = names.map((name, person) => ({ person, name, bot: null }));
  const table = { seat: 0, info: { state: "match", names, seats } } as unknown as TableState;
  const take = (source: number | "supply" | null): LapTurn => ({ kind: "eleven.last_take", seat: 1, top: 46, source, opened: [23, 87] });
  const play: LapTurn = { kind: "eleven.last_play", seat: 0, tops: [36, 51] };
  expect(turnSentence(play, table)).toBe("You played and left 36 and 51 on top.");
  expect(turnSentence(take(null), table)).toBe("Luis took the 46 pile; new piles: 23 and 87.");
  expect(turnSentence(take("supply"), table)).toMatch(/bull card\.$/);
  expect(turnSentence(take(0), table)).toMatch(/from you\.$/);
  expect(turnSentence(take(2), table)).toMatch(/from Eva\.$/);
  expect([leftBy(play), leftBy(take(2))]).toEqual([[36, 51], [23, 87]]);
});
