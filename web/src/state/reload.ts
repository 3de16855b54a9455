/** A page older than its server is loaded anew, once for each version: never in a circle. */
import { fields } from "./storage";

const PLACE = "toril.reloaded";

export function reloadFor(version: string): void {
  try {
    const done: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? "{}");
    if (fields(done)[version] === true) return;
    sessionStorage.setItem(PLACE, JSON.stringify({ ...fields(done), [version]: true }));
  } catch {
    return; // without a memory it could go on for ever
  }
  location.reload();
}
