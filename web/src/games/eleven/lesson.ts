/** The introduction to 11 nimmt!: what is said of its scenes (web/scenes/eleven.py). */
import { say } from "../../text/say.svelte";
import { differing, usualIn, type LessonScript, type Scene, type SceneWords } from "../interface/lesson";
import { elevenOf, elevenRules } from "./eleven";
import scenes from "./scenes.json";
import { elevenForm } from "./setup";

const SCENES = scenes as unknown as readonly Scene[];

function takes([move = ""]: readonly string[]): boolean {
  return move.startsWith("take");
}

const WORDS: Readonly<Record<string, SceneWords>> = {
  reach: {
    task: () => say("lesson-eleven-reach"),
    then: () => say("lesson-eleven-reach-then"),
    tried: () => say("lesson-eleven-reach-tried"),
  },
  "past-the-end": {
    task: () => say("lesson-eleven-past"),
    then: () => say("lesson-eleven-past-then"),
    tried: () => say("lesson-eleven-past-tried"),
  },
  take: {
    task: () => say("lesson-eleven-take"),
    then: () => say("lesson-eleven-take-then"),
    tried: () => say("lesson-eleven-take-then"),
  },
  "bull-card": {
    task: () => say("lesson-eleven-bull"),
    then: () => say("lesson-eleven-bull-then"),
    tried: (way) => (takes(way) ? say("lesson-eleven-bull-took") : say("lesson-eleven-bull-one")),
  },
  end: {
    task: () => say("lesson-eleven-end"),
    then: () => say("lesson-eleven-end-then"),
    tried: () => say("lesson-eleven-end-tried"),
  },
  rob: {
    task: () => say("lesson-eleven-rob"),
    then: () => say("lesson-eleven-rob-then"),
    tried: () => say("lesson-eleven-rob-tried"),
  },
};

export const elevenLesson: LessonScript = {
  scenes: SCENES,
  words: WORDS,
  extras: (table) => (elevenOf(table)?.view.supply === 0 ? ["rob"] : []),
  differs: (rules) => {
    const { seats } = rules;
    const usual = { ...elevenRules(usualIn(SCENES)), seats, rounds: seats };
    return differing(elevenForm, rules, usual, (what, n) => say("lesson-eleven-differs", { what, n }));
  },
  prepare: () => import("./VictimChoice.svelte"),
};
