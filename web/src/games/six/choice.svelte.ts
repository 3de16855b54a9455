/** The move a person is about to make: what is looked at, and what waits for its confirmation. */
import { narrator } from "../../show/narrator.svelte";
import { settings } from "../../state/settings.svelte";
import type { TableState } from "../../state/table.svelte";
import { say } from "../../text/say.svelte";
import type { Move } from "../../wire/types";
import { preview, type Preview } from "./preview";
import type { SixShow } from "./show.svelte";
import { sixOf } from "./six";

export class Choice {
  /** The card that is pointed at, focused or held. */
  looked = $state<number | null>(null);
  #picked = $state.raw<{ match: number; turn: number; move: Move; early: boolean } | null>(null);

  constructor(
    readonly table: TableState,
    readonly show: Pick<SixShow, "busy" | "showsCurrentRound" | "skip">,
  ) {}

  /** The move that waits for a second tap, the button, or its moment; a turn that is over takes it along. */
  get picked(): Move | null {
    return this.table.held ?? this.#waiting?.move ?? null;
  }

  /** Whether what is spoken of was picked before its rows could be seen: why one tap was not enough. */
  get early(): boolean {
    const waiting = this.#waiting;
    if (!waiting?.early) return false;
    return !("card" in waiting.move) || waiting.move.card === this.spoken;
  }

  get #waiting() {
    const { play } = this.table;
    return play && this.#picked?.match === play.match && this.#picked.turn === play.turn ? this.#picked : null;
  }

  /** The card of mine that lies face down, or is on its way there. */
  get committed(): number | null {
    const { sending } = this.table;
    if (sending?.kind === "six.commit") return sending.card;
    const phase = sixOf(this.table)?.view.phase;
    return phase?.kind === "six.commitments" ? phase.own : null;
  }

  /** The move that the server has not accepted yet. */
  get sending(): Move | null {
    return this.table.sending;
  }

  /** Cards I may commit or draft now; none of a round that is not on the table yet. */
  get cards(): readonly number[] {
    const { play, info } = this.table;
    const legal = play?.legal;
    const open = info?.state === "match" && !info.paused && this.show.showsCurrentRound;
    return open && (legal?.kind === "commit" || legal?.kind === "draft") ? legal.cards : [];
  }

  /** What each row costs me, when I must take one. */
  get prices(): readonly number[] | null {
    const { play, info } = this.table;
    return play?.legal.kind === "choose_row" && !info?.paused ? play.legal.prices : null;
  }

  /** The card to speak of: the one that is looked at, else the one that is picked. */
  get spoken(): number | null {
    if (this.looked !== null && this.cards.includes(this.looked)) return this.looked;
    return this.picked && "card" in this.picked ? this.picked.card : null;
  }

  /** What would happen to the card that is spoken of. */
  get preview(): Preview | null {
    const six = sixOf(this.table);
    const card = this.spoken;
    if (!six || card === null || six.view.phase.kind !== "six.commitments") return null;
    return six.view.hand?.includes(card) ? preview(card, six.view.rows, six.rules) : null;
  }

  card(card: number): void {
    const drafting = this.table.play?.legal.kind === "draft";
    if (!this.cards.includes(card) || card === this.committed) return;
    this.#touch(drafting ? { kind: "six.draft", card } : { kind: "six.commit", card });
  }

  row(row: number): void {
    if (this.prices) this.#touch({ kind: "six.choose_row", row });
  }

  /** Whether what is picked may be played now: a pause keeps it, but nobody plays then. */
  get canConfirm(): boolean {
    const { picked } = this;
    if (!picked) return false;
    return "card" in picked ? this.cards.includes(picked.card) : this.prices !== null;
  }

  confirm(): void {
    if (!this.picked || !this.canConfirm) return;
    this.table.move(this.picked, true);
    this.#picked = null;
  }

  /** Play at once, or at the second tap for those who confirm or have a coach, and where a card has been chosen already.
   *
   * Who touches a card while the story is told, or in the moment when a turn ends, has not seen the
   * rows it would come to: the story is hurried to its end, and the card only chosen.
   */
  #touch(move: Move): void {
    const { play } = this.table;
    if (!play) return;
    const early = this.show.busy || this.table.isFresh;
    const { coached, held } = this.table;
    // Beside the button that plays one card, a tap chooses another; another than the one that is held is held in its place.
    const asks = settings.confirm || coached || (this.picked !== null && !held);
    if (!early && (!asks || same(this.picked, move))) {
      this.#picked = null;
      this.table.move(move, asks);
      return;
    }
    this.#picked = { match: play.match, turn: play.turn, move, early };
    if (!early) return;
    this.show.skip();
    narrator.tell(say("six-again"));
  }
}

function same(one: Move | null, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
