/** Days by UTC, as the server names them: 2026-11-19. The device's own time zone has no part in it. */

const DAY = 86_400_000;
const MINUTE = 60_000;

/** When a day begins, in milliseconds since 1970. */
export function beginOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The day of a moment. */
export function dayAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** The day so many days later. */
export function daysAfter(date: string, days: number): string {
  return dayAt(beginOf(date) + days * DAY);
}

export function isDate(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(beginOf(value));
}

/** What is left of a time, in whole hours and minutes. */
export function leftOf(milliseconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** On how many days running something was done until today, or until yesterday where it was not done yet. */
export function streak(dates: readonly string[], today: string): number {
  const done = new Set(dates);
  let at = done.has(today) ? today : daysAfter(today, -1);
  let days = 0;
  for (; done.has(at); at = daysAfter(at, -1)) days += 1;
  return days;
}
