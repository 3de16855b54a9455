/** What the check found, in plain words. */
import { attendanceOf } from "../fairness/attend";
import type { Checked } from "../fairness/check";
import { POINTS, type Finding, type Reason } from "../fairness/points";
import type { TableState } from "../state/table.svelte";
import { list, say } from "../text/say.svelte";

/** Of several reasons the first of these is told in one line. */
const WEIGHTIEST: readonly Reason[] = [
  "drawn_twice", "called_off", "refused", "left_out", "elsewhere", "older", "no_draw", "draft", "looking_on", "absent", "other_window",
  "not_there", "no_notes", "rounds_unseen",
];

/** The verdict in one line. */
export function headline({ verdict, record }: Checked): string {
  const { name, reasons, first, listed, missing, deals } = verdict;
  switch (name) {
    case "proven":
      return say("fair-verdict-proven", { n: listed });
    case "choice":
      return say("fair-verdict-choice", { n: missing.length, deals, names: list(missing.map((seat) => record?.seats[seat] ?? "")) });
    case "differs":
      return say("fair-verdict-differs", { number: first === null ? 0 : POINTS.indexOf(first) + 1 });
    case "not_proven":
      return say("fair-verdict-not", { why: WEIGHTIEST.find((why) => reasons.includes(why)) ?? "end_unseen" });
  }
}

/** What a point's answer adds to its name; nothing where it fits. */
export function remark({ state, why, facts }: Finding): string {
  if (state === "differs") return facts.round === undefined ? say("fair-differs") : `${say("fair-differs")}. ${say("fair-in-round", { round: facts.round })}`;
  if (why === null) return "";
  const { after = 0, refusal = "", rounds = "none", round = 0, match = 0 } = facts;
  return say("fair-why", { why, ms: after, refusal, rounds: String(rounds) || "none", round, match });
}

export function stateWords({ state }: Finding): string {
  return say(state === "fits" ? "fair-fits" : state === "differs" ? "fair-differs" : "fair-not-compared");
}

/** Said at once: the number of this device was left out of a draw; null: it was not. */
export function leftOut(table: TableState): string | null {
  const left = attendanceOf(table)?.device.leftOut ?? null;
  return left && left.match === table.play?.match ? say("fair-left-out-now", { ms: left.answered }) : null;
}
