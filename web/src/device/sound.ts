/** The sounds of the table, made by the browser itself, and the tremble of a phone. */
import { settings } from "../state/settings.svelte";
import type { SoundName } from "./sounds";

export type { SoundName };

let context: AudioContext | null = null;

/** Browsers let a page sound only from a gesture on, and some only if it was woken within one. */
function wake(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume().catch(() => undefined);
  return context;
}

globalThis.addEventListener?.("pointerup", wake);
globalThis.addEventListener?.("keydown", wake);

/** Most never ask for sounds: how they are made is fetched by who does. */
const made = () => import("./sounds");

export const sound = {
  /** Sound `name`, if the person asked for sounds; never an error, never a wait. */
  play(name: SoundName): void {
    const gesture = navigator.userActivation?.isActive ?? true;
    const audio = context?.state === "running" || gesture ? wake() : null;
    if (audio !== null) made().then(({ sounds }) => { sounds[name](audio); }, () => undefined);
  },
};

/** Let the phone tremble, where it can and the person asked for it. */
export function vibrate(pattern: number | number[]): void {
  if (settings.vibration && typeof navigator.vibrate === "function") navigator.vibrate(pattern);
}
