/** Fetches what a match is looked at with, and its sentences. */
import { speakOf } from "../text/say.svelte";

/** At the address that asks for it. */
export const replayRoute = async () => (await Promise.all([import("./ReplayRoute.svelte"), speakOf("replay")]))[0];

/** For those who bring a source of their own. */
export const replayPage = async () => (await Promise.all([import("./ReplayPage.svelte"), speakOf("replay")]))[0];
