/** The catalogues of the Python package as modules: for each language what is said until the first card, and the rest.
 *
 * Whoever works on the page (`npm run dev`, the tests) has it all in the first part: there the sources change all the time.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { messagesIn } from "./catalogues.ts";
import { firstModules, split } from "./said_first.ts";
import type { Messages } from "./src/text/catalogue.ts";

/** The first words of topics that are read elsewhere; all others are the page's own (`page_…`) or shared. */
const NOT_FOR_THE_PAGE = ["terminal", "server"];
const ALL = "virtual:texts";
/** The rest is no module: browsers do not ask again for a module that once failed to come, and every sheet needs this one. */
const FETCHED = `async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(url + " did not come");
  return { default: await answer.json() };
}`;

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

  function partsOf(language: string): { first: Messages; rest: Messages } {
    const all = messagesIn(topics(language).map((topic) => readFileSync(topic, "utf-8")).join("\n"));
    return building ? split(all, firstModules(sources).values()) : { first: all, rest: {} };
  }

  function restOf(language: string, emit: (text: string) => string): string {
    if (!building) return "() => Promise.resolve({ default: {} })";
    return `() => fetched(import.meta.ROLLUP_FILE_URL_${emit(JSON.stringify(partsOf(language).rest))})`;
  }

  return {
    name: "toril-texts",
    configResolved({ command }) {
      building = command === "build";
    },
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const each = languages().map((language) => {
          const rest = restOf(language, (source) => this.emitFile({ type: "asset", name: `${language}-rest.json`, source }));
          return `${language}: { first: () => import("${ALL}/${language}"), rest: ${rest} }`;
        });
        return `${FETCHED}\nexport default { ${each.join(", ")} };`;
      }
      if (!id.startsWith(`\0${ALL}/`)) return undefined;
      const language = id.slice(ALL.length + 2);
      for (const topic of topics(language)) this.addWatchFile(topic);
      return `export default ${JSON.stringify(partsOf(language).first)};`;
    },
  };
}
