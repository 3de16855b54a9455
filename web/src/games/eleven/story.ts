/** What happens at a table of 11 nimmt!, in sentences. */
import type { Mood } from "../../show/show.svelte";
import type { TableState } from "../../state/table.svelte";
import { nameOf, who } from "../../seats/names";
import { list, say } from "../../text/say.svelte";
import { assertNever, type EventOf, type GameEvent } from "../../wire/types";

export function cardList(cards: readonly number[]): string {
  return list(cards.map(String));
}

/** "34 and 36 on 33; 51 on 50". */
export function groupList(groups: readonly (readonly [number, readonly number[]])[]): string {
  return groups.map(([top, cards]) => say("story-group", { cards: cardList(cards), top })).join("; ");
}

/** Return the sentence that begins with `event`; null where one goes on that tells it as well. */
export function sentence(table: TableState, event: GameEvent, told: readonly GameEvent[]): string | null {
  switch (event.kind) {
    case "eleven.played":
      return say("eleven-played", { ...who(table, event.seat), groups: groupList(event.groups) });
    case "eleven.round_ended":
      return roundEnded(table, event);
    case "match.round_started":
      return say("round-started-by", { round: event.round_number, ...who(table, event.starter) });
    default:
      return event === told.find(isOfTake) ? taking(table, told.filter(isOfTake)) : null;
  }
}

/** The seat that takes; null where nothing of a take is told. */
export function seatOf(told: readonly GameEvent[]): number | null {
  const [first] = told.filter(isOfTake);
  return first && "seat" in first ? first.seat : null;
}

const OF_TAKE = ["pile_taken", "must_rob", "may_rob", "declined", "bull_card_gained", "piles_opened"] as const;
type OfTake = EventOf<`eleven.${(typeof OF_TAKE)[number]}`>;

function isOfTake(event: GameEvent): event is OfTake {
  return OF_TAKE.some((kind) => event.kind === `eleven.${kind}`);
}

/** A take, the bull card that it brought and the piles that were opened, in one sentence. */
function taking(table: TableState, events: readonly OfTake[]): string {
  const seat = seatOf(events);
  if (seat === null) return "";
  const { name, you } = who(table, seat);
  const words = say("eleven-did", { you, name, did: list(events.map((event) => clause(table, event, you))) });
  return you === "yes" ? words.charAt(0).toLocaleUpperCase() + words.slice(1) : words;
}

function clause(table: TableState, event: OfTake, you: "yes" | "no"): string {
  switch (event.kind) {
    case "eleven.pile_taken": {
      const taken = say("eleven-did-take", { you, top: event.top });
      // Only the taker is told what lay in the pile (E14).
      return event.cards && you === "yes" ? say("eleven-did-take-cards", { taken, cards: cardList(event.cards) }) : taken;
    }
    case "eleven.must_rob":
      return say("eleven-did-choose", { you });
    case "eleven.may_rob":
      return say("eleven-did-consider", { you });
    case "eleven.declined":
      return say("eleven-did-decline", { you });
    case "eleven.bull_card_gained": {
      if (event.source === "supply") return say("eleven-did-gain", { you });
      if (event.source === table.seat) return say("eleven-did-rob-you");
      return say("eleven-did-rob", { you, victim: nameOf(table, event.source) });
    }
    case "eleven.piles_opened":
      return say("eleven-did-open", { you, n: event.cards.length, cards: cardList(event.cards) });
    default:
      return assertNever(event);
  }
}

export function roundEnded(table: TableState, ended: Pick<RoundEnded, "out" | "penalties">): string {
  const { out } = ended;
  const mine = myPenalty(table, ended);
  if (out === table.seat && mine === 0) return say("eleven-clean-round");
  const ending = out === null ? say("story-deck-empty") : say("eleven-out", who(table, out));
  return mine === null || mine === 0 ? ending : say("eleven-caught", { ending, n: mine });
}

/** How the end of a round is felt by the person who looks: with no bullhead, or caught with some. */
export function moodOf(table: TableState, ended: RoundEnded): Mood | null {
  const mine = myPenalty(table, ended);
  return mine === null ? null : mine === 0 ? "praise" : "mine";
}

type RoundEnded = EventOf<"eleven.round_ended">;

function myPenalty({ seat }: TableState, { penalties }: Pick<RoundEnded, "penalties">): number | null {
  return seat === null ? null : (penalties[seat] ?? 0);
}
