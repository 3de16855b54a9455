/** A story lasts as long as the server counts, at every pace, while bots move as quickly as they do. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Speed } from "../src/state/settings.svelte";
import { speak } from "../src/text/say.svelte";
import { showing } from "../src/wire/shared";
import type { GameEvent } from "../src/wire/types";
import { FRAME, matches, ME, telling, type Seen, type StoryMatch, type Update } from "./story_match";

const FACTORS: Record<string, Record<Speed, number>> = {
  "six.rules": { slow: 1.8, normal: 1, fast: 0.45, off: 0 },
  "eleven.rules": { slow: 1.8, normal: 1, fast: 2 / 3, off: 0 },
};
const SILENT = new Set<GameEvent["kind"]>(["match.round_scored"]);
const paces: readonly Speed[] = ["slow", "normal", "fast", "off"];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: {}, querySelectorAll: () => [], querySelector: () => null });
  await speak("en");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** How long each event was on the screen. */
function durations(seen: readonly Seen[]): Map<GameEvent, number> {
  const found = new Map<GameEvent, number>();
  seen.forEach(({ event, at }, index) => {
    if (event) found.set(event, (found.get(event) ?? 0) + (seen[index + 1]?.at ?? at) - at);
  });
  return found;
}

/** How long the page shows the events of an update at the usual pace. */
function lasts({ seat, events, showing: time }: Update, { rules }: StoryMatch): number {
  if (events.some(({ kind }) => kind === "six.drafted") && seat === ME) return time - showing.six_nimmt.draft; // I know what I picked
  const beats = rules.kind === "six.rules" ? showing.six_nimmt.deal + showing.six_nimmt.clear : showing.eleven_nimmt.deal;
  return events.some(({ kind }) => kind === "match.round_started") ? time - showing.between.scores + beats : time;
}

test.each(matches.flatMap(([name, match]) => paces.map((speed): [string, Speed, StoryMatch] => [name, speed, match])))(
  "%s, %s: every event is shown in order and as long as it should be, unless I tap",
  async (_, speed, match) => {
    const { seen, cut } = await telling(match, speed, 0.3);
    const shown = new Set(seen.flatMap(({ event }) => (event ? [event] : [])));
    expect([...shown]).toEqual(match.told.flatMap(({ events }) => events.filter(({ kind }) => !SILENT.has(kind))));
    const found = durations(seen);
    const factor = FACTORS[match.rules.kind]?.[speed] ?? 0;
    let whole = 0;
    for (const update of match.told) {
      if (update.events.some((event) => cut.has(event))) continue;
      const lasted = update.events.reduce((sum, event) => sum + (found.get(event) ?? 0), 0);
      expect(Math.abs(lasted - factor * lasts(update, match))).toBeLessThan(3 * FRAME); // a story begins with two frames
      whole += 1;
    }
    expect(whole).toBeGreaterThan(match.told.length / 3);
  },
);

test.each(matches)("%s: at the usual pace my clock starts when all is told", async (_, match) => {
  const { ends } = await telling(match, "normal", 0);
  expect(ends.length).toBeGreaterThan(25);
  for (const { told, shownUntil, allowsMore } of ends) {
    expect(told).toBeLessThan(shownUntil + FRAME);
    if (!allowsMore) expect(Math.abs(told - shownUntil)).toBeLessThan(FRAME);
  }
});

test.each(matches.filter(([, { rules }]) => rules.kind === "eleven.rules"))(
  "%s: no sentence is on the screen for less than 0.8 s at the usual pace",
  async (_, match) => {
    const { stood } = await telling(match, "normal", 0);
    expect(stood.length).toBeGreaterThan(249);
    for (const { words, from, to } of stood) expect([words, to - from >= 800]).toEqual([words, true]);
  },
);
