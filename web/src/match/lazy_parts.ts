/** The parts of a match that no first card needs: each is fetched once, when it is wanted. */

export const sidePanel = () => import("./SidePanel.svelte");
export const result = () => import("./Result.svelte");
export const roundSummary = () => import("./RoundSummary.svelte");
export const readAloud = () => import("./read_aloud");
export const awake = () => import("../device/awake.svelte");
