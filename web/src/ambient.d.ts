declare const __BUILD__: string;
/** The levels of bots, easiest first as in their file. */
declare const __LEVELS__: readonly (keyof typeof import("../../src/toril/bots/levels.json").levels)[];

declare module "virtual:texts" {
  /** The address of its first sentences; a module of all of them, where the page is worked on. */
  const languages: Record<string, string | (() => Promise<{ default: import("./text/catalogue").First }>)>;
  export default languages;
}
