/** Every game has an entry wherever one is asked for, and nobody else decides by its name. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { DESCRIBED, rangeOf, unusual } from "../src/games/interface/described";
import { FORMS } from "../src/games/forms";
import { FIRST_GAME, GAME_NAMES, gameOf, GAMES, named } from "../src/games/registry";
import { OPTION_CONTROLS } from "../src/games/option_controls";
import { REFEREES } from "../src/games/referees";
import { RULES_PICTURES, RULES_TOLD } from "../src/games/rules_told";
import { games as described } from "../src/wire/shared";
import { ELEVEN, SIX } from "./fixtures";

const SOURCES = join(import.meta.dirname, "../src");

const SHORTS = Object.values(described).map(({ short }) => short);

/** What the server writes, and the registry: the files that may name every game. */
const NAMES_ALL = /^wire\/(schema|shared)\.ts$|^games\/[^/]+$/;

const files = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SOURCES, join(entry.parentPath, entry.name)).split(sep).join("/"));

/** What belongs to no game; each game's own folder names its own game only. */
const elsewhere = files.filter((file) => !NAMES_ALL.test(file) && !SHORTS.some((short) => file.startsWith(`games/${short}/`)));

function naming(pattern: RegExp, among: readonly string[]): string[] {
  return among.filter((file) => pattern.test(readFileSync(join(SOURCES, file), "utf-8")));
}

describe("the registry of games", () => {
  it.each(Object.entries({ GAMES, FORMS, OPTION_CONTROLS, REFEREES, RULES_PICTURES, RULES_TOLD }))("has every game that the server describes: %s", (_, entries) => {
    expect(Object.keys(entries).sort()).toEqual(Object.keys(described).sort());
  });

  it("asks people about every game, and one comes first", () => {
    expect([...GAME_NAMES].sort()).toEqual(Object.keys(described).sort());
    expect(GAME_NAMES).toContain(FIRST_GAME);
  });

  it("has no other games", () => {
    expect(() => named("seven_nimmt")).toThrow("seven_nimmt");
    expect(() => named("toString")).toThrow("toString");
    expect(() => gameOf({ game: "" })).toThrow();
  });

  it("has the number of each game on its card", () => {
    for (const game of GAME_NAMES) expect(parseInt(described[game].title)).toBe(GAMES[game].number);
  });

  it("shows which cards are out where the server says that a table may agree on it, and nowhere else (E14)", () => {
    for (const game of GAME_NAMES) expect(GAMES[game].counter !== null).toBe(described[game].counter);
  });

  it("fails loudly where a game is asked about another one's round or rules", () => {
    expect(() => GAMES.six_nimmt.limit?.of(ELEVEN)).toThrow();
    expect(() => FORMS.six_nimmt.optionWords(ELEVEN)).toThrow();
    expect(() => FORMS.eleven_nimmt.read(SIX)).toThrow();
    expect(() => RULES_TOLD.six_nimmt.told({ rules: ELEVEN, names: [] })).toThrow();
  });

  it("is the only place, beside the games' own folders, that names a game", () => {
    expect(elsewhere.length).toBeGreaterThan(50);
    expect(naming(new RegExp(Object.keys(described).join("|")), elsewhere)).toEqual([]);
  });

  it("leaves nobody else to tell the kinds on the wire apart, game by game", () => {
    expect(naming(new RegExp(`"(${SHORTS.join("|")})\\.`), elsewhere)).toEqual([]);
  });

  it.each(Object.entries(described))("has in the folder of %s nothing of another game", (game, { short }) => {
    const others = Object.entries(described).filter(([name]) => name !== game).flatMap(([name, other]) => [name, `"${other.short}\\.`]);
    const own = files.filter((file) => file.startsWith(`games/${short}/`));
    expect(own.length).toBeGreaterThan(10);
    expect(naming(new RegExp(others.join("|")), own)).toEqual([]);
  });
});

describe("the description of a game", () => {
  const { six_nimmt: six, eleven_nimmt: eleven } = DESCRIBED;

  it("caps the seats by the options (S11, S12)", () => {
    expect(rangeOf("six_nimmt", six.seats, {})).toEqual({ low: 2, high: 10 });
    expect(rangeOf("six_nimmt", six.seats, { variant: "draft" }).high).toBe(6);
    expect(rangeOf("eleven_nimmt", eleven.seats, {})).toEqual({ low: 2, high: 7 });
  });

  it("caps a number by another one, chosen or as usual", () => {
    const { limit } = six.options;
    expect([{}, { hand_size: 1 }, { hand_size: 3 }, { hand_size: 20 }].map((each) => rangeOf("six_nimmt", limit, each).high)).toEqual([500, 100, 150, 500]);
    expect(rangeOf("eleven_nimmt", eleven.options.first_starter, { seats: 3 })).toEqual({ low: 0, high: 2 });
    expect(rangeOf("eleven_nimmt", eleven.options.reach, { top_card: 8 }).high).toBe(7);
    expect(rangeOf("eleven_nimmt", eleven.options.reach, {}).high).toBe(10);
  });

  it("tells what is not as usual from what is", () => {
    expect(unusual("six_nimmt", SIX, [])).toEqual({});
    expect(unusual("six_nimmt", { ...SIX, hand_size: 3, limit: 40 }, ["limit"])).toEqual({ hand_size: 3 });
  });

  it("has a range or choices for every option of the rules", () => {
    for (const [game, rules] of [["six_nimmt", SIX], ["eleven_nimmt", ELEVEN]] as const) {
      const options = Object.keys(rules).filter((name) => !["kind", "version", "seats"].includes(name));
      expect(Object.keys(DESCRIBED[game].options).sort()).toEqual(options.sort());
    }
  });
});
