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

export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(`toril.${name}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the next visit begins afresh.
  }
}
