/** The seals of the deals of the day that this device was shown, and since when it knows each: a deal that was changed later does not fit. */
import { fields, store, stored } from "../state/storage";
import type { Days } from "../wire/types";

const NAME = "seals";
/** A deal's record comes out a day after it, and may be looked at later. */
const MOST_DAYS = 30;

export interface Noted {
  seal: string;
  /** The day, by UTC, on which it was noted. */
  since: string;
  /** Whether another one was shown later: then nothing was fixed. */
  changed?: boolean;
}

/** What a device knows of today's seal from the day before. */
export type Seen = "fits" | "differs" | "unseen";

/** Note the seals of a day and of the next one. What was noted first stays: a seal that changes later is what this is for. */
export function noteSeals({ date, games }: Pick<Days, "date" | "games">, tomorrow: string, today: string): void {
  const kept = fields(stored(NAME));
  const noted = (day: string, sealOf: (game: string) => string | undefined) =>
    Object.fromEntries(Object.keys(games).map((game) => {
      const [seal, before] = [sealOf(game), notedSeal(day, game)];
      return [game, before && before.seal !== seal ? { ...before, changed: true } : before ?? { seal, since: today }];
    }));
  const now = { ...kept, [date]: noted(date, (game) => games[game]?.hash), [tomorrow]: noted(tomorrow, (game) => games[game]?.tomorrow) };
  store(NAME, Object.fromEntries(Object.entries(now).sort(([one], [other]) => (one < other ? -1 : 1)).slice(-MOST_DAYS)));
}

/** Return what was noted of a deal's seal, null where this device has not seen it. */
export function notedSeal(date: string, game: string): Noted | null {
  const { seal, since, changed } = fields(fields(fields(stored(NAME))[date])[game]);
  return typeof seal === "string" && typeof since === "string" ? { seal, since, ...(changed === true && { changed }) } : null;
}

/** Compare today's seal with the one that was noted before that day. */
export function seenBefore(date: string, game: string, seal: string): Seen {
  const noted = notedSeal(date, game);
  if (noted?.seal === seal) return noted.since < date ? "fits" : "unseen";
  return noted ? "differs" : "unseen"; // one that it noted earlier on the day itself tells as much
}
