/** What readers with fresh eyes are given, in every language: `make transcripts` writes it to files. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DESCRIBED } from "../src/games/interface/described";
import type { ToldAt } from "../src/games/interface/rules_told";
import { GAME_NAMES } from "../src/games/registry";
import { prefer } from "../src/state/settings.svelte";
import { LANGUAGES, speak } from "../src/text/say.svelte";
import type { GameName } from "../src/wire/types";
import { ELEVEN, SIX } from "./fixtures";
import { fakeStorage } from "./fake_storage";
import { leaveAll } from "./lesson_played";
import { introduction, rulesSheet } from "./transcripts";

/** Where they are written; they are only read over where it is not said. */
const FOLDER = process.env["TORIL_TRANSCRIPTS"];
const NAMES = ["Ana", "Luis", "Eva", "Klaus"];
/** Tables whose rules are not the usual ones: who answers by heart answers wrongly. */
const UNUSUAL: Readonly<Record<GameName, ToldAt>> = {
  six_nimmt: { rules: { ...SIX, row_length: 4, limit: 50 }, names: NAMES },
  eleven_nimmt: { rules: { ...ELEVEN, reach: 7, bull_card_from: 2 }, names: NAMES.slice(0, 3) },
};

function keep(folder: string, name: string, text: string): void {
  if (FOLDER === undefined) return;
  mkdirSync(join(FOLDER, folder), { recursive: true });
  writeFileSync(join(FOLDER, folder, `${name}.md`), text);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: {}, querySelectorAll: () => [], querySelector: () => null });
  fakeStorage();
  prefer({ speed: "normal" });
});

afterEach(() => {
  leaveAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => speak(language));

  it("the transcript of the introductions has every task and everything that is explained", async () => {
    const written: string[] = [];
    for (const game of GAME_NAMES) written.push(await introduction(game));
    const text = written.join("\n");
    keep("introductions", language, text);
    expect(text).not.toMatch(/undefined|NaN|\{|(?:lesson|six|eleven)-[a-z]/);
    expect([...text.matchAll(/^## /gm)]).toHaveLength(14);
  });

  it.each(GAME_NAMES)("the sheet of %s at an unusual table has five pictures with their sentences, and all of it in words", (game) => {
    const text = rulesSheet(game, UNUSUAL[game]);
    keep("rules", `${language}-${DESCRIBED[game].short}`, text);
    expect(text).not.toMatch(/undefined|NaN|[{<]|rules-/);
    expect([...text.matchAll(/^## /gm)]).toHaveLength(6);
    const [first, second] = game === "six_nimmt" ? ["4", "50"] : ["7", "2"];
    for (const number of [first, second]) expect(text).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  });
});
