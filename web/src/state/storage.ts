/** What this browser keeps between visits. A browser that keeps nothing still plays.
 *
 * What was kept may be of an older page, or anything at all: each reader checks its shape.
 */

export function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`toril.${name}`) ?? "null");
  } catch {
    return null;
  }
}

/** Return the fields of what was kept, whatever it is. */
export function fields(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** Keep something; return whether that was possible. Private windows and full disks: the next visit begins afresh. */
export function store(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`toril.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forget something. */
export function unstore(name: string): void {
  try {
    localStorage.removeItem(`toril.${name}`);
  } catch {
    // Nothing was kept.
  }
}

/** Return what is kept under names with this beginning. */
export function storedNames(beginning: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    return all.filter((key) => key.startsWith(`toril.${beginning}`)).map((key) => key.slice("toril.".length));
  } catch {
    return [];
  }
}
