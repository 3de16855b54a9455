/** What happens at a table of 11 nimmt!, in sentences. */
import type { TableState } from "../state/table.svelte";
import { nameOf, who as named } from "../table/names";
import { list, say } from "../text/say.svelte";
import type { GameEvent } from "../wire/types";

type Told<Kind extends GameEvent["kind"]> = Extract<GameEvent, { kind: Kind }>;

/** A seat as the subject of a sentence: you are "you". */
function who(state: TableState, seat: number): ReturnType<typeof named> {
  const facts = named(state, seat);
  return facts.you === "yes" ? { ...facts, name: say("you") } : facts;
}

export function cardList(cards: readonly number[]): string {
  return list(cards.map(String));
}

/** "34 and 36 on 33; 51 on 50". */
export function groupList(groups: readonly (readonly [number, readonly number[]])[]): string {
  return groups.map(([top, cards]) => say("story-group", { cards: cardList(cards), top })).join("; ");
}

export function played(state: TableState, event: Told<"Played">): string {
  return say("story-played", { ...who(state, event.seat), groups: groupList(event.groups) });
}

/** Only the taker is told what lay in the pile (E14). */
export function pileTaken(state: TableState, event: Told<"PileTaken">): string {
  const taken = say("story-pile-taken", { ...who(state, event.seat), top: event.top });
  if (!event.cards || event.seat !== state.seat) return taken;
  return `${taken} ${say("story-pile-cards", { cards: cardList(event.cards) })}`;
}

export function mustRob(state: TableState, event: Told<"MustRob">): string {
  return say("story-must-rob", who(state, event.seat));
}

export function bullCardGained(state: TableState, event: Told<"BullCardGained">): string {
  const { seat, source } = event;
  if (source === "supply") return say("story-bull-supply", who(state, seat));
  if (source === state.seat) return say("story-robbed-you", { name: nameOf(state, seat) });
  return say("story-bull-robbed", { ...who(state, seat), victim: nameOf(state, source) });
}

export function pilesOpened(event: Told<"PilesOpened">): string {
  return say("story-piles-opened", { cards: cardList(event.cards) });
}

export function roundEnded(state: TableState, out: number | null): string {
  return out === null ? say("story-deck-empty") : say("story-out", who(state, out));
}

export function roundStarted(state: TableState, event: Told<"RoundStarted">): string {
  const { name, you } = who(state, event.starter);
  return say("round-started-by", { round: event.round_number, name, you });
}
