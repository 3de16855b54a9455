/** A story in scenes: what happened is shown beat by beat, while the truth is already further.
 *
 * Nothing waits for the show: components take what may be done from the table's state, and only
 * what lies on the table from here.
 */
import { tick } from "svelte";
import { sound, type SoundName } from "../device/sound";
import { beat, motion } from "../state/settings.svelte";
import { captured } from "./flip";
import { narrator } from "./narrator.svelte";

export interface Scene {
  /** Change what is shown. */
  apply(): void;
  /** How long it is looked at, in milliseconds at normal speed. */
  beat: number;
  /** How long cards travel; the beat unless told. */
  travel?: number;
  /** The sentence on the screen and for the screen reader. */
  say?: string;
  sound?: SoundName;
}

export class Show {
  /** Whether a story is being told. */
  busy = $state(false);
  /** The sentence of the scene on the screen. */
  sentence = $state("");
  #queue: Scene[] = [];
  #wake: (() => void) | null = null;
  /** Hurried before the scene on the screen had begun to wait. */
  #cut = false;
  /** How many of the scenes to come are shown without a pause. */
  #hurried = 0;

  /** How many scenes are still to come. */
  get queued(): number {
    return this.#queue.length;
  }

  /** Tell these scenes after those that are still to come. */
  perform(scenes: readonly Scene[]): void {
    this.#queue.push(...scenes);
    if (!this.busy) void this.#run();
  }

  /** Show the end of what has been queued so far at once. */
  skip(): void {
    this.#hurried = this.#queue.length;
    this.#cut = true;
    this.#wake?.();
  }

  /** Drop the story: something else is true now. */
  stop(): void {
    this.#queue = [];
    this.skip();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      try {
        await this.#play(scene);
      } catch (error) {
        reportError(error); // a bug, which must not take the rest of the story with it
      }
    }
    this.busy = false;
    this.sentence = "";
  }

  async #play(scene: Scene): Promise<void> {
    const pause = this.#hurried > 0 ? 0 : beat(scene.beat);
    this.#hurried = Math.max(0, this.#hurried - 1);
    if (scene.say) {
      this.sentence = scene.say;
      narrator.tell(scene.say);
    }
    if (pause === 0) {
      scene.apply();
      return;
    }
    this.#cut = false;
    const play = captured();
    scene.apply();
    await tick();
    if (this.#cut) return;
    play(motion(scene.travel ?? scene.beat));
    if (scene.sound) sound.play(scene.sound);
    await new Promise<void>((done) => {
      const timer = setTimeout(done, pause);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = null;
  }
}
