/** Choosing a language is speaking it from now on; one that does not come is not chosen. */
import { speak } from "../text/say.svelte";
import { prefer } from "./settings.svelte";

export async function chooseLanguage(tag: string): Promise<void> {
  try {
    await speak(tag);
  } catch {
    return;
  }
  prefer({ language: tag });
}
