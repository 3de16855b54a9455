/** What is said in passing: in the bar, where it covers nothing, and aloud. */
import { announced } from "../state/announced.svelte";
import { narrator } from "./narrator.svelte";

/** Say something for so many milliseconds; return how it is called off. */
export function sayInPassing(words: string, milliseconds: number): () => void {
  const silent = (): void => {
    clearTimeout(timer);
    if (announced.words === words) announced.words = "";
  };
  const timer = setTimeout(silent, milliseconds);
  announced.words = words;
  narrator.tell(words);
  return silent;
}
