/** What a coach says in a first match of 6 nimmt!, and when. */
import type { Hint } from "../../coach/coach.svelte";
import { say } from "../../text/say.svelte";
import type { Choice } from "./choice.svelte";
import type { SixShow } from "./show.svelte";
import { sixOf } from "./six";

/** Whether a hint has its time: it is my turn, and nothing is told. */
export function quiet({ table }: Choice, show: SixShow): boolean {
  return table.myTurn && !show.busy && !show.covered && table.sending === null && table.held === null;
}

export function hints(choice: Choice, show: SixShow): readonly Hint[] {
  const { table } = choice;
  const rules = () => sixOf(table)?.rules;
  const length = () => rules()?.row_length ?? 0;
  const commits = () => table.play?.legal.kind === "commit" && choice.cards.length > 0;
  /** Nothing is chosen yet; else the hint is about what is chosen. */
  const chooses = () => commits() && choice.picked === null;
  const picked = () => (choice.picked?.kind === "six.commit" ? choice.preview : null);
  return [
    { id: "six-choice", words: () => say("coach-six-choice"), matters: chooses },
    { id: "six-preview", words: () => say("coach-six-preview"), matters: () => picked() !== null },
    {
      id: "six-full",
      words: () => say("coach-six-full", { length: length() }),
      matters: () => (chooses() ? show.rows.some((row) => row.length >= length()) : picked()?.kind === "sixth"),
    },
    { id: "six-row", words: () => say("coach-six-row"), matters: () => choice.prices !== null },
    {
      id: "six-scored",
      words: () => {
        const { limit, rounds } = rules() ?? {};
        return typeof limit === "number" ? say("coach-six-limit", { limit }) : say("coach-six-rounds", { rounds: rounds ?? 1 });
      },
      matters: () => chooses() && (table.play?.view.scores.length ?? 0) > 0,
    },
  ];
}
