/** What the start says of tables of mine. */
import { expect, test } from "vitest";
import { age, inOrder, listedWords, othersAt, waitingMatch, waitsForMe } from "../src/start/standing_words";
import type { Standing, TableInfo } from "../src/wire/types";
import { speaking } from "./drawn";
import { chair, SIX, tableOf } from "./fixtures";

const MINUTE = 60_000;

function standing(toAct: number[], changes: Partial<TableInfo> = {}, changed = 0): Standing {
  const seats = [chair({ person: 1, name: "Ana" }), chair({ person: 2, name: "Eva" })];
  const play = { to_act: toAct, rests: false } as unknown as Standing["play"];
  return { person: 1, now: 0, changed, table: { ...tableOf(SIX, seats), ...changes }, play };
}

test("a match waits for me when it is my turn, unless it is paused, over, or a bot plays for me", () => {
  expect(waitsForMe(standing([0, 1]))).toBe(true);
  expect(waitsForMe(standing([1]))).toBe(false);
  expect(waitsForMe(standing([0], { paused: true }))).toBe(false);
  expect(waitsForMe(standing([0], { state: "result" }))).toBe(false);
  for (const gone of [{ resigned: true }, { stand_in: "left" as const }]) {
    expect(waitsForMe(standing([0], { seats: [chair({ person: 1, ...gone }), chair({ person: 2 })] }))).toBe(false);
  }
});

test("what waits for me comes first, then what is played, then lobbies, then what is over; the latest of each first", () => {
  const over = standing([], { state: "result" }, 9);
  const lobby = standing([], { state: "lobby" }, 8);
  const others = standing([1], {}, 7);
  const [old, latest] = [standing([0], {}, 1), standing([0], {}, 2)];
  expect(inOrder([over, lobby, others, old, latest])).toEqual([latest, old, others, lobby, over]);
  expect(waitingMatch([over, lobby, others])).toBe(others);
  expect(waitingMatch([over, lobby])).toBeNull();
});

test("an age is said as people say it, in the largest unit that fits", () => {
  expect(age(0)).toBe("now");
  expect(age(5 * MINUTE)).toMatch(/^5 min/);
  expect(age(3 * 60 * MINUTE)).toMatch(/^3 hr/);
  expect(age(24 * 60 * MINUTE)).toBe("yesterday");
});

test("two matches against bots are told apart: by the levels, by the code where all else is alike", async () => {
  await speaking("es");
  const round = { kind: "six.table_view", bullheads_taken: [0, 5, 0] };
  const play = { view: { round_number: 2, scores: [[1, 2, 3]], outcome: null, round } } as unknown as Standing["play"];
  const against = (code: string, ...bots: string[]) => {
    const table = tableOf(SIX, [chair({ person: 1, name: "Ana" }), ...bots.map((bot) => chair({ bot }))]);
    return { ...standing([0]), play, table: { ...table, code } };
  };
  const [calves, mixed, alike] = [against("K7W2FP", "calf", "calf"), against("K7W2FQ", "bull", "calf"), against("K7W2FR", "calf", "calf")];
  expect(othersAt(calves.table, 1)).toBe("Con 2 bots (becerro)");
  expect(othersAt(mixed.table, 1)).toBe("Con 2 bots (toro y becerro)");
  expect(othersAt(tableOf(SIX, [chair({ bot: "cautious" })]), 1)).toBe("Con 1 bot");
  expect(listedWords(alike)).toBe(listedWords(calves).replace("K7W\u00A02FP", "K7W\u00A02FR"));
  expect(listedWords(calves)).toMatch(/^Ronda 2 · 1.º de 3 · 1 cabeza · .+ · K7W\u00A02FP$/);
});
