/** The sentences of what is announced. */
import { list, say } from "../text/say.svelte";
import type { NewsKind } from "./news";

/** More names than this are counted. */
const NAMED = 2;

/** Several to whom the same happened are told of together: "Ana and 2 more". `round` is the one that is played. */
export function announcement(kind: NewsKind, names: readonly string[], round: number): string {
  const [name = "", ...others] = names;
  const together = names.length > NAMED ? say("company-and-more", { name, more: others.length }) : list(names);
  const facts = { names: together, n: names.length, you: name === "" ? "yes" : "no" };
  switch (kind) {
    case "sat":
      return say("company-sat", facts);
    case "left":
      return say("company-left", facts);
    case "kicked":
      return say("company-kicked", facts);
    case "kicked-match":
      return say("company-kicked-match", facts);
    case "resigned":
      return say("company-resigned", facts);
    case "host-now":
      return say("company-host-now", facts);
    case "bot-left":
      return say("company-bot-left", facts);
    case "bot-clock":
      return say("company-bot-clock", facts);
    case "bot-away":
      return say("company-bot-away", facts);
    case "gave-back":
      return say("company-gave-back", facts);
    case "link-given":
      return say("company-link-given", facts);
    case "away":
      return say("company-away", facts);
    case "late-came":
      return say("late-came", facts);
    case "late-took":
      return say("late-took", facts);
    case "late-you-took":
      return say("late-you-took", { round });
    case "late-open":
      return say("late-open");
    case "late-looks-on":
      return say("late-looks-on");
  }
}

/** That somebody is away, and when a bot plays, in so many milliseconds. */
export function untilStandIn(name: string, left: number): string {
  const seconds = Math.ceil(left / 1000);
  const time = seconds > 0 ? `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}` : "now";
  return say("company-away-until", { names: name, time });
}
