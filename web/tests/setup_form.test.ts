import { describe, expect, it } from "vitest";
import { default_bots as usual } from "../../src/toril/bots/levels.json";
import { codeIn, pathIn } from "../src/start/table_code";
import { seatPlan } from "../src/lobby/seat_plan";
import { LEVELS, levelOf, defaultBots } from "../src/bots/levels";
import { bullheadsPerRound } from "../src/bots/strength";
import { changed, formOf, restored, seatsFor, setupOf, USUAL } from "../src/setup/setup";
import { optionWords } from "../src/setup/option_words";
import type { Form } from "../src/games/forms";
import { games } from "../src/wire/shared";
import { tacticsTop } from "../src/games/six/setup";
import type { Rules, TableInfo } from "../src/wire/types";
import codes from "./code-vectors.json";
import { chair, ELEVEN, PRINTED, SIX, tableOf } from "./fixtures";

function table(rules: Rules): TableInfo {
  const seats = Array.from({ length: rules.seats }, (_, seat) => chair(seat === 1 ? { bot: "calf" } : {}));
  return { ...tableOf(rules, seats), state: "lobby", clock: "quick", listed: true, counter: true };
}

const six = (changes: Partial<Form>) => setupOf(changed(USUAL, changes));
const eleven = (changes: Partial<Form>) => setupOf(changed(USUAL, { game: "eleven_nimmt", ...changes }));

describe("a setup", () => {
  it("says each way to end a match as the engine's options", () => {
    expect(six({ ending: "at-least" }).options).toEqual({ variant: "standard", limit: 66 });
    expect(six({ ending: "more-than" }).options).toEqual({ variant: "standard", limit: 67 });
    expect(six({ ending: "limit", limit: 30 }).options).toEqual({ variant: "standard", limit: 30 });
    expect(six({ ending: "rounds", rounds: 2 }).options).toEqual({ variant: "standard", rounds: 2 });
  });

  it("leaves the rounds of 11 nimmt! to the number of seats unless they were chosen", () => {
    expect(eleven({}).options).toEqual({ steal: "others", rob: "must", starter: "round", first_starter: 0, bullheads: "six" });
    expect(eleven({ elevenRounds: 2 }).options).toHaveProperty("rounds", 2);
  });

  it("has a card counter in 6 nimmt! only", () => {
    expect(six({ counter: true }).counter).toBe(true);
    expect(eleven({ counter: true }).counter).toBe(false);
  });
});

describe("a form", () => {
  it("has no more seats than its game and variant allow", () => {
    expect(seatsFor(USUAL)).toEqual({ low: 2, high: 10 });
    const ten = changed(USUAL, { seats: 10 });
    expect(ten.bots).toHaveLength(10);
    expect(changed(ten, { variant: "draft" }).seats).toBe(6);
    expect(changed(ten, { game: "eleven_nimmt" }).seats).toBe(7);
  });

  it("says which cards tactics uses: ten for each seat and four, for six seats at most (S11)", () => {
    expect([2, 6, 10].map(tacticsTop)).toEqual([24, 64, 64]);
  });

  it("never gives the host's seat to a bot, nor the first turn to nobody", () => {
    expect(changed(USUAL, { bots: ["calf", "bull", null, null] }).bots).toEqual([null, "bull", null, null]);
    expect(changed({ ...USUAL, firstStarter: 3 }, { seats: 2 }).firstStarter).toBe(1);
  });

  it("keeps numbers whole and in their bounds", () => {
    expect(changed(USUAL, { limit: 0 }).limit).toBe(1);
    expect(changed(USUAL, { rounds: Number.NaN }).rounds).toBe(1);
    expect(changed(USUAL, { seats: 99 }).seats).toBe(10);
  });

  it("offers no number that the server refuses", () => {
    const most = { seats: 99, limit: 9999, rounds: 9999, elevenRounds: 9999, firstStarter: 99 };
    expect(setupOf(changed(USUAL, { ...most, ending: "limit" })).options.limit).toBe(games.six_nimmt.options.limit.high);
    expect(setupOf(changed(USUAL, { ...most, ending: "rounds" })).options.rounds).toBe(games.six_nimmt.options.rounds.high);
    expect(eleven(most).options).toMatchObject({ rounds: games.eleven_nimmt.options.rounds.high, first_starter: 6 });
  });

  it("has a lower limit where a table's hands are small: a match must end in an evening", () => {
    const small = formOf(table({ ...SIX, hand_size: 3, limit: 150 }));
    expect(setupOf(changed(small, { limit: 500 })).options).toMatchObject({ hand_size: 3, limit: 150 });
    const tiny = formOf(table({ ...SIX, hand_size: 1, limit: 20 }));
    expect(setupOf(changed(tiny, { limit: 500 })).options).toMatchObject({ hand_size: 1, limit: 100 });
  });

  it("pulls what an older page kept into the ranges of today", () => {
    const { limit, rounds, elevenRounds } = restored({ limit: 999, rounds: 51, elevenRounds: 50 });
    expect({ limit, rounds, elevenRounds }).toEqual({ limit: 500, rounds: 50, elevenRounds: 20 });
    expect(restored({ limit: -3, rounds: 0, elevenRounds: 0 })).toMatchObject({ limit: 1, rounds: 1, elevenRounds: 1 });
  });

  it("is restored from whatever an older page kept", () => {
    expect(restored({})).toEqual(USUAL);
    const odd = JSON.parse('{"game":"seven","clock":"slow","seats":"x","bots":[1,"calf","random"]}') as Partial<Form>;
    expect(restored(odd)).toEqual({ ...USUAL, seats: 2, bots: [null, "calf"] });
  });
});

