/** What the list says of a match. */
import { levelOf } from "../bots/levels";
import { places } from "../seats/totals";
import { language, list, say } from "../text/say.svelte";
import type { Kept } from "./kept";
import { peopleIn } from "./statistics";

/** Whether it was ended for everybody before its end. */
export function endedEarly({ winners }: Kept): boolean {
  return winners.length === 0;
}

/** Place and bullheads: what came of it for me. */
export function resultWords(match: Kept): string {
  const { totals, seat } = match;
  const place = endedEarly(match) ? say("matches-early") : say("start-place", { place: places(totals)[seat] ?? 0, seats: totals.length });
  return `${place} · ${say("bullheads", { n: totals[seat] ?? 0 })}`;
}

/** Everybody else who sat there; bots with their levels. */
export function othersWords(match: Kept): string {
  const bots = match.bots.filter((bot) => bot !== null);
  const levels = [...new Set(bots.filter(levelOf).map((kind) => say("level", { kind })))];
  const facts = { n: bots.length, levels: list(levels) };
  const named = levels.length > 0 ? say("start-bots-levels", facts) : say("start-bots", facts);
  return say("start-with", { names: list([...peopleIn(match), ...(bots.length > 0 ? [named] : [])]) });
}

/** The day and the time, as people write them. */
export function timeWords(ended: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(ended);
}

/** The beginning of a file's name. */
export function fileName({ game, ended }: Pick<Kept, "game" | "ended">): string {
  return `toril-${game.replace("_", "-")}-${new Date(ended).toISOString().slice(0, 16).replace(/\D/g, "-")}`;
}
