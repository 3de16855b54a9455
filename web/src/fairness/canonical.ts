/** JSON as one text for one value: no spaces, and whatever is not printable ASCII escaped, as Python writes it. */

/** Write data in the order that it has. */
export function canonical(data: unknown): string {
  return escaped(JSON.stringify(data));
}

/** Write data with the keys of its objects sorted: equal values are equal texts. */
export function sorted(data: unknown): string {
  return escaped(JSON.stringify(data, (_, value: unknown) => (isObject(value) ? inOrder(value) : value)));
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function inOrder(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function escaped(text: string): string {
  return text.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
