/** What the keyboard's commands read out at a table of 6 nimmt!. */
import type { TableState } from "../../state/table.svelte";
import { say } from "../../text/say.svelte";
import { sixOf } from "./six";
import { rowWords } from "./words";

/** The rows, or what may be drafted. */
export function readTable(table: TableState): string {
  const six = sixOf(table);
  if (!six) return "";
  const { phase, rows } = six.view;
  if (phase.kind === "six.drafting") return say("six-read-pool", { cards: phase.pool.join(", ") });
  return rows.map((cards, index) => rowWords(index, cards, six.rules)).join(" ");
}

/** My hand, and the card that lies face down. */
export function readHand(table: TableState): string {
  const six = sixOf(table);
  const hand = six?.view.hand;
  if (!six || !hand) return say("six-read-no-hand");
  const { phase } = six.view;
  const own = phase.kind === "six.commitments" ? phase.own : null;
  const read = say("six-read-hand", { count: hand.length, cards: hand.join(", ") });
  return own === null ? read : `${read} ${say("six-read-own", { card: own })}`;
}
