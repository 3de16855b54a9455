/** How each game is taught: fetched when somebody wants to learn it. */
import { speakOf } from "../text/say.svelte";
import type { GameName } from "../wire/types";
import type { LessonScript } from "./interface/lesson";

export const LESSONS: Readonly<Record<GameName, () => Promise<LessonScript>>> = {
  six_nimmt: async () => (await Promise.all([import("./six/lesson"), speakOf("lesson_six")]))[0].sixLesson,
  eleven_nimmt: async () => (await Promise.all([import("./eleven/lesson"), speakOf("lesson_eleven")]))[0].elevenLesson,
};
