/** A story in scenes: what happened is shown beat by beat, while the truth is already further.
 *
 * Nothing waits for the show: components take what may be done from the table's state, and only
 * what lies on the table from here.
 */
import { tick } from "svelte";
import { sound, vibrate, type SoundName } from "../device/sound";
import { beat, FAST, motion } from "../state/settings.svelte";
import { captured } from "./flip";
import { narrator } from "./narrator.svelte";

export interface Scene {
  /** Change what is shown. */
  apply(): void;
  /** The rest of the change, where it is too much for one frame: so long as one takes, no tap is heard. */
  rest?: readonly (() => void)[];
  /** How long it is looked at, in milliseconds at normal speed. */
  beat: number;
  /** How long cards travel; the beat unless told. */
  travel?: number;
  /** The sentence on the screen and for the screen reader. */
  say?: string;
  /** What a screen reader is told in its place; "": nothing, what came before has told it. */
  aloud?: string;
  sound?: SoundName;
  /** A story begins here: a trick or a turn. */
  opens?: boolean;
  mood?: Mood;
}

/** What a scene is to the person who looks: their own loss, or a praise. */
export type Mood = "mine" | "praise";

const TREMBLE = [70, 50, 110];

const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** When what has changed so far is on the screen: changes of one frame are laid out and painted in one task. Where none is drawn, in a
 * tab that was just hidden, nobody waits for one. */
const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 100);
    requestAnimationFrame(() => setTimeout(done));
  });

export class Show {
  /** Whether a story is being told. */
  busy = $state(false);
  /** The same for the seats around the table, which change in a frame of their own. */
  hushed = $state(false);
  /** The sentence of the scene on the screen. */
  sentence = $state("");
  /** How that scene is to be felt. */
  mood = $state<Mood | null>(null);
  #queue: Scene[] = [];
  #wake: (() => void) | null = null;
  /** Hurried before the scene on the screen had begun to wait. */
  #cut = false;
  /** How many of the scenes to come are shown without a pause. */
  #hurried = 0;

  /** What the fast pace leaves of a beat. */
  protected readonly fast: number = FAST;

  /** Tell these scenes after those that are still to come. */
  perform(scenes: readonly Scene[]): void {
    this.#queue.push(...scenes);
    if (!this.busy) void this.#run();
  }

  /** Show the end of what has been queued so far at once. */
  skip(): void {
    this.#hurry(this.#queue.length);
  }

  /** Show at once what is older than the last `stories` of those that wait to be told. */
  catchUp(stories: number): void {
    const begins = this.#queue.flatMap((scene, index) => (scene.opens ? [index] : []));
    const first = begins.at(-stories);
    if (begins.length > stories && first !== undefined) this.#hurry(first);
  }

  /** Drop the story: something else is true now. */
  stop(): void {
    this.#queue = [];
    this.skip();
  }

  #hurry(scenes: number): void {
    this.#hurried = scenes;
    this.#cut = true;
    this.#wake?.();
  }

  /** Whether another story waits to be told. */
  protected get waits(): boolean {
    return this.#queue.some((scene) => scene.opens);
  }

  /** Whether the table cannot be seen now; then the next story waits. */
  get covered(): boolean {
    return false;
  }

  /** The table can be seen again. */
  protected uncover(): void {
    this.#wake?.();
  }

  /** Wait until the table can be seen; return whether the story was hurried meanwhile. */
  async #uncovered(): Promise<boolean> {
    this.#cut = false;
    while (this.covered && !this.#cut) {
      await new Promise<void>((done) => {
        this.#wake = done;
      });
    }
    this.#wake = null;
    return this.#cut;
  }

  async #run(): Promise<void> {
    this.busy = true;
    while (this.#queue.length > 0) {
      let looked = false;
      for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
        try {
          looked = (await this.#play(scene)) || looked;
        } catch (error) {
          reportError(error); // a bug, which must not take the rest of the story with it
        }
      }
      if (looked) await nextTask(); // what the next turn brings comes after what the story leaves
    }
    this.busy = this.hushed = false;
    this.sentence = "";
    this.mood = null;
  }

  /** Play a scene; return whether it was looked at. Where nobody looks, in a hidden tab, no time passes: whoever comes back sees what is true. */
  async #play(scene: Scene): Promise<boolean> {
    const hurried = this.#hurried > 0 || document.hidden;
    this.#hurried = Math.max(0, this.#hurried - 1);
    const cut = !hurried && scene.opens === true && this.covered && (await this.#uncovered());
    const pause = hurried || cut ? 0 : beat(scene.beat, this.fast);
    this.mood = scene.mood ?? null;
    if (scene.say) this.sentence = scene.say;
    const aloud = scene.aloud ?? scene.say;
    if (aloud) narrator.tell(aloud);
    if (pause === 0) {
      scene.apply();
      for (const part of scene.rest ?? []) part();
      return false;
    }
    this.#cut = false;
    const begun = Date.now();
    const flight = captured();
    if (scene.opens) await nextFrame(); // what the message itself has changed is a frame of its own
    this.hushed = true;
    if (scene.opens) await nextFrame();
    scene.apply();
    await tick();
    for (const part of scene.rest ?? []) {
      flight.hold();
      await nextFrame();
      part();
      await tick();
    }
    if (scene.opens) {
      flight.hold();
      await nextFrame();
    }
    flight.play(this.#cut ? 0 : motion(scene.travel ?? scene.beat, this.fast));
    if (this.#cut) return false;
    const heard = scene.mood === "praise" ? "praise" : scene.sound;
    if (heard) sound.play(heard);
    if (scene.mood === "mine") vibrate(TREMBLE);
    await new Promise<void>((done) => {
      const timer = setTimeout(done, pause + begun - Date.now()); // its own frames are part of the beat
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = null;
    return true;
  }
}
