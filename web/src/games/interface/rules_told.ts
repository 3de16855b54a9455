/** How a game tells its rules, with the numbers that they are played with. */
import type { Facts } from "../../text/say.svelte";
import type { Rules } from "../../wire/types";

/** A table's rules, and who sits where; null where nobody sits at a table of this game: then they are the usual ones. */
export type ToldAt = Readonly<{ rules: Rules; names: readonly string[] }> | null;

export interface RulesTold {
  /** Title and paragraphs, a line each. */
  told: (at: ToldAt) => string;
  /** What these sentences are filled with. */
  facts: (at: ToldAt) => Facts;
}
