/** What a coach says in a first match of 11 nimmt!, and when. */
import type { Hint } from "../../coach/coach.svelte";
import { say } from "../../text/say.svelte";
import { elevenOf } from "./eleven";
import { canPlay } from "./staging";
import type { Turn } from "./turn.svelte";

/** With so few cards a round may be over before the next turn. */
const FEW = 3;

/** Whether the bar has nothing else to say: nothing is put together, taken or robbed. */
export function isFree({ staging, table, offeredVictims }: Turn): boolean {
  const { pile, card, groups } = staging;
  return pile === null && card === null && groups.length === 0 && table.held === null && offeredVictims === null;
}

/** Whether a hint has its time: it is my turn, nothing is told, and nothing is done yet. */
export function quiet(turn: Turn): boolean {
  return turn.offered !== null && isFree(turn) && !turn.show.covered && !turn.sending;
}

export function hints(turn: Turn): readonly Hint[] {
  const { table } = turn;
  const facts = () => {
    const { reach = 0, top_card: top = 0, bull_card_from: from = 0 } = elevenOf(table)?.rules ?? {};
    return { reach, top, from };
  };
  const bullCards = () => elevenOf(table)?.view.bull_cards[table.seat ?? -1] ?? 0;
  return [
    { id: "eleven-turn", words: () => say("coach-eleven-turn", facts()), matters: () => true },
    { id: "eleven-none", words: () => say("coach-eleven-none", facts()), matters: () => turn.offered !== null && !canPlay(turn.offered) },
    { id: "eleven-bull", words: () => say("coach-eleven-bull", facts()), matters: () => bullCards() > 0 },
    { id: "eleven-bulls", words: () => say("coach-eleven-bulls"), matters: () => bullCards() > 1 },
    {
      id: "eleven-few",
      words: () => say("coach-eleven-few", { few: FEW }),
      matters: () => elevenOf(table)?.view.hand_sizes.some((cards) => cards <= FEW) ?? false,
    },
  ];
}
