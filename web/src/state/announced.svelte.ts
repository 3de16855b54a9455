/** What the bar says of the people at the table, in place of its sentence, and what it offers them. It comes from `company/`, which is fetched later. */
import type { Component } from "svelte";

interface Announced {
  /** For a few seconds: who came, went, or is played for. */
  words: string;
  /** For as long as the table waits for nobody but people who are away: when a bot plays. */
  waiting: string;
  /** A story is told: what is announced waits for its end. */
  storyTold: boolean;
  /** What stands in the bar beside the menu: the way to the rules, and to the faces that people show each other. */
  button: Component | null;
  /** The table is left. */
  leave: () => void;
}

export const announced = $state<Announced>({ words: "", waiting: "", storyTold: false, button: null, leave: () => undefined });
