/** The panel of rules tells a table's own numbers; the terminal's test of the same sentences is tests/cli/test_rules_told.py. */
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { RULES_TOLD } from "../src/games/rules_told";
import { deckOf } from "../src/games/eleven/bullheads";
import { speak } from "../src/text/say.svelte";
import type { ElevenRules, SixRules } from "../src/wire/types";
import { ELEVEN, PRINTED, SIX } from "./fixtures";

const NAMES = ["Ana", "Luis", "Eva"];

function six(changes: Partial<SixRules>): string {
  return RULES_TOLD.six_nimmt.told({ rules: { ...SIX, ...changes }, names: NAMES });
}

function eleven(changes: Partial<ElevenRules>): string {
  return RULES_TOLD.eleven_nimmt.told({ rules: { ...ELEVEN, ...changes }, names: NAMES });
}

/** E1's other table, written down once more to check the page's. */
function reported(cards: number): number[] {
  const prime = (card: number) => card > 1 && Array.from({ length: card - 2 }, (_, index) => index + 2).every((divisor) => card % divisor !== 0);
  const sevens = [33, 63, 93];
  return Array.from({ length: cards }, (_, index) => index + 1).map((card) => (sevens.includes(card) ? 7 : card % 10 === 3 ? 5 : prime(card) ? 3 : 1));
}

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

beforeEach(async () => {
  await speak("en");
});

describe("the rules of 6 nimmt!", () => {
  it("are the usual ones where nobody sits at a table", () => {
    const usual = RULES_TOLD.six_nimmt.told(null);
    expect(usual).toContain("2 to 10 players");
    expect(six({})).toContain("4 players");
    expect(usual.split("\n").slice(1)).toEqual(six({}).split("\n").slice(1));
    expect(usual).toContain("66 bullheads or more");
  });

  it.each<[Partial<SixRules>, string]>([
    [{ limit: 100 }, "100 bullheads or more at the end"],
    [{ limit: 67 }, "has more than 66 bullheads at the end"],
    [{ limit: null, rounds: 3 }, "The match is over after 3 rounds."],
    [{ limit: null, rounds: 1 }, "after one round."],
    [{ limit: 40, rounds: 5 }, "has 40 bullheads or more at the end of a round, or after 5 rounds."],
    [{ hand_size: 7 }, "7 for each person"],
    [{ hand_size: 7 }, "There are 7 tricks."],
    [{ rows: 6 }, "6 that open 6 rows"],
    [{ row_length: 3 }, "A row holds 3 cards:"],
    [{ top_card: 60 }, "the cards 1 to 60"],
    [{ variant: "tactics", top_card: 44 }, "Only the cards 1 to 44"],
    [{ variant: "draft", top_card: 44 }, "everyone picks one in turn, clockwise, until each has 10"],
  ])("are the table's own (S2, S5, S9, S11, S12): %o", (changes, words) => {
    expect(six(changes)).toContain(words);
    expect(RULES_TOLD.six_nimmt.told(null)).not.toContain(words);
  });
});

describe("the rules of 11 nimmt!", () => {
  it("are the usual ones where nobody sits at a table; at one, it is known who begins (E12)", () => {
    const usual = RULES_TOLD.eleven_nimmt.told(null);
    expect(usual).toContain("By the rulebooks the youngest starts");
    expect(usual.split("\n").slice(3)).toEqual(eleven({}).split("\n").slice(3));
  });

  it.each<[Partial<ElevenRules>, string]>([
    [{ first_starter: 2 }, "In the first round, Eva starts."],
    [{ rounds: 5 }, "There are 5 rounds"],
    [{ rounds: 1 }, "There is one round."],
    [{ starter: "total" }, "whoever has the lowest total so far"],
    [{ steal: "leader" }, "only if they have as many as you or more"],
    [{ bullheads: reported(100) }, "an unconfirmed list"],
    [{ bullheads: PRINTED.map(() => 4) }, "each card shows 4 bullheads, and the whole deck has 400"],
    [{ hand_size: 7 }, "7 for each person"],
    [{ top_card: 60, bullheads: PRINTED.slice(0, 60) }, "after 60 comes 1"],
    [{ seats: 5 }, "5 players"],
    [{ reach: 5 }, "1 to 5 higher than the pile’s top card"],
    [{ reach: 5 }, "On 98, 99, 100 and 1 to 3 fit."],
    [{ supply: 4 }, "there are 4 in all"],
    [{ supply: 0 }, "There are no bull cards here"],
    [{ bull_card_from: 5 }, "5 cards or more"],
    [{ new_piles: 1 }, "opens another with cards"],
  ])("are the table's own (E1, E4, E8, E9, E10, E12): %o", (changes, words) => {
    expect(eleven(changes)).toContain(words);
    expect(RULES_TOLD.eleven_nimmt.told(null)).not.toContain(words);
  });

  it("name a seat that is still free by its number", () => {
    expect(RULES_TOLD.eleven_nimmt.told({ rules: { ...ELEVEN, first_starter: 1 }, names: ["Ana", "", ""] })).toContain("In the first round, seat 2 starts");
  });
});

describe("E1's tables of bullheads", () => {
  it("are told apart, whatever the highest card is", () => {
    for (const cards of [60, 100, 150]) expect(deckOf({ bullheads: reported(cards) })).toBe("reported");
    expect(deckOf({ bullheads: [...PRINTED] })).toBe("six");
    expect(deckOf({ bullheads: reported(100).map((number) => number + 1) })).toBe("own");
  });
});

it("the rules are told in Spanish too", async () => {
  await speak("es");
  expect(six({ limit: null, rounds: 3 })).toContain("La partida se acaba después de 3 rondas.");
  expect(eleven({ first_starter: 1, supply: 4 })).toContain("La primera ronda la empieza Luis.");
});
