/** What somebody who opens a table chooses in each game, and what its options are called. */
import { eleven, ELEVEN_USUAL, type ElevenForm } from "./eleven/setup";
import { six, SIX_USUAL, type SixForm } from "./six/setup";
import type { Form } from "../setup/setup";
import type { GameName, Rules, Setup } from "../wire/types";

export type OwnForms = SixForm & ElevenForm;

export interface GameForm {
  /** Return this game's part of a form, with what is not offered put right. */
  fitted: (form: Form) => Partial<OwnForms>;
  /** What is left of the options that the form does not show, after `changes`. */
  rest: (before: Form, changes: Partial<Form>) => Form["rest"];
  /** The options that the form means. */
  options: (form: Form) => Setup["options"];
  /** The form of a table with these rules. */
  read: (rules: Rules) => Partial<Form>;
  /** The options in short phrases; what is as usual is said too, where people ask for it. */
  optionWords: (rules: Rules) => string[];
}

export const FORMS: Readonly<Record<GameName, GameForm>> = { six_nimmt: six, eleven_nimmt: eleven };

export const OWN_USUAL: OwnForms = { ...SIX_USUAL, ...ELEVEN_USUAL };
