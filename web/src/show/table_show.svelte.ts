/** What all games' shows have in common: the round's summary, and being the table's audience. */
import type { Audience, Happening } from "../state/audience";
import type { TableState } from "../state/table.svelte";
import { showing } from "../wire/shared";
import type { GameEvent, MatchSeen, Welcome } from "../wire/types";
import { Show, type Scene } from "./show.svelte";

/** Where the summary of a round, and more, has room beside the table. */
export const ROOM_BESIDE = "(min-width: 72rem)";
const wide = matchMedia(ROOM_BESIDE);

export interface Summary {
  round: number;
  penalties: readonly number[];
  totals: readonly number[];
  /** What the game shows and tells of its end; null where there is no more to it. */
  ending: Ending | null;
}

/** How a round came to its end, where that is worth a word (E11). */
export interface Ending {
  words: () => string;
  /** The hands that were shown, by seat. */
  hands: readonly (readonly number[])[];
  /** Who ran out of cards. */
  out: number | null;
}

export abstract class TableShow extends Show implements Audience {
  /** The round that lies on the table on the screen; the truth may already be in the next one. */
  round = $state(0);
  /** The round that has just ended, until the person has looked at it. */
  summary = $state.raw<Summary | null>(null);
  /** Whether the person who looks goes back and on as they like: then no summary lies in the way, and there is nothing to repeat. */
  steered = false;
  #ending: Ending | null = null;
  /** When the summary has been read, and what closes it then. */
  #read = 0;
  #closing: ReturnType<typeof setTimeout> | undefined;
  /** The scenes of the last trick or turn, to be watched again. */
  #last: { from: MatchSeen; events: readonly GameEvent[] } | null = $state.raw(null);

  /** A game's show settles in its own constructor: its fields do not exist before. */
  constructor(readonly table: TableState) {
    super();
    table.audience.push(this);
    wide.addEventListener("change", this.#turned);
  }

  /** Whether the game lets people watch again what happened. */
  protected abstract readonly repeats: boolean;

  /** How many stories may wait to be told: as many as there can be while nothing happens without the person who looks. So what is
   * hurried is only for those who look on, or for whom a bot plays. */
  protected get backlog(): number {
    return 1;
  }

  /** Show a match as it is, at once. */
  abstract settle(play: MatchSeen | null): void;
  /** Return the scenes that tell `event`, one of those that are `told` together; none for what nobody sees. */
  abstract scenes(event: GameEvent, told: readonly GameEvent[]): Scene[];
  /** Return whether a new story begins here. */
  protected abstract opens(event: GameEvent): boolean;
  /** What is told last of a round. */
  protected abstract readonly roundEnded: GameEvent["kind"];
  /** Return what `event` says of how its round ended; null where that is nothing to add. */
  protected abstract ending(event: GameEvent): Ending | null;

  begin({ play }: Pick<Welcome, "play">): void {
    this.stop();
    this.#last = null;
    this.perform([this.#settled(play)]);
  }

  tell({ before, events, after }: Happening): void {
    const opens = events.some((event) => this.opens(event));
    if (opens) {
      if (before) this.#last = { from: before, events };
    } else if (this.#last && events.some((event) => this.scenes(event, events).length > 0)) {
      this.#last = { from: this.#last.from, events: [...this.#last.events, ...events] };
    }
    const [first, ...others] = events.flatMap((event) => this.#withSummary(event, events));
    this.perform([...(first ? [{ ...first, opens }, ...others] : []), this.#settled(after)]);
    if (!opens) return;
    this.catchUp(this.backlog);
    this.#hurrySummary();
  }

  /** The table is no longer looked at. */
  leave(): void {
    clearTimeout(this.#closing);
    wide.removeEventListener("change", this.#turned);
    this.stop();
    this.table.audience.splice(this.table.audience.indexOf(this), 1);
  }

  /** Whether the round that is played is the one on the screen: nobody plays on the rows of an old one. */
  get showsCurrentRound(): boolean {
    return this.round === this.table.play?.view.round_number;
  }

  /** Whether there is something to watch again. */
  get canRepeat(): boolean {
    return this.repeats && !this.steered && this.#last !== null && !this.busy;
  }

  /** Tell the last trick or turn once more. */
  repeat(): void {
    if (!this.#last || !this.canRepeat) return;
    const { from, events } = this.#last;
    const now = this.table.play; // when its turn comes, the next trick may be on its way
    const story = events.filter(({ kind }) => kind !== this.roundEnded && !BETWEEN.has(kind));
    this.perform([
      this.#settled(from),
      ...story.flatMap((event) => this.scenes(event, story)),
      this.#settled(now),
    ]);
  }

  /** The person has seen the summary. */
  closeSummary(): void {
    clearTimeout(this.#closing);
    this.summary = null;
    this.uncover();
  }

  /** On a small screen the summary lies upon the table; the next story waits for the person who reads it. */
  override get covered(): boolean {
    return this.summary !== null && !wide.matches;
  }

  /** A tablet was turned: the summary may lie beside the table now. */
  #turned = (): void => {
    if (!this.covered) this.uncover();
  };

  /** Under a clock a story waits for the summary only as long as the server allows for it. */
  #hurrySummary(): void {
    if (!this.covered || this.table.info?.clock === "off") return;
    clearTimeout(this.#closing);
    this.#closing = setTimeout(() => { this.closeSummary(); }, this.#read - Date.now());
  }

  #settled(play: MatchSeen | null): Scene {
    return { apply: () => { this.settle(play); }, beat: 0 };
  }

  /** Return the scenes of `event`; after a round the summary follows, and after the last one the result, which has it all. */
  #withSummary(event: GameEvent, told: readonly GameEvent[]): Scene[] {
    this.#ending = this.ending(event) ?? this.#ending;
    if (event.kind !== "match.round_scored" || this.steered || told.some(({ kind }) => kind === "match.ended")) return this.scenes(event, told);
    const summary = { round: event.round_number, penalties: event.penalties, totals: event.totals, ending: this.#ending };
    this.#ending = null;
    const apply = (): void => {
      this.summary = summary;
      this.#read = Date.now() + showing.between.scores;
      if (this.waits) this.#hurrySummary();
    };
    return [...this.scenes(event, told), { apply, beat: 0 }];
  }
}

const BETWEEN = new Set<GameEvent["kind"]>(["match.round_scored", "match.round_started", "match.ended"]);
