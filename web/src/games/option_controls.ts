/** The controls with which each game's own options are chosen. */
import type { Component } from "svelte";
import type { GameName } from "../wire/types";
import ElevenOptions from "./eleven/ElevenOptions.svelte";
import type { OwnForms } from "./forms";
import type { OptionsProps } from "./interface/form";
import SixOptions from "./six/SixOptions.svelte";

export const OPTION_CONTROLS: Readonly<Record<GameName, Component<OptionsProps<OwnForms>>>> = {
  six_nimmt: SixOptions,
  eleven_nimmt: ElevenOptions,
};
