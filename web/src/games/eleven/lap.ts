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

/** A turn in signs, for the strip above the piles. */
export interface LapSigns {
  seat: number;
  /** The top of the pile that was taken. */
  taken: number | null;
  bullCard: boolean;
  /** Who lost the bull card. */
  victim: number | null;
  left: readonly number[];
}

export function signsOf(turn: LapTurn): LapSigns {
  const { taken, source } = turn.kind === "eleven.last_take" ? { taken: turn.top, source: turn.source } : { taken: null, source: null };
  return { seat: turn.seat, taken, bullCard: source !== null, victim: source === "supply" ? null : source, left: leftBy(turn) };
}

/** The cards that the turn left to be seen. */
export function leftBy(turn: LapTurn): readonly number[] {
  return turn.kind === "eleven.last_play" ? turn.tops : turn.opened;
}
