/** How a try at the deal of the day is told, game by game. */
import type { GameName } from "../wire/types";
import { elevenCourse } from "./eleven/course";
import type { Course } from "./interface/course";
import { sixCourse } from "./six/course";

export const COURSES: Readonly<Record<GameName, Course>> = { six_nimmt: sixCourse, eleven_nimmt: elevenCourse };
