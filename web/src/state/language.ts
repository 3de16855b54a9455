/** Choosing a language is speaking it from now on. */
import { speak } from "../text/say.svelte";
import { prefer } from "./settings.svelte";

export async function chooseLanguage(tag: string): Promise<void> {
  await speak(tag);
  prefer({ language: tag });
}
