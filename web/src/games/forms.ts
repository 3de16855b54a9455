/** What somebody who opens a table chooses in each game, and what its options are called. */
import type { GameName } from "../wire/types";
import { elevenForm, type ElevenForm } from "./eleven/setup";
import type { GameForm, SharedForm } from "./interface/form";
import { sixForm, type SixForm } from "./six/setup";

export type OwnForms = SixForm & ElevenForm;

/** What is chosen in each game alone stands beside what all share, and is kept when the game is changed. */
export type Form = SharedForm & OwnForms;

export const FORMS: Readonly<Record<GameName, GameForm<Partial<OwnForms>, Form>>> = { six_nimmt: sixForm, eleven_nimmt: elevenForm };

export const OWN_USUAL: OwnForms = { ...sixForm.usual, ...elevenForm.usual };
