/** An introduction on its way: which scene, what was tried, what is said of it. */
import type { LessonScript, Scene, SceneWords } from "../games/interface/lesson";
import { afterNews, follow, GAMES } from "../games/registry";
import { narrator } from "../show/narrator.svelte";
import type { Show } from "../show/show.svelte";
import { settings } from "../state/settings.svelte";
import { TableState } from "../state/table.svelte";
import { say } from "../text/say.svelte";
import type { GameName } from "../wire/types";
import { Line } from "./line";
import { keepProgress, progressOf } from "./progress";

/** The task is set; what was played is told; it is explained; there is no scene left. */
type Stage = "task" | "playing" | "told" | "end";

const SILENT: SceneWords = { task: () => "", then: () => "", tried: () => "" };

const LESSONS = new WeakMap<TableState, Lesson>();

/** Return the introduction that a table belongs to. */
export function lessonAt(table: TableState): Lesson {
  const lesson = LESSONS.get(table);
  if (!lesson) throw new Error("nobody learns at this table");
  return lesson;
}

export class Lesson {
  /** Which of the scenes it is. */
  at = $state(0);
  stage = $state<Stage>("task");
  /** Whether the learner has done what was asked, as far as they have come. */
  asked = $state(true);
  readonly table: TableState;
  readonly scenes: readonly Scene[];
  /** What tells the stories; there is none before the table is on the screen. */
  show: Pick<Show, "busy" | "skip"> | null = null;
  #way = $state.raw<readonly string[]>([]);
  #line: Line | undefined;

  /** `only`: the names of the scenes that are shown beside those for everybody, or one by itself. */
  constructor(
    readonly game: GameName,
    readonly script: LessonScript,
    /** Back to where the learner came from. */
    readonly leave: () => void,
    extras: readonly string[],
    only: string | null = null,
  ) {
    const offered = (scene: Scene) => (only === null ? scene.extra === null || extras.includes(scene.extra) : scene.extra === only);
    this.scenes = script.scenes.filter(offered);
    this.kept = only === null;
    const { shownPlays } = GAMES[game];
    this.table = new TableState("", afterNews, (_, listener) => {
      const line = new Line(listener, {
        written: shownPlays.written,
        name: () => settings.name || say("start-guest"),
        busy: () => this.show?.busy ?? false,
        moved: (move, { asked }) => {
          this.#way = [...this.#way, move];
          this.asked = asked;
          this.stage = "playing";
        },
        told: () => {
          this.stage = "told";
          narrator.tell(`${this.verdict} ${this.explained}`);
        },
      });
      this.#line = line;
      return line;
    }, false);
    follow(this.table);
    LESSONS.set(this.table, this);
    const { at } = progressOf(game);
    this.go(this.kept && at < this.scenes.length ? at : 0);
  }

  /** Whether the place in it is kept: an extra scene by itself has none. */
  readonly kept: boolean;

  get words(): SceneWords {
    return this.script.words[this.scenes[this.at]?.name ?? ""] ?? SILENT;
  }

  get task(): string {
    return this.words.task();
  }

  /** In a word, how it went; for the bar, where the table would ask for a card. */
  get verdict(): string {
    if (this.stage !== "told") return "";
    return this.asked ? say("lesson-right") : say("lesson-other");
  }

  get explained(): string {
    return this.asked ? this.words.then() : this.words.tried(this.#way);
  }

  /** Set the scene of that number; behind the last one is the end. */
  go(at: number): void {
    const scene = this.scenes[at];
    this.at = Math.min(at, this.scenes.length);
    this.asked = true;
    this.#way = [];
    if (!scene && !this.kept) {
      this.leave();
      return;
    }
    if (!scene) {
      this.stage = "end";
      this.#keep(0, true);
      narrator.tell(say("lesson-end", { game: GAMES[this.game].name() }));
      return;
    }
    this.stage = "task";
    this.#keep(at, progressOf(this.game).done);
    this.#line?.begin(scene);
    narrator.tell(this.task);
  }

  next(): void {
    this.go(this.at + 1);
  }

  back(): void {
    this.go(Math.max(0, this.at - 1));
  }

  /** Set the scene back as it was. */
  again(): void {
    this.go(this.at);
  }

  close(): void {
    this.table.close();
  }

  #keep(at: number, done: boolean): void {
    if (this.kept) keepProgress(this.game, { at, done });
  }
}
