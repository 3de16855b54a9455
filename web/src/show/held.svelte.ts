/** What stands beside the table must not tell the end of a story before the story does. */
import { untrack } from "svelte";

/** Follow what `read` returns, but hold it as it was while a story is told (`busy`). For a component's own script. */
export function heldDuringShow<T>(busy: () => boolean, read: () => T): { readonly current: T } {
  let current = $state.raw(untrack(read));
  $effect(() => {
    if (!busy()) current = read();
  });
  return {
    get current() {
      return current;
    },
  };
}
