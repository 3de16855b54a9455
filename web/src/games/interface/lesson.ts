/** An introduction to a game: scenes that were played out before, by `make scenes`, and what is said of them. */
import type { TableState } from "../../state/table.svelte";
import type { GameForm } from "./form";
import type { News, Rules, Update, Welcome } from "../../wire/types";

/** What comes of every move that the learner can make, by the move as records write it. */
export type Answers = Readonly<Record<string, Step>>;

export interface Step {
  /** What a server would send, each when the story before it has been told. */
  told: readonly (Update | News)[];
  /** It is what was asked for, or leads there. */
  asked: boolean;
  /** What may follow; nothing at the end of the scene. */
  answers: Answers;
}

export interface Scene {
  name: string;
  /** At which tables it is offered; null: to everybody. */
  extra: string | null;
  welcome: Welcome;
  answers: Answers;
}

/** What is said of a scene: at most 15 words for the task, 25 for what is explained. */
export interface SceneWords {
  task: () => string;
  /** When the learner has done what was asked. */
  then: () => string;
  /** Of any other try, by its moves. */
  tried: (way: readonly string[]) => string;
  /** Cards that are shown beside what is explained. */
  cards?: readonly number[];
}

export interface LessonScript {
  scenes: readonly Scene[];
  words: Readonly<Record<string, SceneWords>>;
  /** The extra scenes that matter at a table as it is now. */
  extras: (table: TableState) => readonly string[];
  /** What is not as in the introduction at a table with these rules, a phrase each. */
  differs: (rules: Rules) => string[];
  /** Fetch what only a scene needs: nobody may be in need of a network in the middle of one. */
  prepare: () => Promise<unknown>;
}

/** Return what a table's rules say that the usual ones do not: phrases of its form, and numbers that no form shows. */
export function differing(
  { optionWords, read }: Pick<GameForm<object>, "optionWords" | "read">,
  rules: Rules,
  usual: Rules,
  number: (what: string, n: number) => string,
): string[] {
  const known = optionWords(usual);
  const numbers = Object.entries(read(rules).rest).flatMap(([what, n]) => (typeof n === "number" ? [number(what, n)] : []));
  return [...optionWords(rules).filter((words) => !known.includes(words)), ...numbers];
}

/** Return the rules by which the scenes are played: the usual ones. */
export function usualIn([first]: readonly Scene[]): Rules {
  if (!first) throw new Error("an introduction has scenes");
  return first.welcome.table.rules;
}
