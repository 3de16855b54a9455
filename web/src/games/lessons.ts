/** How each game is taught: fetched when somebody wants to learn it. */
import type { GameName } from "../wire/types";
import type { LessonScript } from "./interface/lesson";

export const LESSONS: Readonly<Record<GameName, () => Promise<LessonScript>>> = {
  six_nimmt: async () => (await import("./six/lesson")).sixLesson,
  eleven_nimmt: async () => (await import("./eleven/lesson")).elevenLesson,
};
