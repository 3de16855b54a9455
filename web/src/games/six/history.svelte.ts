/** The round of 6 nimmt! so far, as everybody saw it: kept from the first message on. */
import type { Audience, Happening } from "../../state/audience";
import type { TableState } from "../../state/table.svelte";
import type { GameEvent, Placed, Welcome } from "../../wire/types";

/** S12: whether a table's hands are picked, not dealt. */
function drafts(table: TableState): boolean {
  const rules = table.info?.rules;
  return rules?.kind === "six.rules" && rules.variant === "draft";
}

export class RoundHistory implements Audience {
  /** The finished tricks of this round, in order; the last one may still be going on. */
  tricks = $state.raw<readonly (readonly Placed[])[]>([]);
  /** Draft: every hand, by seat, as everybody saw it being picked; null otherwise. */
  drafted = $state.raw<readonly (readonly number[])[] | null>(null);

  constructor(readonly table: TableState) {}

  begin({ tricks, drafted }: Welcome): void {
    this.tricks = tricks;
    this.drafted = drafted;
  }

  tell({ events }: Happening): void {
    for (const event of events) this.#note(event);
  }

  #note(event: GameEvent): void {
    const seats = this.table.info?.seats.length ?? 0;
    switch (event.kind) {
      case "table.started":
      case "match.round_started":
        this.tricks = [];
        this.drafted = drafts(this.table) ? Array.from({ length: seats }, () => []) : null;
        break;
      case "six.drafted":
        this.drafted = (this.drafted ?? []).map((hand, seat) =>
          seat === event.seat ? [...hand, event.card].sort((a, b) => a - b) : hand,
        );
        break;
      case "six.placed": {
        const last = this.tricks.at(-1) ?? [];
        const goesOn = last.length > 0 && last.length < seats;
        this.tricks = goesOn ? [...this.tricks.slice(0, -1), [...last, event]] : [...this.tricks, [event]];
        this.drafted = this.drafted?.map((hand) => hand.filter((card) => card !== event.card)) ?? null;
        break;
      }
    }
  }
}

const HISTORIES = new WeakMap<TableState, RoundHistory>();

/** Keep the history of a table; whatever is shown of it comes later in its audience. */
export function follow(table: TableState): void {
  const history = new RoundHistory(table);
  HISTORIES.set(table, history);
  table.audience.push(history);
}

/** Return the history of a table that is followed. */
export function historyOf(table: TableState): RoundHistory {
  const history = HISTORIES.get(table);
  if (!history) throw new Error(`nobody follows table ${table.code}`);
  return history;
}
