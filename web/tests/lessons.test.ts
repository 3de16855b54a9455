/** The introductions: every try of every scene is played, explained and set back, in every language, and nothing leaves the page. */
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import type { ElevenShow } from "../src/games/eleven/show.svelte";
import { NOTHING } from "../src/games/eleven/staging";
import { Turn } from "../src/games/eleven/turn.svelte";
import { GAME_NAMES } from "../src/games/registry";
import { Choice } from "../src/games/six/choice.svelte";
import type { SixShow } from "../src/games/six/show.svelte";
import type { Lesson } from "../src/lessons/lesson.svelte";
import { keepProgress, progressOf } from "../src/lessons/progress";
import { narrator } from "../src/show/narrator.svelte";
import { prefer } from "../src/state/settings.svelte";
import { LANGUAGES, speak } from "../src/text/say.svelte";
import type { GameName, LegalTurn, MatchSeen } from "../src/wire/types";
import { fakeStorage } from "./fake_storage";
import { askedWay, EXTRAS, learner, leaveAll, moveOf, play, playThrough, ways } from "./lesson_played";

const TASK = 15;
const EXPLANATION = 25;
/** What somebody reads in a minute, how long they think about a choice, and how long an introduction may last, in milliseconds. */
const WORDS_A_MINUTE = 200;
const CHOICE = 3_000;
const LONGEST = 120_000;

let kept: Map<string, string>;

const each = GAME_NAMES.flatMap((game) => LANGUAGES.map((language): [GameName, string] => [game, language]));

function words(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: {}, querySelectorAll: () => [], querySelector: () => null });
  kept = fakeStorage();
  const sent = (): never => {
    throw new Error("something was sent");
  };
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal("WebSocket", sent);
  prefer({ speed: "normal" });
  kept.clear();
});

