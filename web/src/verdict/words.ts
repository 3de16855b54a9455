/** What the check found, in plain words. */
import { POINTS, type Finding, type Reason, type Verdict } from "../fairness/points";
import { list, say } from "../text/say.svelte";

/** Of several reasons the first of these is told in one line. */
const WEIGHTIEST: readonly Reason[] = [
  "drawn_twice", "called_off", "ended_for_all", "refused", "left_out", "elsewhere", "older", "no_draw", "day", "names_deleted", "draft", "looking_on", "absent", "other_window",
  "not_there", "no_notes", "rounds_unseen", "end_unseen", "came_later",
];

/** The verdict in one line, and from where the note of the draw came. What was found is not known of a verdict that was kept. */
export function headline(verdict: Verdict, findings?: readonly Finding[]): string {
  const line = verdictLine(verdict, findings);
  return verdict.carried ? `${line} ${say("deals-carried")}` : line;
}

function verdictLine({ name, reasons, first, listed, missing, deals, since }: Verdict, findings?: readonly Finding[]): string {
  const lacking = { n: missing.length, names: list(missing) };
  switch (name) {
    case "proven":
      return say("deals-verdict-proven", { n: listed });
    case "choice":
      return say("deals-verdict-choice", { ...lacking, deals });
    case "differs":
      return say("deals-verdict-differs", { number: first === null ? 0 : POINTS.indexOf(first) + 1 });
    case "not_proven":
      return say("deals-verdict-not", { ...lacking, deals, since, seen: findings ? roundsSeen(findings) : "unknown", why: WEIGHTIEST.find((why) => reasons.includes(why)) ?? "end_unseen" });
  }
}

/** Whether any round was seen from its beginning: where none was, nothing is proven. */
function roundsSeen(findings: readonly Finding[]): "some" | "none" {
  const deals = findings.find(({ point }) => point === "deals");
  return deals?.state === "fits" || Number(deals?.facts.seen ?? 0) > 0 ? "some" : "none";
}

/** What the verdict means. */
export function meaning({ name, missing, deals, later }: Verdict): string {
  return say("deals-means", { verdict: name, n: missing.length, deals, later: later.length });
}

/** What a point compares: who only looked on saw no hand. */
export function pointWords({ point }: Finding, findings: readonly Finding[]): string {
  const watched = point === "deals" && findings.some(({ point, why }) => point === "own_number" && why === "looking_on");
  return say("deals-point", { point: watched ? "deals_watched" : point });
}

/** What a point's answer adds to its name; mostly nothing where it fits. */
export function remark({ state, why, facts }: Finding): string {
  if (state === "differs") return [`${say("deals-differs")}${where(facts) ? "." : ""}`, where(facts)].join(" ").trim();
  if (why === null) return facts.carried === 1 ? say("deals-noted-elsewhere") : "";
  const { after = 0, refusal = "", rounds = "none", round = 0, match = 0 } = facts;
  const words = say("deals-why", { why, ms: Math.max(1, Number(after)), refusal, rounds: String(rounds) || "none", round, match });
  return facts.drawn === undefined ? words : `${words} ${where(facts)}`;
}

/** In which round, or in which of several draws. */
function where({ round, drawn }: Finding["facts"]): string {
  if (drawn !== undefined) return say("deals-in-draw", { round: drawn });
  return round === undefined ? "" : say("deals-in-round", { round });
}

export function stateWords({ state }: Finding): string {
  return say(state === "fits" ? "deals-fits" : state === "differs" ? "deals-differs" : "deals-not-compared");
}
