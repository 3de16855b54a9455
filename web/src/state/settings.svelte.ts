/** A person's preferences, kept in this browser. */
import { keep, kept } from "./kept";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
export type Theme = "system" | "light" | "dark";

interface Preferences {
  name: string;
  language: string | null;
  theme: Theme;
  speed: Speed;
  confirm: boolean;
  sound: boolean;
  vibration: boolean;
}

const USUAL: Preferences = {
  name: "",
  language: null,
  theme: "system",
  speed: "normal",
  confirm: false,
  sound: false,
  vibration: false,
};

export const settings = $state<Preferences>({ ...USUAL, ...kept<Partial<Preferences>>("settings", {}) });

/** Change preferences and keep them. */
export function prefer(changes: Partial<Preferences>): void {
  Object.assign(settings, changes);
  keep("settings", settings);
}

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a beat of the story lasts, in milliseconds of normal speed; 0: at once. */
export function beat(milliseconds: number): number {
  return milliseconds * { slow: 1.8, normal: 1, fast: 0.45, off: 0 }[settings.speed];
}

/** How long something moves: not at all for whom motion is reduced, who has the beat to read. */
export function motion(milliseconds: number): number {
  return reduced.matches ? 0 : beat(milliseconds);
}
