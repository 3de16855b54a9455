/** Which sentences come with which part of the page: found in the sources, so that nobody keeps a list. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { quotedIn } from "./catalogues.ts";
import type { Messages, SentencePart } from "./src/text/catalogue.ts";

/** Where the page begins, and what it fetches without the rest of the sentences (`<Lazy first …>`): a game's own match and
 * the frame around it. */
const BEGINS = /^(main\.ts|match\/Match\.svelte|games\/\w+\/\w+Match\.svelte)$/;
/** What brings sentences of its own, by what is fetched with them (`speakOf`). */
const PARTS = {
  six: /^games\/six\/(SixMatch|TrickLog|BesideTable|CardCounter)\.svelte$/,
  eleven: /^games\/eleven\/(ElevenMatch|LastLap)\.svelte$/,
  lesson_six: /^games\/six\/lesson\.ts$/,
  lesson_eleven: /^games\/eleven\/lesson\.ts$/,
  lesson: /^lessons\/lesson_page\.ts$/,
  replay: /^replay\/replay_page\.ts$/,
  day: /^day\/(DayLine\.svelte|DayPage\.svelte|TableResult\.svelte|at_table\.ts)$/,
  rules: /^sheets\/Rules\.svelte$/,
  matches: /^matches\/(matches_page|told)\.ts$/,
  share: /^share\/ShareSheet\.svelte$/,
  fairness: /^(sheets\/FairnessReport|match\/Result|replay\/Worth)\.svelte$/,
} satisfies Record<Exclude<SentencePart, "first" | "rest">, RegExp>;
/** What comes first, what comes with a part, and all others. */
export const ALL_PARTS: readonly SentencePart[] = ["first", ...(Object.keys(PARTS) as (keyof typeof PARTS)[]), "rest"];

/** An import of values that the module cannot do without: neither of types alone nor of what is fetched later. */
const IMPORT = /\b(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?["'](\.{1,2}\/[^"']+)["']/g;
const FETCH = /\bimport\(["'](\.{1,2}\/[^"']+)["']\)/g;
const LITERAL = /["']([a-z][a-z0-9_-]*)["']/g;

/** The page's modules by path, each with its text. */
export type Sources = ReadonlyMap<string, string>;

export function sourcesIn(folder: string): Sources {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name));
  return new Map(files.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return [relative(folder, path).split(sep).join("/"), readFileSync(path, "utf-8")];
  }));
}

/** Return the modules that are there when those that the page begins with are. */
export function firstModules(sources: Sources): ReadonlySet<string> {
  return reached(sources, [...sources.keys()].filter((path) => BEGINS.test(path)), [IMPORT]);
}

/** Return the modules that only somebody has who has fetched a part. */
function modulesOf(part: RegExp, sources: Sources): ReadonlySet<string> {
  const others = reached(sources, ["main.ts"], [IMPORT, FETCH], part);
  return new Set([...sources.keys()].filter((path) => !others.has(path)));
}

function reached(sources: Sources, begins: readonly string[], ways: readonly RegExp[], without?: RegExp): ReadonlySet<string> {
  const found = new Set<string>();
  const next = [...begins];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    const text = sources.get(path);
    if (text === undefined || found.has(path) || without?.test(path)) continue;
    found.add(path);
    for (const way of ways) {
      for (const [, written = ""] of text.matchAll(way)) {
        const meant = join(dirname(path), written).split(sep).join("/");
        next.push(meant, `${meant}.ts`);
      }
    }
  }
  return found;
}

/** Return by sentence the modules that may say it, also within another that quotes it. */
function whoSays(messages: Messages, sources: Sources): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map(Object.keys(messages).map((id) => [id, new Set<string>()]));
  const add = (id: string, path: string): void => {
    const sayers = found.get(id);
    if (!sayers || sayers.has(path)) return;
    sayers.add(path);
    for (const quoted of quotedIn(messages[id] ?? "")) add(quoted, path);
  };
  for (const [path, text] of sources) for (const [, literal = ""] of text.matchAll(LITERAL)) add(literal, path);
  return found;
}

/** Split a catalogue by the part with which each sentence comes. */
export function split(messages: Messages, sources: Sources): Record<SentencePart, Messages> {
  const first = firstModules(sources);
  const parts = Object.entries(PARTS).map(([name, part]) => [name as SentencePart, modulesOf(part, sources)] as const);
  const says = whoSays(messages, sources);
  const partOf = (id: string): SentencePart => {
    const sayers = [...(says.get(id) ?? [])];
    if (sayers.length === 0) return "rest"; // refusals: their ids are put together
    return parts.find(([, modules]) => sayers.every((path) => modules.has(path)))?.[0] ?? (sayers.some((path) => first.has(path)) ? "first" : "rest");
  };
  const made = Object.fromEntries(ALL_PARTS.map((part) => [part, {} as Record<string, Messages[string]>])) as Record<SentencePart, Record<string, Messages[string]>>;
  for (const [id, message] of Object.entries(messages)) made[partOf(id)][id] = message;
  return made;
}
