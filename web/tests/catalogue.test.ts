/** The sentences as the build reads them say what Fluent itself says, and come in two parts that are the whole. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { messagesIn, quotedIn } from "../catalogues";
import { firstModules, split } from "../said_first";
import { Catalogue, type Pattern } from "../src/text/catalogue";

const TEXTS = join(import.meta.dirname, "../../src/toril/text");
const SOURCES = join(import.meta.dirname, "../src");
const LANGUAGES = readdirSync(TEXTS, { withFileTypes: true }).filter((each) => each.isDirectory() && each.name.length === 2).map(({ name }) => name);

function textOf(language: string): string {
  const topics = readdirSync(join(TEXTS, language)).filter((name) => !/^(terminal|server)/.test(name));
  return topics.map((name) => readFileSync(join(TEXTS, language, name), "utf-8")).join("\n");
}

/** Return what a sentence, with those that it quotes, may be told: by fact what it makes a difference for. */
function askedIn(pattern: Pattern, all: Readonly<Record<string, Pattern>>): Map<string, Set<string | number>> {
  const found = new Map<string, Set<string | number>>();
  const add = (name: string, keys: readonly (string | number)[]) => found.set(name, new Set([...(found.get(name) ?? []), ...keys]));
  function read(part: Pattern): void {
    for (const each of typeof part === "string" ? [] : part) {
      if (typeof each === "string") continue;
      if ("fact" in each) add(each.fact, []);
      else if ("quotes" in each) read(all[each.quotes] ?? "");
      else {
        add(each.by, each.cases.map(([key]) => key));
        [each.usual, ...each.cases.map(([, then]) => then)].forEach(read);
      }
    }
  }
  read(pattern);
  return found;
}

describe.each(LANGUAGES)("every sentence in %s", (language) => {
  const text = textOf(language);
  const messages = messagesIn(text);
  const ours = new Catalogue(language, messages);
  const fluent = new FluentBundle(language, { useIsolating: false });
  fluent.addResource(new FluentResource(text));

  it("is filled as Fluent fills it", () => {
    expect(Object.keys(messages).length).toBeGreaterThan(300);
    for (const [id, pattern] of Object.entries(messages)) {
      const asked = askedIn(pattern, messages);
      for (const sample of [0, 1, 2, 10, 12_345, 1.5, "Ana", ...[...asked.values()].flatMap((keys) => [...keys])]) {
        const facts = Object.fromEntries([...asked.keys()].map((name) => [name, sample]));
        const told = Object.entries(facts).map(([name, fact]) => [name, typeof fact === "number" ? new FluentNumber(fact, { useGrouping: false }) : fact]);
        const errors: Error[] = [];
        const expected = fluent.formatPattern(fluent.getMessage(id)?.value ?? "", Object.fromEntries(told), errors);
        expect(errors, id).toEqual([]);
        expect(ours.filled(id, facts), `${id} ${String(sample)}`).toBe(expected);
      }
    }
  });

  it("is in one of the two parts, and what the first part quotes is there", () => {
    const { first, rest } = split(messages, firstModules(SOURCES).values());
    expect({ ...first, ...rest }).toEqual(messages);
    expect(Object.keys(first).filter((id) => id in rest)).toEqual([]);
    expect(Object.values(first).flatMap(quotedIn).filter((id) => !(id in first))).toEqual([]);
  });

  it("comes first where the first card's modules say it, and later where only a sheet does", () => {
    const { first, rest } = split(messages, firstModules(SOURCES).values());
    expect(Object.keys(first)).toEqual(expect.arrayContaining(["start-play", "page-unreachable", "bullheads", "six-hand", "eleven-hand", "match-commit"]));
    expect(Object.keys(rest)).toEqual(expect.arrayContaining(["start-new-open", "start-take-over", "page-ended-left"]));
  });
});

it("says nothing where there is no sentence, and names a fact that is missing", () => {
  const catalogue = new Catalogue("en", messagesIn("hello = Hello { $name }\nagain = { hello }, { hello }"));
  expect(catalogue.filled("nowhere", {})).toBeNull();
  expect(catalogue.filled("hello", {})).toBe("Hello {$name}");
  expect(catalogue.filled("again", { name: "Eva" })).toBe("Hello Eva, Hello Eva");
});

it("refuses what the page's sentences do without", () => {
  expect(() => messagesIn("when = { DATETIME($day) }")).toThrow("func");
});

describe("the modules until the first card", () => {
  const modules = firstModules(SOURCES);

  it("are those that the page begins with, and no sheets", () => {
    const names = [...modules.keys()];
    expect(names).toEqual(expect.arrayContaining(["App.svelte", "start/PlayNow.svelte", "match/StatusLine.svelte", "games/six/Hand.svelte", "games/eleven/Pile.svelte"]));
    expect(names.filter((name) => /^(lobby|setup)\/|sheets\/(Menu|contents)|match\/Result/.test(name))).toEqual([]);
  });

  it("have every component that is fetched without the rest of the sentences", () => {
    const fetched = [...modules].flatMap(([file, text]) => [...text.matchAll(/<Lazy first load=\{([^}]*)\}/g)].map(([, load = ""]) => ({ file, load })));
    expect(fetched.map(({ load }) => load).sort()).toEqual(["() => matchOf(info)", "frame", "frame"]);
    expect([...modules.keys()]).toEqual(
      expect.arrayContaining(["match/Match.svelte", "games/six/SixMatch.svelte", "games/eleven/ElevenMatch.svelte"]),
    );
  });
});
