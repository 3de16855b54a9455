/** What is asked besides of a draw for a later round, when somebody takes over a bot's seat: by a device (docs/fairness.md, steps 3 and 6),
 * which fetches it as soon as somebody waits for one, and by the check.
 */
import type { Draw } from "./draw";
import { seatsOf, type NotedMatch, type Notes, type Refusal, type ShownSeat } from "./notes";
import { sameRules } from "./same_rules";

/** These are asked first, in this order. */
const FIRST: readonly (Refusal | null)[] = ["not_canonical", "looking_on", "other_table", "not_above"];

/** Why a device gives no number to a later draw, null: it does; `refused` is what was said of it as of any draw. */
export function askedLater(refused: Refusal | null, draw: Draw, { matches }: Notes): Refusal | null {
  const seen = matches.find(({ match }) => match === draw.match);
  if (FIRST.includes(refused)) return refused;
  if (!seen || !isDue(draw, seen)) return "not_due";
  if (refused !== null) return refused;
  if (!sameRules(draw, seen.shown)) return "other_rules"; // they stay as they were in the match
  const before = seatsOf(seen).flatMap(({ round, seats }) => (round < draw.round ? [seats] : []));
  return mayFollow([...before, draw.seats.map(({ name, bot }) => ({ name, bot }))]) ? null : "other_seats";
}

/** Whether the round before was seen to end, and nothing yet of the one that is drawn: else a server could draw anew when it has shown
 * cards, or for a round that never comes.
 */
function isDue({ round }: Draw, { outcome, rounds }: NotedMatch): boolean {
  const before = rounds.find((each) => each.round === round - 1);
  return outcome === null && before !== undefined && before.scores !== null && rounds.every((each) => each.round < round);
}

/** Whether each list of seats may follow those before it in one match.
 *
 * Somebody new has taken over a bot's seat: nobody of that name has had one before. Who was there stays in place, or has gone: a bot
 * has the seat then, or already somebody new.
 */
export function mayFollow(lists: readonly (readonly ShownSeat[])[]): boolean {
  const people = new Set<string>();
  return lists.every((after, index) => {
    const before = lists[index - 1];
    if (!before) return true;
    for (const { name, bot } of before) if (bot === null) people.add(name);
    return before.length === after.length && mayChange(before, after, people);
  });
}

function mayChange(before: readonly ShownSeat[], after: readonly ShownSeat[], people: ReadonlySet<string>): boolean {
  const changed = after.flatMap((now, seat) => {
    const was = before[seat];
    return was && (was.name !== now.name || was.bot !== now.bot) ? [{ was, now }] : [];
  });
  const came = changed.flatMap(({ now }) => (now.bot === null ? [now.name] : []));
  const exchanged = changed.some(({ was, now }) => was.bot !== null && now.bot !== null);
  return came.length > 0 && new Set(came).size === came.length && !exchanged && !came.some((name) => people.has(name));
}