afterEach(() => {
  leaveAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The moves that are legal, as records write them; from what the server says, put together anew. */
function legalMoves({ legal }: MatchSeen): string[] {
  switch (legal.kind) {
    case "commit":
      return legal.cards.map(String);
    case "draft":
      return legal.cards.map((card) => `draft ${String(card)}`);
    case "choose_row":
      return legal.prices.map((_, row) => `row ${String(row + 1)}`);
    case "rob":
      return legal.victims.map((seat) => `rob ${String(seat)}`);
    case "turn":
      return [...legal.take.map((top) => `take ${String(top)}`), ...plays(legal)];
    default:
      return [];
  }
}

/** What lies on the table; the turns of a scene that is set back are others. */
function seen({ table }: Lesson): Omit<MatchSeen, "turn"> {
  const { turn, ...others } = table.play as MatchSeen;
  expect(turn).toBeGreaterThan(0);
  return others;
}

function plays({ reach, piles, cards: many }: LegalTurn): string[] {
  const piled = Object.entries(reach).map(([top, cards]) => subsets(cards).filter((each) => many === "many" || each.length === 1).map((each) => `${each.join(" ")}>${top}`));
  const whole = piled.reduce<string[][]>((all, groups) => [...all, ...all.flatMap((before) => groups.map((group) => [...before, group]))], [[]]);
  return whole.filter(({ length }) => length > 0 && length <= piles).map((groups) => groups.join(", "));
}

function subsets(cards: readonly number[]): number[][] {
  return cards.reduce<number[][]>((all, card) => [...all, ...all.map((each) => [...each, card])], [[]]).filter(({ length }) => length > 0);
}

describe.each(each)("the introduction to %s in %s", (game, language) => {
  beforeEach(() => speak(language));

  it("asks in few words, and explains every try in few", async () => {
    const { lesson } = await learner(game, true);
    expect(lesson.scenes.at(-1)?.extra).toBe(EXTRAS[game]);
    for (const scene of lesson.scenes) {
      const said = lesson.script.words[scene.name];
      expect([scene.name, words(said?.task() ?? "") <= TASK, (said?.task() ?? "").length > 0]).toEqual([scene.name, true, true]);
      for (const { way, asked } of ways(scene.answers)) {
        const explained = (asked ? said?.then() : said?.tried(way)) ?? "";
        expect([explained, words(explained) <= EXPLANATION, words(explained) > 5]).toEqual([explained, true, true]);
        expect(explained).not.toMatch(/^lesson-|[{}]/);
      }
    }
  });

  it("lasts two minutes at most for those who do as they are asked, and is read out", async () => {
    const heard = vi.spyOn(narrator, "tell");
    const begun = Date.now();
    const learning = await learner(game);
    const { lesson } = learning;
    let read = 0;
    let choices = 0;
    for (const scene of lesson.scenes) {
      expect(heard).toHaveBeenCalledWith(lesson.task);
      expect(lesson.stage).toBe("task");
      read += words(lesson.task);
      const way = askedWay(scene);
      choices += way.length;
      await playThrough(learning, way);
      expect([scene.name, lesson.stage, lesson.asked]).toEqual([scene.name, "told", true]);
      expect(heard).toHaveBeenCalledWith(`${lesson.verdict} ${lesson.explained}`);
      read += words(lesson.explained);
      lesson.next();
    }
    expect(lesson.stage).toBe("end");
    const lasted = Date.now() - begun + (read * 60_000) / WORDS_A_MINUTE + choices * CHOICE;
    expect(lasted).toBeGreaterThan(LONGEST / 3);
    expect(lasted).toBeLessThanOrEqual(LONGEST);
    expect(progressOf(game)).toEqual({ at: 0, done: true });
    expect([...kept.keys()]).toEqual(["toril.lessons"]);
    heard.mockRestore();
  });
});

describe.each(GAME_NAMES)("the introduction to %s", (game) => {
  beforeEach(() => speak("en"));

  it("answers every legal move of every scene, tells its story whole, explains it and is set back", async () => {
    const learning = await learner(game, true);
    const { lesson, show } = learning;
    let tries = 0;
    for (const [at, scene] of lesson.scenes.entries()) {
      for (const { way, asked } of ways(scene.answers)) {
        lesson.go(at);
        const begun = seen(lesson);
        expect(Object.keys(scene.answers).sort()).toEqual(legalMoves(lesson.table.play as MatchSeen).sort());
        await playThrough(learning, way);
        expect([way, lesson.stage, lesson.asked]).toEqual([way, "told", asked]);
        // What lies on the table is what the server says, and nobody is asked for anything more.
        expect(lesson.table.play?.to_act).toEqual([]);
        expect(show.round).toBe(lesson.table.play?.view.round_number);
        lesson.again();
        expect(seen(lesson)).toEqual(begun);
        expect(lesson.stage).toBe("task");
        tries += 1;
      }
    }
    expect(tries).toBeGreaterThan(20);
  });

  it("asks for one of the moves that are left in the middle of a trick or a turn", async () => {
    const learning = await learner(game, true);
    const { lesson } = learning;
    let midway = 0;
    for (const [at, scene] of lesson.scenes.entries()) {
      for (const [move, step] of Object.entries(scene.answers)) {
        const then = Object.keys(step.answers);
        if (then.length === 0) continue;
        lesson.go(at);
        await play(learning, move);
        expect(lesson.stage).toBe("playing");
        expect(then.sort()).toEqual(legalMoves(lesson.table.play as MatchSeen).sort());
        midway += 1;
      }
    }
    expect(midway).toBeGreaterThan(0);
  });

  it("goes on in the scene in which the page was left, with what is kept alone", async () => {
    const first = await learner(game);
    first.lesson.next();
    first.lesson.next();
    const { lesson } = await learner(game);
    expect(lesson.at).toBe(2);
    expect(seen(lesson)).toEqual(seen(first.lesson));
    expect([...kept.keys()]).toEqual(["toril.lessons"]);
    keepProgress(game, { at: 99, done: false });
    expect((await learner(game)).lesson.at).toBe(0);
  });

  it("drops the story of a scene that is skipped in its middle", async () => {
    const { lesson, show } = await learner(game);
    const [move = ""] = Object.keys(lesson.scenes[0]?.answers ?? {});
    lesson.table.move(moveOf(move));
    await vi.advanceTimersByTimeAsync(500);
    expect([lesson.stage, show.busy]).toEqual(["playing", true]);
    lesson.next();
    const begun = seen(lesson);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([lesson.at, lesson.stage, show.busy]).toEqual([1, "task", false]);
    expect(seen(lesson)).toEqual(begun);
  });

  it("is played at a table that is not live", async () => {
    const { lesson } = await learner(game);
    expect(lesson.table.live).toBe(false);
    expect(await lesson.table.order({ kind: "again", id: "x", match: 1 })).toBe(false);
  });
});

test("nothing is left of what was staged or picked when a scene is set back", async () => {
  await speak("en");
  const eleven = await learner("eleven_nimmt");
  const turn = new Turn(eleven.lesson.table, eleven.show as ElevenShow);
  turn.pile(88);
  turn.card(95);
  expect(turn.staging.groups).not.toEqual([]);
  for (const again of [() => { eleven.lesson.again(); }, () => { eleven.lesson.go(4); }, () => { eleven.lesson.go(0); }]) {
    again();
    expect(turn.staging).toEqual(NOTHING);
  }
  prefer({ confirm: true });
  const six = await learner("six_nimmt");
  const choice = new Choice(six.lesson.table, six.show as SixShow);
  choice.card(41);
  expect(choice.picked).not.toBeNull();
  six.lesson.again();
  expect(choice.picked).toBeNull();
});

test("a take of 11 nimmt! is told to its end before the others answer", async () => {
  await speak("en");
  const learning = await learner("eleven_nimmt");
  const { lesson, show } = learning;
  lesson.go(2);
  const shown: string[] = [];
  let sentence = "";
  const until = Date.now() + 30_000;
  lesson.table.move({ kind: "eleven.take", top: 20 });
  while (lesson.stage !== "told" && Date.now() < until) {
    await vi.advanceTimersByTimeAsync(17);
    if (show.sentence !== sentence && show.sentence !== "") shown.push(show.sentence);
    sentence = show.sentence;
  }
  expect(shown).toHaveLength(3);
  expect(shown[0]).toMatch(/^You/);
});
