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

export function played(table: TableState, event: EventOf<"eleven.played">): string {
  return say("eleven-played", { ...who(table, event.seat), groups: groupList(event.groups) });
}

/** Only the taker is told what lay in the pile (E14). */
export function pileTaken(table: TableState, event: EventOf<"eleven.pile_taken">): string {
  const taken = say("eleven-pile-taken", { ...who(table, event.seat), top: event.top });
  if (!event.cards || event.seat !== table.seat) return taken;
  return `${taken} ${say("story-pile-cards", { cards: cardList(event.cards) })}`;
}

export function mustRob(table: TableState, event: EventOf<"eleven.must_rob">): string {
  return say("eleven-must-rob", who(table, event.seat));
}

export function mayRob(table: TableState, event: EventOf<"eleven.may_rob">): string {
  return say("eleven-may-rob", who(table, event.seat));
}

export function declined(table: TableState, event: EventOf<"eleven.declined">): string {
  return say("eleven-declined", who(table, event.seat));
}

export function bullCardGained(table: TableState, event: EventOf<"eleven.bull_card_gained">): string {
  const { seat, source } = event;
  if (source === "supply") return say("eleven-bull-supply", who(table, seat));
  if (source === table.seat) return say("eleven-robbed-you", { name: nameOf(table, seat) });
  return say("eleven-bull-robbed", { ...who(table, seat), victim: nameOf(table, source) });
}

export function pilesOpened(event: EventOf<"eleven.piles_opened">): string {
  return say("story-piles-opened", { cards: cardList(event.cards) });
}

export function roundEnded(table: TableState, out: number | null): string {
  return out === null ? say("story-deck-empty") : say("eleven-out", who(table, out));
}

export function roundStarted(table: TableState, event: EventOf<"match.round_started">): string {
  return say("round-started-by", { round: event.round_number, ...who(table, event.starter) });
}
