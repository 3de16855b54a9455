/** Fetches what is said of a match's deals, with its sentences. */
import { speakOf } from "../text/say.svelte";

export const worth = async () => (await Promise.all([import("./Worth.svelte"), speakOf("fairness")]))[0];
