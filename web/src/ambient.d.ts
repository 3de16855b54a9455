declare const __BUILD__: string;
/** The levels of bots, easiest first as in their file. */
declare const __LEVELS__: readonly (keyof typeof import("../../src/toril/bots/levels.json").levels)[];

declare module "virtual:texts" {
  type Part = () => Promise<{ default: import("./text/catalogue").Messages }>;
  const languages: Record<string, { first: Part; rest: Part }>;
  export default languages;
}
