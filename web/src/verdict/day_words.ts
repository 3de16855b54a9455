/** What is said of a deal of the day: never that it is proven, but since when this device knows that it was fixed. */
import type { Checked } from "../fairness/check";
import { daySeal } from "../fairness/day";
import { differs, fits, verdictOf } from "../fairness/points";
import { isOfDay } from "../fairness/record";
import { notedSeal } from "../fairness/seals";
import { language, say } from "../text/say.svelte";

/** A day, by UTC, as people write it. */
export function written(date: string): string {
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(Date.parse(date));
}

/** A moment in milliseconds since 1970, by the reader's own clock. */
export function moment(milliseconds: number): string {
  return new Intl.DateTimeFormat(language(), { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }).format(milliseconds);
}

/** The verdict in one line; a server that showed two seals has fixed nothing. */
export function dayWords(date: string, game: string): string {
  const noted = notedSeal(date, game);
  return say("deals-day", { since: noted?.changed ? "changed" : noted ? written(noted.since) : "unknown" });
}

/** Whether this server showed this device two seals of a deal. */
export function isChanged(date: string, game: string): boolean {
  return notedSeal(date, game)?.changed === true;
}

/** The check of a record, with the seal that this device noted of that day. */
export function withSeal(checked: Checked): Checked {
  const { record } = checked;
  if (!record || !isOfDay(record.fairness)) return checked;
  const noted = notedSeal(record.fairness.day, record.game);
  if (!noted) return checked;
  const secret = noted.seal === daySeal(record.fairness, record.game) ? fits("secret") : differs("secret");
  const findings = checked.findings.map((each) => (each.point === "secret" ? secret : each));
  return { ...checked, findings, verdict: verdictOf(findings, []) };
}
