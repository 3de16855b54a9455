/** How a game tells its rules: title and paragraphs, a line each. */
import type { Rules } from "../../wire/types";

/** With the rules of a table, and who sits where; with the usual ones where nobody sits at a table of this game. */
export type RulesTold = (table?: { rules: Rules; names: readonly string[] }) => string;