describe("the form of a table", () => {
  it.each([
    SIX,
    { ...SIX, limit: 67 },
    { ...SIX, limit: 12 },
    { ...SIX, limit: null, rounds: 2 },
    { ...SIX, limit: 40, rounds: 5 },
    { ...SIX, hand_size: 3, rows: 2 },
    { ...SIX, top_card: 60 },
  ])("means the same rules of 6 nimmt! again: %o", (rules) => {
    const { options } = setupOf(formOf(table(rules)));
    const resolved = { limit: null, rounds: null, ...options };
    expect({ ...SIX, ...resolved }).toEqual(rules);
  });

  it("means the same rules of 11 nimmt! again", () => {
    const odd = { ...ELEVEN, rounds: 1, first_starter: 2, steal: "leader", rob: "may", supply: 1 } as const;
    const { options, clock, listed } = setupOf(formOf(table(odd)));
    expect({ clock, listed }).toEqual({ clock: "quick", listed: true });
    expect(options).toEqual({ rounds: 1, first_starter: 2, steal: "leader", rob: "may", starter: "round", supply: 1, bullheads: "six" });
  });

  it("keeps somebody's own deck", () => {
    const own = PRINTED.map(() => 4);
    expect(setupOf(formOf(table({ ...ELEVEN, bullheads: own }))).options.bullheads).toEqual(own);
  });

  it("forgets a second end when another is chosen, and odd decks with other seats", () => {
    const both = formOf(table({ ...SIX, limit: 40, rounds: 5 }));
    expect(setupOf(changed(both, { ending: "at-least" })).options).toEqual({ variant: "standard", limit: 66 });
    const small = formOf(table({ ...SIX, top_card: 60 }));
    expect(setupOf(changed(small, { seats: 8 })).options).not.toHaveProperty("top_card");
  });
});

describe("the terms of a table", () => {
  it("name a card counter where the game can have one, whatever an older server kept (E14)", () => {
    const [six, eleven] = [SIX, ELEVEN].map((rules) => optionWords(table(rules)));
    expect(six).not.toEqual(optionWords({ ...table(SIX), counter: false }));
    expect(eleven).toEqual(optionWords({ ...table(ELEVEN), counter: false }));
  });
});

describe("a code", () => {
  it.each(codes)("is read as the server reads it: $typed", ({ typed, code }) => {
    expect(codeIn(typed)).toBe(code);
  });

  it("is found in a pasted link, with the secret of a one-time link", () => {
    expect(pathIn("http://192.168.0.7:6104/t/k7w2fp")).toBe("/t/K7W2FP");
    expect(pathIn("https://toril.example.org/t/K7W2FP/ ")).toBe("/t/K7W2FP");
    expect(pathIn("http://x/t/K7W2FP#seat=abcdefghijklmnopqrstuv")).toBe("/t/K7W2FP#seat=abcdefghijklmnopqrstuv");
    expect(pathIn("http://x/t/K-7-W-2-F-P")).toBe("/t/K7W2FP");
    for (const none of ["http://x/t/", "http://x/t/K7W2F", "http://x/t/K7W2FP/record", "http://x/K7W2FP"]) expect(pathIn(none)).toBeNull();
  });
});

describe("the chairs around a table", () => {
  it("go clockwise: up on the left, down on the right", () => {
    expect(seatPlan(3)).toEqual([
      { column: "left", row: 2 },
      { column: "left", row: 1 },
      { column: "right", row: 1 },
    ]);
  });
});

describe("the choice of bots", () => {
  it("is the levels, easiest first", () => {
    for (const game of ["six_nimmt", "eleven_nimmt"] as const) {
      const lost = LEVELS.map((level) => bullheadsPerRound(level, game)).filter((each) => each !== null);
      expect(lost).toEqual([...lost].sort((one, other) => other - one));
    }
    expect([levelOf("ox"), levelOf("random"), levelOf(""), levelOf(undefined)]).toEqual(["ox", null, null, null]);
  });

  it("is the usual bots in turn where nobody has chosen, after the bots that sit there", () => {
    const [first, second, third] = usual;
    expect(defaultBots(4)).toEqual([first, second, third, first]);
    expect(defaultBots(2, 1)).toEqual([second, third]);
    expect(defaultBots(0)).toEqual([]);
  });
});
