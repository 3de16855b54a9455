/** A page older than its server is loaded anew, once for each version: never in a circle. */

export function reloadFor(version: string): void {
  try {
    if (sessionStorage.getItem("toril.reloaded") === version) return;
    sessionStorage.setItem("toril.reloaded", version);
  } catch {
    return; // without a memory it could go on for ever
  }
  location.reload();
}
