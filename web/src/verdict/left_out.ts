/** Said when a match begins: the number of this device was left out of its draw. */
import { attendanceOf } from "../fairness/attend";
import type { TableState } from "../state/table.svelte";
import { say } from "../text/say.svelte";

/** Return the sentence; null where nothing was left out. */
export function leftOut(table: TableState): string | null {
  const left = attendanceOf(table)?.device.leftOut ?? null;
  return left && left.match === table.play?.match ? say("deals-left-out-now", { ms: Math.max(1, left.answered) }) : null;
}
