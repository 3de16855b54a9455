import { expect, test } from "vitest";
import {
  NOTHING,
  canPlay,
  chooseCard,
  choosePile,
  distance,
  inOrder,
  lay,
  mayLay,
  pileOf,
  play,
  remove,
  staged,
  take,
  type Staging,
} from "../src/games/eleven/staging";
import type { LegalTurn } from "../src/wire/types";

/** Piles 31, 33, 69 and 96; the hand 34 36 42 70 3. */
const reach = { "31": [34, 36], "33": [34, 36, 42], "69": [70], "96": [3] };
const turn = (piles: number, cards: LegalTurn["cards"] = "many"): LegalTurn => ({
  kind: "turn",
  reach,
  piles,
  cards,
  take: [31, 33, 69, 96, 88],
});
const one = turn(1, "one");

function cardsOf(legal: LegalTurn, ...cards: number[]): Staging {
  return cards.reduce((staging, card) => chooseCard(staging, legal, card), NOTHING);
}

test("a card, then its pile: the whole play without a bull card", () => {
  const waiting = chooseCard(NOTHING, one, 34);
  expect(waiting.card).toBe(34);
  expect(play(waiting)).toBeNull();
  const laid = choosePile(waiting, one, 33);
  expect(play(laid)).toEqual({ kind: "eleven.play", groups: [[33, [34]]] });
});

test("a pile, then a card that fits on it", () => {
  const laid = chooseCard(choosePile(NOTHING, one, 31), one, 36);
  expect(play(laid)).toEqual({ kind: "eleven.play", groups: [[31, [36]]] });
});

test("a card with only one place goes there by itself", () => {
  expect(play(chooseCard(NOTHING, one, 70))).toEqual({ kind: "eleven.play", groups: [[69, [70]]] });
});

test("without a bull card another card replaces the one that lies there", () => {
  const laid = cardsOf(one, 70, 3);
  expect(play(laid)).toEqual({ kind: "eleven.play", groups: [[96, [3]]] });
  expect(play(chooseCard(laid, one, 34))).toBeNull();
});

test("without a bull card the card moves to another pile in reach, and goes back from one that is not", () => {
  const laid = chooseCard(choosePile(NOTHING, one, 31), one, 36);
  expect(play(choosePile(laid, one, 33))).toEqual({ kind: "eleven.play", groups: [[33, [36]]] });
  expect(choosePile(laid, one, 69)).toEqual({ pile: 69, card: null, groups: [] });
});

test("the same card again is taken back", () => {
  expect(cardsOf(one, 70, 70).groups).toEqual([]);
  expect(cardsOf(one, 34, 34)).toEqual(NOTHING);
});

test("with one bull card several cards go on one pile, and no second pile is begun", () => {
  const legal = turn(1);
  let staging = choosePile(NOTHING, legal, 33);
  for (const card of [36, 34, 42]) staging = chooseCard(staging, legal, card);
  expect(play(staging)).toEqual({ kind: "eleven.play", groups: [[33, [36, 34, 42]]] });
  expect(mayLay(staging, legal, 70, 69)).toBe(false);
  const refused = chooseCard(staging, legal, 70);
  expect(refused.groups).toEqual(staging.groups);
  expect(refused.card).toBe(70);
  expect(lay(staging, legal, 70, 69)).toBe(staging);
});

test("with one bull card a lone card moves to another pile", () => {
  const legal = turn(1);
  const laid = chooseCard(choosePile(NOTHING, legal, 31), legal, 34);
  const moved = chooseCard(choosePile(laid, legal, 33), legal, 34);
  expect(play(moved)).toEqual({ kind: "eleven.play", groups: [[33, [34]]] });
});

test("with three bull cards up to three piles", () => {
  const legal = turn(3);
  const staging = cardsOf(legal, 70, 3, 42);
  expect(staging.groups.map((group) => group.top)).toEqual([69, 96, 33]);
  expect(mayLay(staging, legal, 34, 31)).toBe(false);
  expect(mayLay(staging, legal, 34, 33)).toBe(true);
});

test("a card lies on one pile only, also when it moves", () => {
  const legal = turn(2);
  const first = chooseCard(choosePile(NOTHING, legal, 31), legal, 34);
  const both = chooseCard(first, legal, 36);
  const moved = chooseCard(choosePile(both, legal, 33), legal, 36);
  expect(staged(moved, 31)).toEqual([34]);
  expect(staged(moved, 33)).toEqual([36]);
  expect(pileOf(moved, 36)).toBe(33);
});

test("the last card taken back takes its group with it", () => {
  const legal = turn(2);
  const staging = cardsOf(legal, 70, 3);
  expect(remove(staging, 70).groups).toEqual([{ top: 96, cards: [3] }]);
  expect(play(remove(remove(staging, 70), 3))).toBeNull();
});

test("every play that can be put together is within the server's reach", () => {
  const taps = [34, 36, 42, 70, 3, 99];
  const piles = [31, 33, 69, 96, 88];
  for (const legal of [one, turn(1), turn(2), turn(4)]) {
    let staging = NOTHING;
    for (let step = 0; step < 400; step += 1) {
      const next = (step * 7 + step ** 2) % 11;
      const card = taps[next];
      const top = piles[(step * 3) % 5] ?? 31;
      staging = card === undefined ? choosePile(staging, legal, top) : chooseCard(staging, legal, card);
      const groups = staging.groups;
      const cards = groups.flatMap((group) => group.cards);
      expect(groups.length).toBeLessThanOrEqual(legal.piles);
      expect(new Set(cards).size).toBe(cards.length);
      if (legal.cards === "one") expect(cards.length).toBeLessThanOrEqual(1);
      for (const group of groups) {
        expect(group.cards.length).toBeGreaterThan(0);
        for (const each of group.cards) expect(legal.reach[String(group.top)]).toContain(each);
      }
    }
  }
});

test("a chosen pile can be taken while nothing is laid, also one that nothing fits on", () => {
  expect(take(choosePile(NOTHING, one, 88), one)).toEqual({ kind: "eleven.take", top: 88 });
  expect(take(cardsOf(one, 70), one)).toBeNull();
  expect(take(choosePile(NOTHING, one, 12), one)).toBeNull();
  expect(choosePile(choosePile(NOTHING, one, 88), one, 88)).toEqual(NOTHING);
});

test("with nothing in reach there is nothing to play", () => {
  expect(canPlay(one)).toBe(true);
  expect(canPlay({ ...one, reach: {} })).toBe(false);
});

test("distances go past the hundred, and so does the order of a group", () => {
  expect(distance(98, 5, 100)).toBe(7);
  expect(distance(33, 36, 100)).toBe(3);
  expect(inOrder(96, [3, 98], 100)).toEqual([98, 3]);
});
