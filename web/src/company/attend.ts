/** Where the page fetches what people at a table are to each other. */
import { announced } from "../state/announced.svelte";
import type { TableState } from "../state/table.svelte";
import { speakOfAll } from "../text/say.svelte";
import { company } from "./company.svelte";
import Reactions from "./Reactions.svelte";

/** Tell of the people at a table from now on, until it is left. */
export function attend(table: TableState): void {
  company.attend(table);
  announced.leave = () => { company.attend(null); };
  speakOfAll().then(() => { announced.button = Reactions; }, () => undefined); // without words there is no button
}
