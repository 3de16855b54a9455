/** The sentences of Toril, from the same Fluent catalogues as the terminal's. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "virtual:texts";

export type Facts = Record<string, string | number>;

export const LANGUAGES = Object.keys(languages);

let bundle = $state.raw(new FluentBundle("en"));
let spoken = $state("en");
let latest = "";

/** The language on the screen. */
export function language(): string {
  return spoken;
}

/** Return the first language the browser asks for that we speak. */
export function preferred(asked: readonly string[]): string {
  const known = asked.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag));
  return known ?? "en";
}

/** A language by its own name, with a capital: Español, English. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Load a language; everything on the screen that was said is said anew. */
export async function speak(asked: string): Promise<void> {
  const wanted = LANGUAGES.includes(asked) ? asked : "en";
  const load = languages[wanted];
  if (!load) throw new Error("no catalogue was built in");
  latest = wanted;
  const text = (await load()).default;
  if (latest !== wanted) return; // another one was chosen meanwhile
  const made = new FluentBundle(wanted, { useIsolating: false });
  made.addResource(new FluentResource(text));
  bundle = made;
  spoken = wanted;
  document.documentElement.lang = wanted;
}

/** Return the sentence `id`, filled. The tests find every id that is asked for here. */
export function say(id: string, facts: Facts = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, plain(facts)) : id;
}

/** Say why something was refused; English comes with the error itself. */
export function refusal(refused: { code: string; sentence: string; facts: Facts }): string {
  const pattern = bundle.getMessage(`error-${refused.code.replaceAll("_", "-")}`)?.value;
  return pattern ? bundle.formatPattern(pattern, plain(refused.facts)) : refused.sentence;
}

/** Return names as a sentence lists them: "Ana, Luis y Eva". */
export function list(names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(spoken, { type }).format(names);
}

function plain(facts: Facts): Record<string, FluentVariable> {
  const entries = Object.entries(facts).map(([name, fact]): [string, FluentVariable] => [
    name,
    typeof fact === "number" ? new FluentNumber(fact, { useGrouping: false }) : fact,
  ]);
  return Object.fromEntries(entries);
}
