/** A person's preferences, kept in this browser. */
import { levelOf, type Level } from "../bots/levels";
import { games } from "../wire/shared";
import { fields, store, stored } from "./storage";

export type Speed = "slow" | "normal" | "fast" | "off";
export type Theme = "system" | "light" | "dark";

const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "off"];
const THEMES: readonly Theme[] = ["system", "light", "dark"];
const TOGGLES = ["confirm", "sorted", "sound", "soundOffered", "vibration", "keys", "takeBack", "keepMatches"] as const;

/** The opponents of "play now" where nobody has chosen, and the most that any game has seats for. */
const OPPONENTS = 3;
export const MOST_OPPONENTS = Math.max(...Object.values(games).map(({ seats }) => seats.high)) - 1;

interface Preferences {
  name: string;
  /** The colour to sit down with, by its number; null: whichever the seat has. */
  colour: number | null;
  /** The level of "play now"; null: the bots are of several levels. */
  against: Level | null;
  /** How many bots "play now" brings, as far as the game has seats for them. */
  opponents: number;
  language: string | null;
  theme: Theme;
  speed: Speed;
  confirm: boolean;
  /** Against bots a move waits for a moment before it is sent, so that it can be taken back. */
  takeBack: boolean;
  /** Piles lie in the order of their numbers; else each keeps the place where it was opened. */
  sorted: boolean;
  sound: boolean;
  /** Whether somebody was asked about sounds: nobody is asked twice. */
  soundOffered: boolean;
  vibration: boolean;
  /** Single letters are commands: people who dictate to their machine may not want that. */
  keys: boolean;
  /** Matches that have ended are kept in this browser (`matches/`). */
  keepMatches: boolean;
}

const USUAL: Preferences = {
  name: "",
  colour: null,
  against: null,
  opponents: OPPONENTS,
  language: null,
  theme: "system",
  speed: "normal",
  confirm: false,
  takeBack: false,
  sorted: false,
  sound: false,
  soundOffered: false,
  vibration: false,
  keys: true,
  keepMatches: true,
};

/** Take from what was kept only what can be meant. */
export function preferences(found: Record<string, unknown>): Preferences {
  const known = { ...USUAL };
  const { name, language, theme, speed } = found;
  if (typeof name === "string") known.name = name;
  if (typeof language === "string") known.language = language;
  // There are as many colours as seats, from 0 on.
  known.colour = numberIn(found.colour, 0, MOST_OPPONENTS) ?? USUAL.colour;
  known.against = levelOf(found.against);
  known.opponents = numberIn(found.opponents, 1, MOST_OPPONENTS) ?? USUAL.opponents;
  known.theme = THEMES.find((each) => each === theme) ?? USUAL.theme;
  known.speed = SPEEDS.find((each) => each === speed) ?? USUAL.speed;
  for (const toggle of TOGGLES) {
    const on = found[toggle];
    if (typeof on === "boolean") known[toggle] = on;
  }
  return known;
}

function numberIn(value: unknown, low: number, high: number): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= low && value <= high ? value : null;
}

export const settings = $state<Preferences>(preferences(fields(stored("settings"))));

/** Change preferences and keep them. */
export function prefer(changes: Partial<Preferences>): void {
  Object.assign(settings, changes);
  store("settings", settings);
}

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** What the fast pace leaves of a beat, unless a game says otherwise. */
export const FAST = 0.45;

/** How long a beat of the story lasts, in milliseconds of normal speed; 0: at once. */
export function beat(milliseconds: number, fast = FAST): number {
  return milliseconds * { slow: 1.8, normal: 1, fast, off: 0 }[settings.speed];
}

/** How long something moves; where motion is reduced nothing moves, and the beat is there to read. */
export function motion(milliseconds: number, fast = FAST): number {
  return reduced.matches ? 0 : beat(milliseconds, fast);
}
