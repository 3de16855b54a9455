/** Fetches my matches, with what is said there. */
import { speakOf } from "../text/say.svelte";

export async function matchesPage() {
  return (await Promise.all([import("./MatchesRoute.svelte"), speakOf("matches")]))[0];
}
