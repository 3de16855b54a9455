/** The move a person is about to make: what is looked at, and what waits for its confirmation. */
import { settings } from "../state/settings.svelte";
import type { TableState } from "../state/table.svelte";
import type { Move } from "../wire/types";
import { preview, type Preview } from "./preview";
import { sixOf } from "./six";

export class Choice {
  /** The card that is pointed at, focused or held. */
  looked = $state<number | null>(null);
  #picked = $state.raw<{ match: number; turn: number; move: Move } | null>(null);

  constructor(readonly state: TableState) {}

  /** The move that waits for the button; a turn that is over takes it along. */
  get picked(): Move | null {
    const { play } = this.state;
    const same = play && this.#picked?.match === play.match && this.#picked.turn === play.turn;
    return same && settings.confirm ? (this.#picked?.move ?? null) : null;
  }

  /** The card of mine that lies face down, or is on its way there. */
  get committed(): number | null {
    const { sending } = this.state;
    if (sending?.kind === "Commit") return sending.card;
    const phase = sixOf(this.state)?.view.phase;
    return phase?.kind === "Commitments" ? phase.own : null;
  }

  /** Cards I may commit or draft now. */
  get cards(): readonly number[] {
    const { play, table } = this.state;
    const legal = play?.legal;
    const open = table?.state === "match" && !table.paused;
    return open && (legal?.kind === "commit" || legal?.kind === "draft") ? legal.cards : [];
  }

  /** What each row costs me, when I must take one. */
  get prices(): readonly number[] | null {
    const { play, table } = this.state;
    return play?.legal.kind === "choose_row" && !table?.paused ? play.legal.prices : null;
  }

  /** The card to speak of: the one that is looked at, else the one that is picked. */
  get spoken(): number | null {
    if (this.looked !== null) return this.looked;
    return this.picked && "card" in this.picked ? this.picked.card : null;
  }

  /** What would happen to the card that is spoken of. */
  get preview(): Preview | null {
    const six = sixOf(this.state);
    const card = this.spoken;
    if (!six || card === null || six.view.phase.kind !== "Commitments") return null;
    return six.view.hand?.includes(card) ? preview(card, six.view.rows, six.rules) : null;
  }

  card(card: number, byKey: boolean): void {
    const drafting = this.state.play?.legal.kind === "draft";
    if (!this.cards.includes(card) || card === this.committed) return;
    this.#touch(drafting ? { kind: "Draft", card } : { kind: "Commit", card }, byKey);
  }

  row(row: number, byKey: boolean): void {
    if (this.prices) this.#touch({ kind: "ChooseRow", row }, byKey);
  }

  confirm(): void {
    if (this.picked) this.state.move(this.picked);
    this.#picked = null;
  }

  /** Play at once, or wait for the button; on the keyboard a second Enter is the button. */
  #touch(move: Move, byKey: boolean): void {
    const { play } = this.state;
    if (!play) return;
    if (!settings.confirm || (byKey && same(this.picked, move))) {
      this.#picked = null;
      this.state.move(move);
    } else this.#picked = { match: play.match, turn: play.turn, move };
  }
}

function same(one: Move | null, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
