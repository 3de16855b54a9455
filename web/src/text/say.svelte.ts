/** The sentences of Toril, from the same Fluent catalogues as the terminal's. */
import languages from "virtual:texts";
import { Catalogue, type Facts, type First, type ListKind, type Messages, type SentencePart } from "./catalogue";
import { fetched } from "./fetched";

export type { Facts };

export const LANGUAGES = Object.keys(languages);

let catalogue = $state.raw(new Catalogue("en", {}));
let latest = "en";
/** Until the first card is on the table there are only the sentences that it needs. */
let wanted: readonly SentencePart[] = ["first"];
let spoken: readonly SentencePart[] = [];

/** The language on the screen. */
export function language(): string {
  return catalogue.language;
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
  const chosen = LANGUAGES.includes(asked) ? asked : "en";
  const language = languages[chosen];
  if (!language) throw new Error("no catalogue was built in");
  latest = chosen;
  const { said, parts } = typeof language === "string" ? await fetched<First>(language) : (await language()).default;
  const read: SentencePart[] = ["first"];
  let messages = said;
  for (;;) { // more may be wanted by the time that some have come
    const missing = wanted.filter((part) => !read.includes(part));
    if (missing.length === 0) break;
    const come = await Promise.all(missing.map((part) => (parts[part] === undefined ? {} : fetched<Messages>(parts[part]))));
    read.push(...missing);
    messages = come.reduce((before, part) => ({ ...before, ...part }), messages);
  }
  if (latest !== chosen) return; // another one was chosen meanwhile
  if (catalogue.language === chosen && spoken.length === read.length) return;
  catalogue = new Catalogue(chosen, messages);
  spoken = read;
  document.documentElement.lang = chosen;
}

/** Load the sentences of a part: whoever shows it waits for them. What no first card needs is the rest, where it has no part of its own. */
export async function speakOf(part: SentencePart): Promise<void> {
  if (!wanted.includes(part)) wanted = [...wanted, part];
  try {
    while (!spoken.includes(part)) await speak(latest); // again where another language was chosen meanwhile
  } catch (error) {
    if (!spoken.includes(part)) wanted = wanted.filter((each) => each !== part);
    throw error;
  }
}

/** Return the sentence `id`, filled. The tests find every id that is asked for here. */
export function say(id: string, facts: Facts = {}): string {
  return catalogue.filled(id, plain(facts)) ?? id;
}

/** Say why something was refused; English comes with the error itself, and is better than nothing where no words come. */
export async function refusal(refused: { code: string; sentence: string; facts: Facts }): Promise<string> {
  await speakOf("rest").catch(() => undefined);
  return catalogue.filled(`error-${refused.code.replaceAll("_", "-")}`, plain(refused.facts)) ?? refused.sentence;
}

/** Return names as a sentence lists them: "Ana, Luis y Eva". */
export function list(names: readonly string[], type: ListKind = "conjunction"): string {
  return catalogue.listed(names.map(isolated), type);
}

/** Hebrew, Arabic and their neighbours: written from the right. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Unicode's signs around such a name, by number: the compiler warns of the signs themselves. */
const [ISOLATE, ISOLATED] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];

/** A name that is written from the right must not turn the rest of a sentence around. */
function isolated(fact: string): string {
  return FROM_THE_RIGHT.test(fact) && !fact.includes(ISOLATE) ? ISOLATE + fact + ISOLATED : fact;
}

/** A measured number with one digit behind the point or comma, a zero too. */
export function decimal(number: number): string {
  return new Intl.NumberFormat(catalogue.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
}

function plain(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, typeof fact === "string" ? isolated(fact) : fact]));
}
