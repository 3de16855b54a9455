/** How far somebody has come in an introduction: all that is kept of it. */
import { fields, store, stored } from "../state/storage";

const NAME = "lessons";

export interface Progress {
  /** The scene to go on with. */
  at: number;
  /** Whether it was seen to its end once. */
  done: boolean;
}

export function progressOf(game: string): Progress {
  const { at, done } = fields(fields(stored(NAME))[game]);
  return { at: typeof at === "number" && Number.isInteger(at) && at >= 0 ? at : 0, done: done === true };
}

export function keepProgress(game: string, progress: Progress): void {
  store(NAME, { ...fields(stored(NAME)), [game]: progress });
}
