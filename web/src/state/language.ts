/** Choosing a language is speaking it from now on; one that does not come is not chosen. */
import { language, speak } from "../text/say.svelte";
import { prefer } from "./settings.svelte";

export async function chooseLanguage(tag: string): Promise<void> {
  try {
    await speak(tag);
  } catch {
    return;
  }
  prefer({ language: tag });
  keepForLater();
}

/** Have the page kept for a time without a network, with what it says in the spoken language; browsers do so where the context is secure. */
export function keepForLater(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator) navigator.serviceWorker.register(`/sw.js?${language()}`).catch(() => undefined);
}
