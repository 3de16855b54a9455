/** What lies on the table after all that was told, without telling it: a jump looks like the steps that lead there. */
import type { Scene } from "../show/show.svelte";
import type { TableShow } from "../show/table_show.svelte";
import type { Audience, Happening } from "../state/audience";
import type { TableState } from "../state/table.svelte";
import type { GameEvent, MatchSeen, Welcome } from "../wire/types";

/** In the place of a show: it is told what has happened, and keeps what that changes. */
class Unsaid implements Audience {
  readonly changes: (() => void)[] = [];

  constructor(readonly show: TableShow) {}

  begin({ play }: Pick<Welcome, "play">): void {
    this.#settle(play);
  }

  tell({ events, after }: Happening): void {
    for (const { apply, rest = [] } of scenesOf(this.show, events)) this.changes.push(apply, ...rest);
    this.#settle(after);
  }

  #settle(play: MatchSeen | null): void {
    this.changes.push(() => { this.show.settle(play); });
  }
}

/** Let `walk` tell the table what has happened: at its end the table lies as for somebody who saw all of that, and nothing else. */
export function silently(show: TableShow, walk: () => void): void {
  const { audience } = show.table;
  const at = audience.indexOf(show);
  const unsaid = new Unsaid(show);
  audience[at] = unsaid;
  walk();
  audience[at] = show;
  show.stop();
  const apply = (): void => {
    show.round = 0; // nothing is known of the round but what was told now
    for (const change of unsaid.changes) change();
  };
  show.perform([{ apply, beat: 0 }]);
}

/** Return the same game's show of another table. */
export function showOf(table: TableState, { constructor }: TableShow): TableShow {
  return new (constructor as new (table: TableState) => TableShow)(table);
}

/** What a screen reader hears of events that were told together. */
export function heardOf(show: TableShow, events: readonly GameEvent[]): readonly string[] {
  return scenesOf(show, events).map(({ say = "", aloud = say }) => aloud).filter((words) => words !== "");
}

function scenesOf(show: TableShow, events: readonly GameEvent[]): Scene[] {
  return events.flatMap((event) => show.scenes(event, events));
}
