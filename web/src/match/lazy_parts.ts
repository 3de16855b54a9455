/** The parts of a match that no first card needs: each is fetched once, when it is wanted. */
import { speakOf } from "../text/say.svelte";

export const sidePanel = () => import("./SidePanel.svelte");
export const result = async () => (await Promise.all([import("./Result.svelte"), speakOf("fairness")]))[0];
export const roundSummary = () => import("./RoundSummary.svelte");
export const readAloud = () => import("./read_aloud");
export const awake = () => import("../device/awake.svelte");
