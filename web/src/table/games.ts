/** Each game is loaded when it is wanted: who plays one does not wait for the other. */
import type { Component } from "svelte";
import type { TableState } from "../state/table.svelte";

type Loaded = Promise<{ default: Component<{ here: TableState }> }>;

// Not a choice between two imports: the minifier merges those, and one loses its style sheet.
const six = (): Loaded => import("../six/SixMatch.svelte");
const eleven = (): Loaded => import("../eleven/ElevenMatch.svelte");
const matches: Record<string, () => Loaded> = { six_nimmt: six, eleven_nimmt: eleven };

export function matchOf(game: string): Loaded {
  return (matches[game] ?? six)();
}
