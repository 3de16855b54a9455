/** Every event of 500 tricks and 500 turns is told at every pace, in every language: of whom, which cards, and what it cost. */
import { isDeepStrictEqual } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Owned } from "../src/games/six/trick";
import type { Speed } from "../src/state/settings.svelte";
import { speak } from "../src/text/say.svelte";
import { expected, factsOf, fits, read, type Fact, type Told } from "./story_facts";
import { matches, telling, type StoryMatch, type Telling, type Update } from "./story_match";

const languages: readonly Told[] = ["es", "en", "de"];
const paces: readonly Speed[] = ["slow", "normal", "fast"];
type Case = [name: string, language: Told, speed: Speed, match: StoryMatch];

function cases(speeds: readonly Speed[], spoken = languages): Case[] {
  return matches.flatMap(([name, match]) => spoken.flatMap((language) => speeds.map((speed): Case => [name, language, speed, match])));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: {}, querySelectorAll: () => [], querySelector: () => null });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Compare what stood on the screen with what happened: sentence by sentence, nothing else, and only what I cut short may lack. */
function checkScreen({ stood, cut }: Telling, { rules, told }: StoryMatch, language: Told): void {
  const left = [...stood];
  for (const { events } of told) {
    const mayLack = events.some((event) => cut.has(event));
    for (const fact of factsOf(events, rules).screen) {
      const [next] = left;
      const words = next?.words ?? "(nothing)";
      const trick = fact.senses[0] === "up" ? revealed(events) : null;
      if (mayLack && !(fits(words, language, fact) && (!trick || isDeepStrictEqual(next?.trick, trick)))) continue;
      check(words, language, fact);
      if (trick) expect(next?.trick).toEqual(trick);
      left.shift();
    }
  }
  expect(left.map(({ words }) => words)).toEqual([]);
}

/** "Cards up!" says no numbers: beside it lie the cards, each with its owner, from the lowest to the highest. */
function revealed(events: Update["events"]): Owned[] {
  const cards = events.flatMap((event) => (event.kind === "six.revealed" ? event.cards.map((card, seat) => ({ seat, card })) : []));
  return cards.sort((one, other) => one.card - other.card);
}

function check(words: string, language: Told, fact: Fact): void {
  if (!fits(words, language, fact)) expect(read(words, language, fact)).toEqual(expected(words, fact));
}

function checkEach(words: readonly string[], language: Told, facts: readonly Fact[]): void {
  facts.forEach((fact, index) => { check(words[index] ?? "(nothing)", language, fact); });
  expect(words.slice(facts.length)).toEqual([]);
}

/** What is told whoever looks, and however quickly: read out, in the log, and as the scores of a round. */
function checkOthers({ aloud, logged, summaries }: Telling, { rules, told }: StoryMatch, language: Told): void {
  const events = told.flatMap((update) => update.events);
  checkEach(aloud, language, told.flatMap((update) => factsOf(update.events, rules).aloud));
  checkEach(logged, language, events.flatMap((event) => (event.kind === "six.placed" ? factsOf([event], rules).screen.slice(0, 1) : [])));
  const scored = events.filter((event) => event.kind === "match.round_scored");
  expect(summaries.map(({ round, penalties, totals }) => ({ round, penalties, totals }))).toEqual(
    scored.map(({ round_number, penalties, totals }) => ({ round: round_number, penalties, totals })),
  );
}

test("there are 500 tricks of 6 nimmt! and 500 turns of 11 nimmt!, with all that can happen", () => {
  const count = new Map<string, number>();
  for (const [, { told }] of matches) for (const { kind } of told.flatMap(({ events }) => events)) count.set(kind, (count.get(kind) ?? 0) + 1);
  const of = (kind: string): number => count.get(kind) ?? 0;
  expect(of("six.revealed")).toBeGreaterThanOrEqual(500);
  expect(of("eleven.played") + of("eleven.pile_taken")).toBeGreaterThanOrEqual(500);
  for (const kind of ["six.drafted", "six.rows_opened", "six.too_low", "six.round_ended", "eleven.must_rob", "eleven.may_rob", "eleven.declined",
    "eleven.bull_card_gained", "eleven.round_ended", "match.round_started"]) expect([kind, of(kind) > 1]).toEqual([kind, true]);
});

test.each(cases(paces))("%s, %s, %s: each event has its sentence on the screen", async (_, language, speed, match) => {
  await speak(language);
  const told = await telling(match, speed, 0);
  checkScreen(told, match, language);
  checkOthers(told, match, language);
});

test.each(cases(paces, ["es"]))("%s, %s, %s: a tap takes a story from the screen and from nothing else", async (_, language, speed, match) => {
  await speak(language);
  const told = await telling(match, speed, 0.3);
  checkScreen(told, match, language);
  checkOthers(told, match, language);
});

test.each(cases(["off"]))("%s, %s, %s: nothing is shown for a while, and all is read out and in the log", async (_, language, speed, match) => {
  await speak(language);
  const told = await telling(match, speed, 0);
  expect(told.stood).toEqual([]);
  checkOthers(told, match, language);
});
