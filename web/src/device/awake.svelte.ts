/** The screen stays on while somebody plays. Browsers have it only where the context is secure; elsewhere nothing is missed. */

/** Keep the screen on while it is `wanted`, until all is `over`. A page that is hidden loses that, and asks again when it is seen. */
export function stayAwake(wanted: () => boolean, over: AbortSignal): void {
  if (over.aborted || !("wakeLock" in navigator)) return;
  const stop = $effect.root(() => {
    $effect(() => (wanted() ? held() : undefined));
  });
  over.addEventListener("abort", stop);
}

function held(): () => void {
  const over = new AbortController();
  let lock: WakeLockSentinel | null = null;

  async function ask(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    lock = await navigator.wakeLock.request("screen").catch(() => null); // the battery is low, perhaps
    if (over.signal.aborted) await lock?.release();
  }

  document.addEventListener("visibilitychange", () => void ask(), { signal: over.signal });
  void ask();
  return () => {
    over.abort();
    void lock?.release();
  };
}
