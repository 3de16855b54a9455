/** Which sentences are needed until the first card: found in the sources, so that nobody keeps a list. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { quotedIn } from "./catalogues.ts";
import type { Messages } from "./src/text/catalogue.ts";

/** Where the page begins, and what it fetches without the rest of the sentences (`<Lazy first …>`): a game's own match and
 * the frame around it. */
const BEGINS = /^(main\.ts|match\/Match\.svelte|games\/\w+\/\w+Match\.svelte)$/;
/** An import of values: neither of types alone nor of what is fetched later. */
const IMPORT = /\b(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?["'](\.{1,2}\/[^"']+)["']/g;
const LITERAL = /["']([a-z][a-z0-9_-]*)["']/g;

/** Return the modules until the first card, by path, with their text. */
export function firstModules(sources: string): ReadonlyMap<string, string> {
  const all = readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => relative(sources, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const known = new Set(all);
  const found = new Map<string, string>();
  const next = all.filter((path) => BEGINS.test(path));
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (found.has(path)) continue;
    const text = readFileSync(join(sources, path), "utf-8");
    found.set(path, text);
    for (const [, written = ""] of text.matchAll(IMPORT)) {
      const meant = join(dirname(path), written).split(sep).join("/");
      next.push(...[meant, `${meant}.ts`].filter((each) => known.has(each)));
    }
  }
  return found;
}

/** Split a catalogue: what the modules may say, with all that those sentences quote, and the rest. */
export function split(messages: Messages, modules: Iterable<string>): { first: Messages; rest: Messages } {
  const first = new Set<string>();
  const next = [...modules].flatMap((text) => [...text.matchAll(LITERAL)].map(([, literal = ""]) => literal));
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const found = messages[id];
    if (found === undefined || first.has(id)) continue;
    first.add(id);
    next.push(...quotedIn(found));
  }
  const part = (isFirst: boolean) => Object.fromEntries(Object.entries(messages).filter(([id]) => first.has(id) === isFirst));
  return { first: part(true), rest: part(false) };
}
