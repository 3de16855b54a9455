/** The introduction to 6 nimmt!: what is said of its scenes (web/scenes/six.py). */
import { say } from "../../text/say.svelte";
import { differing, usualIn, type LessonScript, type Scene, type SceneWords } from "../interface/lesson";
import scenes from "./scenes.json";
import { sixForm } from "./setup";
import { sixRules } from "./six";

const SCENES = scenes as unknown as readonly Scene[];

/** What a row cost: the learner had laid a card, and then taken the row. */
function price(scene: string, [card = "", row = ""]: readonly string[]): number {
  const asked = SCENES.find(({ name }) => name === scene)?.answers[card]?.told.at(-1);
  const legal = asked?.kind === "update" ? asked.play?.legal : undefined;
  return legal?.kind === "choose_row" ? (legal.prices[Number(row.replace("row ", "")) - 1] ?? 0) : 0;
}

const WORDS: Readonly<Record<string, SceneWords>> = {
  where: {
    task: () => say("lesson-six-where"),
    then: () => say("lesson-six-where-then"),
    tried: ([card]) => (card === "41" ? say("lesson-six-where-lower") : say("lesson-six-where-nearer")),
  },
  sixth: {
    task: () => say("lesson-six-sixth"),
    then: () => say("lesson-six-sixth-then"),
    tried: () => say("lesson-six-sixth-tried"),
  },
  "at-once": {
    task: () => say("lesson-six-at-once"),
    then: () => say("lesson-six-at-once-then"),
    tried: () => say("lesson-six-at-once-tried"),
  },
  "too-low": {
    task: () => say("lesson-six-low"),
    then: () => say("lesson-six-low-then"),
    tried: (way) => say("lesson-six-low-tried", { n: price("too-low", way) }),
  },
  count: {
    task: () => say("lesson-six-count"),
    then: () => say("lesson-six-count-then"),
    tried: (way) => say("lesson-six-count-tried", { n: price("count", way) }),
    cards: [1, 5, 10, 11, 55],
  },
  draft: {
    task: () => say("lesson-six-draft"),
    then: () => say("lesson-six-draft-then"),
    tried: () => say("lesson-six-draft-then"),
  },
};

export const sixLesson: LessonScript = {
  scenes: SCENES,
  words: WORDS,
  extras: ({ info }) => (info?.rules.kind === "six.rules" && info.rules.variant === "draft" ? ["draft"] : []),
  differs: (rules) => {
    const { seats } = rules;
    const usual = { ...sixRules(usualIn(SCENES)), seats };
    return differing(sixForm, rules, usual, (what, n) => say("lesson-six-differs", { what, n }));
  },
  prepare: () => Promise.resolve(),
};

