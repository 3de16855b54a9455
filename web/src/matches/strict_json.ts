/** JSON that comes from strangers: nothing twice, nothing nested without end, no key that means something to the language itself. */

/** What is ours is nested ten times: a play in a round in the notes of a match. */
const DEEPEST = 16;
const SPECIAL = "__proto__";
const SPACE = " \n\r\t";

/** Return what a text says; undefined for one that is no JSON, or says more than one thing. */
export function parsedStrictly(text: string): unknown {
  try {
    return isPlain(text) ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** Look at brackets and keys before anything is made of a text: whatever walks through it later must not run out of stack, and of two
 * values for a key the parser takes the second without a word. What else may be wrong it finds itself.
 */
function isPlain(text: string): boolean {
  /** The keys of each object that is open; null for a list. */
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "{" || sign === "[") {
      if (open.push(sign === "{" ? new Set() : null) > DEEPEST) return false;
    } else if (sign === "}" || sign === "]") {
      open.pop();
    } else if (sign === '"') {
      const end = endOfString(text, at);
      if (isKey(text, end)) {
        const keys = open.at(-1);
        const name = String(JSON.parse(text.slice(at, end)));
        if (!keys || name === SPECIAL || keys.has(name)) return false;
        keys.add(name);
      }
      at = end - 1;
    }
  }
  return true;
}

/** Return where the string that begins at `begin` is over. */
function endOfString(text: string, begin: number): number {
  for (let quote = text.indexOf('"', begin + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote;
    while (text[before - 1] === "\\") before -= 1;
    if ((quote - before) % 2 === 0) return quote + 1;
  }
  return text.length;
}

function isKey(text: string, end: number): boolean {
  let next = end;
  while (SPACE.includes(text[next] ?? "x")) next += 1;
  return text[next] === ":";
}
