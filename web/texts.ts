/** The catalogues of the Python package as modules: one for each language, the page's topics only. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The first words of topics that are read elsewhere; all others are the page's own (`page_…`) or shared. */
const NOT_FOR_THE_PAGE = ["terminal", "server"];
const ALL = "virtual:texts";

export function texts(folder: string): Plugin {
  const languages = () =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
      .map((entry) => entry.name);
  return {
    name: "toril-texts",
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ALL}`)) return undefined;
      const language = id.slice(ALL.length + 2);
      if (!language) {
        const each = languages().map((name) => `${name}: () => import("${ALL}/${name}")`);
        return `export default { ${each.join(", ")} };`;
      }
      const topics = readdirSync(join(folder, language))
        .filter((name) => name.endsWith(".ftl") && !NOT_FOR_THE_PAGE.includes(/^[a-z]+/.exec(name)?.[0] ?? ""))
        .map((name) => join(folder, language, name));
      for (const topic of topics) this.addWatchFile(topic);
      const lines = topics.flatMap((topic) => readFileSync(topic, "utf-8").split("\n"));
      return `export default ${JSON.stringify(lines.filter((line) => !line.startsWith("#")).join("\n"))};`;
    },
  };
}
