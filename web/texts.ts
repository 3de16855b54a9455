/** The catalogues of the Python package: for each language what is said until the first card, what comes with a part, and the rest.
 *
 * All of it is fetched as data: browsers do not ask again for a module that once failed to come. Whoever works on the page
 * (`npm run dev`, the tests) has it all at first, as a module: there the sources change all the time.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { messagesIn } from "./catalogues.ts";
import { sourcesIn, split } from "./said_first.ts";
import type { Messages } from "./src/text/catalogue.ts";

/** The first words of topics that are read elsewhere; all others are the page's own (`page_…`) or shared. */
const NOT_FOR_THE_PAGE = ["terminal", "server"];
const ALL = "virtual:texts";
export function texts(folder: string, sources: string): Plugin {
  let building = false;

  function languages(): string[] {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name)).map(({ name }) => name).sort();
  }

  function topics(language: string): string[] {
    return readdirSync(join(folder, language))
      .filter((name) => name.endsWith(".ftl") && !NOT_FOR_THE_PAGE.includes(/^[a-z]+/.exec(name)?.[0] ?? ""))
      .map((name) => join(folder, language, name));
  }

  function messagesOf(language: string): Messages {
    return messagesIn(topics(language).map((topic) => readFileSync(topic, "utf-8")).join("\n"));
  }

  /** Emit the files of a language and return the address of its first, which knows the others: a further language costs one address. */
  function built(language: string, emit: (fileName: string, source: string) => void): string {
    const { first, ...others } = split(messagesOf(language), sourcesIn(sources));
    const written = (part: string, data: object): string => {
      const source = JSON.stringify(data);
      const name = `assets/${language}-${part}-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.json`;
      emit(name, source);
      return `/${name}`;
    };
    const parts = Object.fromEntries(Object.entries(others).map(([part, said]) => [part, written(part, said)]));
    return written("first", { said: first, parts });
  }

  return {
    name: "toril-texts",
    configResolved({ command }) {
      building = command === "build";
    },
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const emit = (fileName: string, source: string) => { this.emitFile({ type: "asset", fileName, source }); };
        const each = languages().map((language) => `${language}: ${building ? JSON.stringify(built(language, emit)) : `() => import("${ALL}/${language}")`}`);
        return `export default { ${each.join(", ")} };`;
      }
      if (!id.startsWith(`\0${ALL}/`)) return undefined;
      const language = id.slice(ALL.length + 2);
      for (const topic of topics(language)) this.addWatchFile(topic);
      return `export default ${JSON.stringify({ said: messagesOf(language), parts: {} })};`;
    },
  };
}
