/** The keys that lead through a match; those with Shift go further. */
import type { Stride } from "./player.svelte";

const KEYS: Readonly<Record<string, readonly [Stride, 1 | -1]>> = {
  ArrowRight: ["step", 1],
  ArrowLeft: ["step", -1],
  "Shift+ArrowRight": ["turn", 1],
  "Shift+ArrowLeft": ["turn", -1],
  PageDown: ["round", 1],
  PageUp: ["round", -1],
  End: ["end", 1],
  Home: ["end", -1],
};

export function strideOf({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): readonly [Stride, 1 | -1] | null {
  return KEYS[shiftKey ? `Shift+${key}` : key] ?? null;
}

/** The key of a stride, as ARIA writes it. */
export function keyOf(stride: Stride, way: 1 | -1): string {
  return Object.entries(KEYS).find(([, [of, to]]) => of === stride && to === way)?.[0] ?? "";
}
