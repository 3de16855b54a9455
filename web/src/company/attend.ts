/** Where the page fetches what people at a table are to each other. */
import { announced } from "../state/announced.svelte";
import type { TableState } from "../state/table.svelte";
import { speakOfAll } from "../text/say.svelte";
import { company } from "./company.svelte";
import BarButtons from "./BarButtons.svelte";

/** Tell of the people at a table until it is left: from when there are words for it, and not at all without them. */
export function attend(table: TableState): void {
  let left = false;
  announced.leave = () => {
    left = true;
    company.attend(null);
  };
  speakOfAll().then(
    () => {
      if (left) return;
      company.attend(table);
      announced.button = BarButtons;
    },
    () => undefined,
  );
}
