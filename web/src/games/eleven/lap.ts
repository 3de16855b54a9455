/** The last lap of 11 nimmt! in sentences: all that the table remembers (E14). */
import type { TableState } from "../../state/table.svelte";
import { nameOf, who } from "../../seats/names";
import { say } from "../../text/say.svelte";
import type { ElevenView } from "../../wire/types";
import { cardList } from "./story";

export type LapTurn = ElevenView["lap"][number];

/** A turn, with the bull card that it brought. */
export function turnSentence(turn: LapTurn, table: TableState): string {
  const facts = who(table, turn.seat);
  if (turn.kind === "eleven.last_play") return say("match-lap-play", { ...facts, cards: cardList(turn.tops) });
  const taken = say("match-lap-take", { ...facts, top: turn.top, cards: cardList(turn.opened) });
  if (turn.source === null) return taken;
  return `${taken} ${bullCard(turn.source, table, facts)}`;
}

function bullCard(source: number | "supply", table: TableState, facts: ReturnType<typeof who>): string {
  if (source === "supply") return say("match-lap-bull", facts);
  if (source === table.seat) return say("match-lap-robbed-you");
  return say("match-lap-robbed", { ...facts, victim: nameOf(table, source) });
}

/** The cards that the turn left to be seen. */
export function leftBy(turn: LapTurn): readonly number[] {
  return turn.kind === "eleven.last_play" ? turn.tops : turn.opened;
}
