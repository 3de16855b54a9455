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
  const reload = (): void => { location.reload(); };
  // What the worker keeps (`web/worker/sw.ts`) is as old as this page: it must not come again because the network is slow.
  if ("caches" in globalThis && navigator.onLine) forgetKept().then(reload, reload);
  else reload();
}

async function forgetKept(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}
