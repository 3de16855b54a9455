/** What happens at a table of 11 nimmt!, in sentences. */
import type { TableState } from "../../state/table.svelte";
import { nameOf, who } from "../../seats/names";
import { list, say } from "../../text/say.svelte";
import type { EventOf } from "../../wire/types";

export function cardList(cards: readonly number[]): string {
  return list(cards.map(String));
}

/** "34 and 36 on 33; 51 on 50". */
export function groupList(groups: readonly (readonly [number, readonly number[]])[]): string {
  return groups.map(([top, cards]) => say("story-group", { cards: cardList(cards), top })).join("; ");
}

export function played(here: TableState, event: EventOf<"eleven.played">): string {
  return say("eleven-played", { ...who(here, event.seat), groups: groupList(event.groups) });
}

/** Only the taker is told what lay in the pile (E14). */
export function pileTaken(here: TableState, event: EventOf<"eleven.pile_taken">): string {
  const taken = say("eleven-pile-taken", { ...who(here, event.seat), top: event.top });
  if (!event.cards || event.seat !== here.seat) return taken;
  return `${taken} ${say("story-pile-cards", { cards: cardList(event.cards) })}`;
}

export function mustRob(here: TableState, event: EventOf<"eleven.must_rob">): string {
  return say("eleven-must-rob", who(here, event.seat));
}

export function bullCardGained(here: TableState, event: EventOf<"eleven.bull_card_gained">): string {
  const { seat, source } = event;
  if (source === "supply") return say("eleven-bull-supply", who(here, seat));
  if (source === here.seat) return say("eleven-robbed-you", { name: nameOf(here, seat) });
  return say("eleven-bull-robbed", { ...who(here, seat), victim: nameOf(here, source) });
}

export function pilesOpened(event: EventOf<"eleven.piles_opened">): string {
  return say("story-piles-opened", { cards: cardList(event.cards) });
}

export function roundEnded(here: TableState, out: number | null): string {
  return out === null ? say("story-deck-empty") : say("eleven-out", who(here, out));
}

export function roundStarted(here: TableState, event: EventOf<"match.round_started">): string {
  return say("round-started-by", { round: event.round_number, ...who(here, event.starter) });
}
