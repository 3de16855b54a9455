/** What is said of keeping, once and in passing: in the bar, where it covers nothing. */
import { sayInPassing } from "../show/in_passing";
import { announced } from "../state/announced.svelte";
import { store, stored } from "../state/storage";
import { say, speakOf } from "../text/say.svelte";

/** In milliseconds. */
const SHOWN = 6_000;
const LOOK_AGAIN = 300;
const TOLD = "matches-told";

type Word = "not-kept" | "dropped";
/** For browsers that do not keep even this: once for each page. */
const told = new Set<Word>();

/** Nothing can be kept here: everything else works. */
export function tellNotKept(): Promise<void> {
  return tell("not-kept", () => say("matches-not-kept"));
}

/** From now on the oldest goes. */
export function tellDropped(): Promise<void> {
  return tell("dropped", () => say("matches-dropped"));
}

async function tell(word: Word, words: () => string): Promise<void> {
  if (told.has(word) || known().includes(word)) return;
  told.add(word);
  await speakOf("matches");
  while (announced.storyTold || announced.words !== "") await new Promise((done) => setTimeout(done, LOOK_AGAIN));
  store(TOLD, [...known(), word]);
  sayInPassing(words(), SHOWN);
}

/** What was told in this browser. */
function known(): unknown[] {
  const found = stored(TOLD);
  return Array.isArray(found) ? found : [];
}
