/** The controls with which each game's own options are chosen. */
import type { Component } from "svelte";
import ElevenOptions from "./eleven/ElevenOptions.svelte";
import SixOptions from "./six/SixOptions.svelte";
import type { Form } from "../setup/setup";
import type { GameName } from "../wire/types";

export interface OptionsProps {
  form: Form;
  change: (changes: Partial<Form>) => void;
  /** What each seat is called, where one must be named. */
  seatNames: readonly string[];
  /** Fewer seats than people cannot be chosen. */
  fewest: number;
}

export const OPTIONS: Readonly<Record<GameName, Component<OptionsProps>>> = {
  six_nimmt: SixOptions,
  eleven_nimmt: ElevenOptions,
};
