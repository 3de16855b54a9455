/** Introductions as learners play them: their table, its show and the lesson itself, by a simulated clock. */
import { vi } from "vitest";
import { ElevenShow } from "../src/games/eleven/show.svelte";
import type { Answers, Scene } from "../src/games/interface/lesson";
import { LESSONS } from "../src/games/lessons";
import { SixShow } from "../src/games/six/show.svelte";
import { Lesson } from "../src/lessons/lesson.svelte";
import type { TableShow } from "../src/show/table_show.svelte";
import type { GameName, Move } from "../src/wire/types";

export const EXTRAS: Readonly<Record<GameName, string>> = { six_nimmt: "draft", eleven_nimmt: "rob" };
const SHOWS = { six_nimmt: SixShow, eleven_nimmt: ElevenShow };

export interface Learner {
  lesson: Lesson;
  show: TableShow;
}

/** Somebody who comes to an introduction; the extra scene is there too where they come from a table where it matters. */
export async function learner(game: GameName, extra = false): Promise<Learner> {
  const lesson = new Lesson(game, await LESSONS[game](), () => undefined, extra ? [EXTRAS[game]] : []);
  const show = new SHOWS[game](lesson.table);
  lesson.show = show;
  came.push({ lesson, show });
  return { lesson, show };
}

const came: Learner[] = [];

/** Nobody learns any more. */
export function leaveAll(): void {
  for (const { lesson, show } of came.splice(0)) {
    show.leave();
    lesson.close();
  }
}

/** A move as records write it. */
export function moveOf(text: string): Move {
  const [word = "", number = ""] = text.split(" ");
  if (text.includes(">")) {
    const groups = text.split(", ").map((group): [number, number[]] => {
      const [cards = "", top = ""] = group.split(">");
      return [Number(top), cards.split(" ").map(Number).reverse()]; // the page sends them as they were chosen
    });
    return { kind: "eleven.play", groups: groups.reverse() };
  }
  if (word === "take") return { kind: "eleven.take", top: Number(number) };
  if (word === "rob") return { kind: "eleven.rob", seat: Number(number) };
  if (word === "row") return { kind: "six.choose_row", row: Number(number) - 1 };
  if (word === "draft") return { kind: "six.draft", card: Number(number) };
  return { kind: "six.commit", card: Number(text) };
}

/** Every way through a scene: the moves, and whether it does what was asked. */
export function ways(answers: Answers, before: readonly string[] = []): { way: string[]; asked: boolean }[] {
  return Object.entries(answers).flatMap(([move, step]) => {
    const way = [...before, move];
    return Object.keys(step.answers).length > 0 ? ways(step.answers, way) : [{ way, asked: step.asked }];
  });
}

export function askedWay({ answers }: Scene): string[] {
  const found = ways(answers).find(({ asked }) => asked);
  if (!found) throw new Error("nothing is asked for");
  return found.way;
}

/** Make a move, and wait until all that comes of it has been told. */
export async function play({ lesson, show }: Learner, move: string): Promise<void> {
  lesson.table.move(moveOf(move));
  do await vi.advanceTimersByTimeAsync(50);
  while (lesson.table.sending !== null || show.busy);
}

/** Play a way through the scene that is set, to what is explained. */
export async function playThrough(learner: Learner, way: readonly string[]): Promise<void> {
  for (const move of way) await play(learner, move);
  while (learner.lesson.stage === "playing") await vi.advanceTimersByTimeAsync(50);
}
