/** Hints give the reason: what a pile takes, where a card may go, why a pile must be taken. */
import { beforeEach, expect, test, vi } from "vitest";
import { hint } from "../src/games/eleven/hint";
import { chooseCard, choosePile, NOTHING } from "../src/games/eleven/staging";
import { speak } from "../src/text/say.svelte";
import type { LegalTurn } from "../src/wire/types";
import { ELEVEN } from "./fixtures";

const legal: LegalTurn = { kind: "turn", reach: { "91": [94, 95], "86": [94], "40": [] }, piles: 1, cards: "one", take: [40, 86, 91] };
const none: LegalTurn = { ...legal, reach: { "40": [] }, take: [40] };
const pile = (top: number) => hint(legal, choosePile(NOTHING, legal, top), ELEVEN);
const card = (number: number) => hint(legal, chooseCard(NOTHING, legal, number), ELEVEN);

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

test("in English", async () => {
  await speak("en");
  expect([pile(91), pile(40)]).toEqual(["On 91: 92 to 1. You have 94 and 95.", "On 40: 41 to 50. You have none."]);
  expect([card(94), card(7)]).toEqual(["94 goes on a pile showing 84 to 93: 86 or 91.", "7 doesn’t fit on any pile: none shows 97 to 6."]);
  expect(hint(none, NOTHING, ELEVEN)).toBe("None of your cards is 1 to 10 higher than any pile’s top card: choose a pile to take.");
});

test("in Spanish", async () => {
  await speak("es");
  expect([pile(91), pile(40)]).toEqual(["Sobre el 91: del 92 al 1. En tu mano: 94 y 95.", "Sobre el 40: del 41 al 50. No tienes ninguna."]);
  expect([card(94), card(7)]).toEqual([
    "El 94 va sobre una pila que muestre un número del 84 al 93: el 86 o el 91.",
    "El 7 no llega: ninguna pila muestra un número del 97 al 6.",
  ]);
  expect(hint(none, NOTHING, ELEVEN)).toContain("elige qué pila te llevas");
});
