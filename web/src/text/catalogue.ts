/** The sentences of a language, as the build has read them from the Fluent catalogues (`web/texts.ts`), and how they are filled. */

export type Facts = Readonly<Record<string, string | number>>;

export type Pattern = string | readonly Part[];
/** Text; a fact; another sentence; or what depends on a fact: the first case that it is, else what is usual. */
export type Part =
  | string
  | { readonly fact: string }
  | { readonly quotes: string }
  | { readonly by: string; readonly cases: readonly (readonly [key: string | number, then: Pattern])[]; readonly usual: Pattern };
export type ListKind = "conjunction" | "disjunction";
/** With what sentences come: `web/said_first.ts` finds out which. */
export type SentencePart = "first" | "rest" | "six" | "eleven" | "rules" | "fairness" | "day" | "matches" | "share" | "lesson" | "lesson_six" | "lesson_eleven" | "replay";
export type Messages = Readonly<Record<string, Pattern>>;

/** What is fetched of a language first, with the addresses of its other parts. */
export interface First {
  readonly said: Messages;
  readonly parts: Readonly<Partial<Record<SentencePart, string>>>;
}

export class Catalogue {
  #numbers: Intl.NumberFormat;
  #plurals: Intl.PluralRules;
  #lists = new Map<ListKind, Intl.ListFormat>();

  constructor(
    readonly language: string,
    readonly messages: Messages,
  ) {
    this.#numbers = new Intl.NumberFormat(language, { useGrouping: false });
    this.#plurals = new Intl.PluralRules(language);
  }

  /** Return names as a sentence lists them: "Ana, Luis y Eva". */
  listed(names: readonly string[], type: ListKind): string {
    const format = this.#lists.get(type) ?? new Intl.ListFormat(this.language, { type });
    this.#lists.set(type, format); // making one takes longer than using it
    return format.format(names);
  }

  /** Return the sentence `id`, filled; null where there is none. */
  filled(id: string, facts: Facts): string | null {
    const pattern = this.messages[id];
    return pattern === undefined ? null : this.#fill(pattern, facts);
  }

  #fill(pattern: Pattern, facts: Facts): string {
    return typeof pattern === "string" ? pattern : pattern.map((part) => this.#part(part, facts)).join("");
  }

  #part(part: Part, facts: Facts): string {
    if (typeof part === "string") return part;
    if ("quotes" in part) return this.filled(part.quotes, facts) ?? part.quotes;
    if ("fact" in part) {
      const fact = facts[part.fact] ?? `{$${part.fact}}`;
      return typeof fact === "number" ? this.#numbers.format(fact) : fact;
    }
    const fact = facts[part.by];
    const plural = typeof fact === "number" ? this.#plurals.select(fact) : fact;
    return this.#fill(part.cases.find(([key]) => key === fact || key === plural)?.[1] ?? part.usual, facts);
  }
}
