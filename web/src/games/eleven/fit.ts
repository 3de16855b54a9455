/** How large the tiles of a grid can be: all of them on the screen, as large as possible. */

export interface Space {
  width: number;
  height: number;
}

export interface Tiles {
  shape: "tall" | "squat" | "tile";
  width: number;
  height: number;
  columns: number;
  /** Whether the smallest tiles are still too many: the grid scrolls inside itself. */
  scrolls: boolean;
}

/** The least that a finger can hit. */
export const LEAST = { width: 40, height: 40 };
export const GAP = 4;

/** Each shape with its height for a width of one, and the width from which it is worth it. */
const SHAPES = [
  { shape: "tall", ratio: 1.5, from: 76 },
  { shape: "squat", ratio: 1.11, from: 50 },
  { shape: "tile", ratio: 0.917, from: 0 },
] as const;

/** The numbers of piles at which their size changes: not with every one more. */
const STEPS = [3, 6, 9, 12, 16, 20, 25, 30, 36, 42, 49];

/** Return for how many piles there is to be space, where there are `count`. */
export function inSteps(count: number): number {
  return STEPS.find((step) => step >= count) ?? count;
}

export function fit(count: number, space: Space, most = 120): Tiles {
  for (const { shape, ratio, from } of SHAPES) {
    for (let width = most; width >= Math.max(from, LEAST.width); width -= 1) {
      const tiles = grid(count, space, shape, width, Math.max(LEAST.height, Math.round(width * ratio)));
      if (!tiles.scrolls) return tiles;
    }
  }
  const columns = Math.max(1, Math.floor((space.width + GAP) / (LEAST.width + GAP)));
  const width = Math.max(LEAST.width, Math.floor((space.width + GAP) / columns) - GAP);
  return { ...grid(count, space, "tile", width, LEAST.height), columns, scrolls: true };
}

function grid(count: number, space: Space, shape: Tiles["shape"], width: number, height: number): Tiles {
  const most = Math.max(1, Math.floor((space.width + GAP) / (width + GAP)));
  const lines = Math.ceil(count / most);
  const scrolls = lines * (height + GAP) - GAP > space.height;
  // Lines of about the same length look better than a full one and a rest.
  return { shape, width, height, columns: Math.ceil(count / lines), scrolls };
}
