/** Which cards of a round of 6 nimmt! have been seen: what an attentive person could know. */
import type { Placed, SixView } from "../../wire/types";

export type Seen = "mine" | "seen" | "unseen";

export function seenCards(
  round: SixView,
  tricks: readonly (readonly Placed[])[],
  drafted: readonly (readonly number[])[] | null,
): Set<number> {
  const placed = tricks.flat();
  const revealed = round.phase.kind === "six.choosing_row" ? round.phase.cards : [];
  return new Set([
    ...round.rows.flat(),
    ...placed.map(({ card }) => card),
    ...placed.flatMap(({ taken }) => taken),
    ...revealed,
    ...(drafted ?? []).flat(),
  ]);
}

/** Return for every card of the deck, from 1, what is known of it. */
export function counted(
  topCard: number,
  round: SixView,
  tricks: readonly (readonly Placed[])[],
  drafted: readonly (readonly number[])[] | null,
): Seen[] {
  const seen = seenCards(round, tricks, drafted);
  const mine = new Set(round.hand ?? []);
  return Array.from({ length: topCard }, (_, index) =>
    mine.has(index + 1) ? "mine" : seen.has(index + 1) ? "seen" : "unseen",
  );
}
