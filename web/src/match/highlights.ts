/** What is worth telling of a match that is over: the dearest, the best round, the closest escape. */
import type { Moment } from "../fairness/referee";
import { calledIn } from "../late/seats";
import type { TableState } from "../state/table.svelte";
import { say } from "../text/say.svelte";

export interface Highlight {
  title: string;
  seat: number;
  words: string;
}

interface Round {
  round: number;
  seat: number;
  bullheads: number;
  /** What the others had. */
  others: number;
}

/** Return up to three. Rounds are known from the scores; the moments come with the record, and may be missing. */
export function highlightsOf(table: TableState, scores: readonly (readonly number[])[], moments: readonly Moment[]): Highlight[] {
  const take = first(moments.filter((each) => each.kind === "row" || each.kind === "pile"), (one, other) => other.bullheads - one.bullheads);
  const escape = first(moments.filter((each) => (each.kind === "escape" || each.kind === "hand") && escaped(each) > 0), (one, other) => escaped(other) - escaped(one));
  const rounds = scores.flatMap(roundsOf);
  const best = first(rounds, (one, other) => one.bullheads - other.bullheads || other.others - one.others);
  const worst = first(rounds, (one, other) => other.bullheads - one.bullheads);
  const name = ({ seat, round }: { seat: number; round: number }) => calledIn(table, seat, round);
  return [
    take && {
      title: say("match-high-take-title", { what: take.kind }),
      seat: take.seat,
      words: say("match-high-take", { what: take.kind, name: name(take), n: take.bullheads, card: take.card, round: take.round }),
    },
    best && {
      title: say("match-high-best-title"),
      seat: best.seat,
      words: say("match-high-round", { name: name(best), n: best.bullheads, round: best.round }),
    },
    escape
      ? {
          title: say("match-high-escape-title"),
          seat: escape.seat,
          words:
            escape.kind === "hand"
              ? say("match-high-hand", { name: name(escape), n: escape.bullheads, left: escape.left, round: escape.round })
              : say("match-high-escape", { name: name(escape), n: escape.bullheads, card: escape.card }),
        }
      : worst && {
          title: say("match-high-worst-title"),
          seat: worst.seat,
          words: say("match-high-round", { name: name(worst), n: worst.bullheads, round: worst.round }),
        },
  ].filter((each) => each !== null);
}

function roundsOf(penalties: readonly number[], index: number): Round[] {
  const all = penalties.reduce((sum, each) => sum + each, 0);
  return penalties.map((bullheads, seat) => ({ round: index + 1, seat, bullheads, others: all - bullheads }));
}

/** What it would have cost. */
function escaped(moment: Moment): number {
  return moment.kind === "hand" ? moment.bullheads - moment.left : moment.bullheads;
}

function first<Each>(of: readonly Each[], order: (one: Each, other: Each) => number): Each | null {
  return [...of].sort(order)[0] ?? null;
}
