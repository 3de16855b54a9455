/** What is kept of a coach: the games that need none any more, and the hints that were shown. */
import { coachKept, keepCoached } from "../state/newcomer";

export interface Coached {
  readonly over: readonly string[];
  readonly said: readonly string[];
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

export function coachedSoFar(): Coached {
  const { over, said } = coachKept();
  return { over: strings(over), said: strings(said) };
}

/** Keep that a game needs no coach any more, or that a hint was shown. */
export function noteCoached(what: keyof Coached, one: string): void {
  const now = coachedSoFar();
  if (!now[what].includes(one)) keepCoached({ ...now, [what]: [...now[what], one] });
}
