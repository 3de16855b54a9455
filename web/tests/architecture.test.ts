/** The arrow of imports: each part of the page needs only parts below it, and nothing needs itself in a circle.
 *
 * Every import counts: of values, of types alone, and of what is fetched later.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");

/** The parts from the bottom to the top, and what each imports. A game is reached through the registry only. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  wire: [],
  text: [],
  cards: [],
  bots: ["wire"],
  state: ["wire", "text", "bots"],
  device: ["text", "state"],
  show: ["wire", "state", "device"],
  parts: ["text", "cards", "state", "device"],
  coach: ["wire", "text", "state", "show", "parts"],
  fairness: ["wire", "state"],
  seats: ["wire", "text", "bots", "state"],
  late: ["wire", "text", "state", "parts", "seats"],
  company: ["wire", "text", "cards", "state", "device", "parts", "show", "fairness", "seats", "late"],
  pictures: ["cards"],
  "games/interface": ["wire", "text", "bots", "state", "show", "fairness"],
  "games/six": ["wire", "text", "cards", "state", "show", "parts", "coach", "fairness", "seats", "games/interface"],
  "games/eleven": ["wire", "text", "cards", "state", "show", "parts", "coach", "fairness", "seats", "games/interface"],
  "games/six/rules": ["wire", "text", "cards", "pictures", "games/interface", "games/six"],
  "games/eleven/rules": ["wire", "text", "cards", "pictures", "games/interface", "games/eleven"],
  games: ["wire", "text", "state", "fairness", "games/interface", "games/six", "games/eleven", "games/six/rules", "games/eleven/rules"],
  scores: ["wire", "text", "cards", "state", "show", "seats", "late", "games"],
  verdict: ["wire", "text", "state", "show", "fairness", "games"],
  share: ["wire", "text", "state", "device", "parts"],
  sheets: ["wire", "text", "state", "device", "show", "parts", "fairness", "seats", "late", "games", "scores", "verdict"],
  day: ["wire", "text", "state", "device", "show", "parts", "fairness", "games/interface", "games", "verdict"],
  match: ["wire", "text", "cards", "bots", "state", "fairness", "device", "show", "parts", "coach", "seats", "late", "games/interface", "games", "scores", "verdict", "share", "sheets", "day"],
  lessons: ["wire", "text", "cards", "state", "show", "parts", "games/interface", "games", "match"],
  replay: ["wire", "text", "cards", "state", "device", "show", "parts", "seats", "games/interface", "games", "scores", "verdict", "match"],
  matches: ["wire", "text", "bots", "state", "device", "show", "parts", "fairness", "seats", "games", "verdict", "share", "replay"],
  setup: ["wire", "text", "bots", "parts", "games/interface", "games"],
  lobby: ["wire", "text", "cards", "bots", "state", "device", "parts", "seats", "games", "setup"],
  start: ["wire", "text", "cards", "bots", "state", "parts", "seats", "games", "scores", "matches", "sheets", "setup", "day"],
  table: ["wire", "text", "cards", "state", "parts", "coach", "fairness", "games/interface", "games", "verdict", "matches", "sheets", "day", "company", "match", "lobby", "lessons"],
  tv: ["wire", "text", "cards", "state", "device", "show", "parts", "seats", "games/interface", "games", "scores", "verdict", "match", "table"],
  styles: ["cards"],
  /** App.svelte and main.ts. */
  "": ["text", "state", "device", "show", "parts", "replay", "matches", "day", "start", "table", "tv", "styles"],
};

/** Written by `make types`. */
const GENERATED = ["wire/schema.ts", "wire/shared.ts"];
const LONGEST = 250;
const LONGEST_MEDIAN = 56;

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;

const files = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte|css)$/.test(entry.name))
  .map((entry) => named(join(entry.parentPath, entry.name)));

function named(path: string): string {
  return relative(SOURCES, path).split(sep).join("/");
}

function text(file: string): string {
  return readFileSync(join(SOURCES, file), "utf-8");
}

function partOf(file: string): string {
  return file.includes("/") ? dirname(file) : "";
}

/** Return the file that an import means; what lies outside of the sources (levels.json) is nobody's part. */
function meant(file: string, written: string): string | null {
  const path = join(SOURCES, dirname(file), written);
  const found = [path, `${path}.ts`, `${path}.svelte`].find((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
  if (!found) throw new Error(`${file} imports ${written}, which is not there`);
  return named(found).startsWith("../") ? null : named(found);
}

const imports = new Map(
  files.map((file) => [file, [...text(file).matchAll(IMPORT)].map(([, written]) => meant(file, written ?? "")).filter((each) => each !== null)]),
);

/** Return a way that leads back to where it began; null where there is none. */
function circle(needs: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  function from(at: string, way: readonly string[]): string[] | null {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at];
    if (done.has(at)) return null;
    for (const next of needs.get(at) ?? []) {
      const found = from(next, [...way, at]);
      if (found) return found;
    }
    done.add(at);
    return null;
  }
  for (const start of needs.keys()) {
    const found = from(start, []);
    if (found) return found;
  }
  return null;
}

describe("the page's imports", () => {
  it("are all seen", () => {
    expect([...imports.values()].flat().length).toBeGreaterThan(600);
    const every = 'import a from "./a"; import type { b } from "../b"; export { c } from "./c"; import "./d.css"; import("./e"); typeof import("./f")';
    expect([...every.matchAll(IMPORT)].map(([, written]) => written)).toEqual(["./a", "../b", "./c", "./d.css", "./e", "./f"]);
  });

  it.each(Object.keys(PARTS))("of %s are those that its line says, no others and no fewer", (part) => {
    const found = [...imports].filter(([file]) => partOf(file) === part).flatMap(([, needs]) => needs.map(partOf));
    expect(new Set(found.filter((other) => other !== part))).toEqual(new Set(PARTS[part]));
  });

  it("come from parts that stand in the table, each above all that it needs", () => {
    const order = Object.keys(PARTS);
    expect(new Set(files.map(partOf))).toEqual(new Set(order));
    for (const [part, needs] of Object.entries(PARTS)) {
      for (const other of needs) expect(order.indexOf(other), `${part} needs ${other}`).toBeLessThan(order.indexOf(part));
    }
  });

  it("make no circle of modules", () => {
    expect(circle(imports)).toBeNull();
    expect(circle(new Map([["a", ["b"]], ["b", ["c"]], ["c", ["b"]]]))).toEqual(["b", "c", "b"]);
  });
});

describe("the page's modules", () => {
  const lengths = files.filter((file) => !GENERATED.includes(file)).map((file) => ({ file, lines: text(file).trimEnd().split("\n").length }));

  it("are read in one sitting", () => {
    expect(lengths.filter(({ lines }) => lines > LONGEST)).toEqual([]);
  });

  it("are short as a rule", () => {
    const sorted = lengths.map(({ lines }) => lines).sort((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(LONGEST_MEDIAN);
  });
});
