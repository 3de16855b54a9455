/** Reads the Fluent catalogues while the page is built, so that no browser has to. */
import { FluentResource } from "@fluent/bundle";
import type { Messages, Part, Pattern } from "./src/text/catalogue.ts";

type Read = NonNullable<FluentResource["body"][number]["value"]>;
type Element = Exclude<Read, string>[number];

/** Return the messages of a catalogue by id. */
export function messagesIn(text: string): Messages {
  return Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, pattern(value ?? "")]));
}

function pattern(read: Read): Pattern {
  return typeof read === "string" ? read : read.map(part);
}

function part(element: Element): Part {
  if (typeof element === "string") return element;
  if (element.type === "var") return { fact: element.name };
  if (element.type === "mesg" && !element.attr) return { quotes: element.name };
  if (element.type === "select" && element.selector.type === "var") {
    const { selector, star, variants } = element;
    const usual = variants[star];
    if (!usual) throw new Error(`nothing is usual by ${selector.name}`);
    const cases = variants.filter((each) => each !== usual).map(({ key, value }) => [key.value, pattern(value)] as const);
    return { by: selector.name, cases, usual: pattern(usual.value) };
  }
  throw new Error(`the page's sentences do without ${element.type}`);
}

/** Return the messages that a pattern quotes. */
export function quotedIn(read: Pattern): string[] {
  if (typeof read === "string") return [];
  return read.flatMap((each) => {
    if (typeof each === "string" || "fact" in each) return [];
    return "quotes" in each ? [each.quotes] : [each.usual, ...each.cases.map(([, then]) => then)].flatMap(quotedIn);
  });
}
