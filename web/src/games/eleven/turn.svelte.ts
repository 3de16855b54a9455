/** My turn: what I have put together so far, until it is played or the turn is over. */
import { settings } from "../../state/settings.svelte";
import type { TableState } from "../../state/table.svelte";
import type { LegalTurn } from "../../wire/types";
import type { ElevenShow } from "./show.svelte";
import { NOTHING, chooseCard, choosePile, pileOf, play, remove, staged, take, type Staging } from "./staging";

export class Turn {
  /** Whether a coach's hint stands where it is said what can be done next. */
  hinted = $state(false);
  #made = $state.raw<{ of: string; staging: Staging }>({ of: "", staging: NOTHING });

  constructor(
    readonly table: TableState,
    readonly show: ElevenShow,
  ) {}

  /** What I may play or take; null when it is not my turn. */
  get legal(): LegalTurn | null {
    const legal = this.table.play?.legal;
    return this.table.myTurn && this.show.showsCurrentRound && legal?.kind === "turn" ? legal : null;
  }

  /** What stands up to be played: nothing of mine rises before the story has ended, though a tap acts at once. */
  get offered(): LegalTurn | null {
    return this.show.busy ? null : this.legal;
  }

  /** Whom I may rob; null when I have not to choose. */
  get victims(): readonly number[] | null {
    const legal = this.table.play?.legal;
    return this.table.myTurn && legal?.kind === "rob" ? legal.victims : null;
  }

  /** Those among whom I am asked to choose: not before my own take has been told. */
  get offeredVictims(): readonly number[] | null {
    return this.show.busy ? null : this.victims;
  }

  /** Whether I may rob nobody (E10). */
  get mayDecline(): boolean {
    const legal = this.table.play?.legal;
    return this.victims !== null && legal?.kind === "rob" && legal.may_decline;
  }

  get staging(): Staging {
    return this.legal && this.#made.of === this.#now ? this.#made.staging : NOTHING;
  }

  /** Whether a move is on its way. */
  get sending(): boolean {
    return this.table.sending !== null;
  }

  card(card: number): void {
    const { legal } = this;
    if (!legal) this.#hurryToVictims();
    if (!legal || this.sending) return;
    this.#stage(chooseCard(this.staging, legal, card));
  }

  /** A pile; with a single card for it in hand this is the whole play, unless one asks to confirm. */
  pile(top: number): void {
    const { legal, staging } = this;
    if (!legal) this.#hurryToVictims();
    if (!legal || this.sending) return;
    if (!legal.take.includes(top)) {
      this.show.skip(); // a pile of the story that is being told
      return;
    }
    const laid = legal.cards === "one" && staged(staging, top).length > 0;
    const next = laid ? staging : choosePile(staging, legal, top);
    const whole = legal.cards === "one" && (laid || staging.card !== null) && staged(next, top).length > 0;
    this.#stage(next);
    if (whole && !settings.confirm) this.play();
  }

  remove(card: number): void {
    if (!this.sending && pileOf(this.staging, card) !== null) this.#stage(remove(this.staging, card));
  }

  clear(): void {
    if (this.legal && !this.sending) this.#stage(NOTHING);
  }

  play(): void {
    const move = play(this.staging);
    if (move && !this.sending) this.table.move(move);
  }

  take(): void {
    const move = this.legal && take(this.staging, this.legal);
    if (move && !this.sending) this.table.move(move);
  }

  rob(seat: number): void {
    if (this.victims?.includes(seat) && this.#settled) this.table.move({ kind: "eleven.rob", seat });
  }

  decline(): void {
    if (this.mayDecline && this.#settled) this.table.move({ kind: "eleven.decline" });
  }

  /** A tap on the table while my take is told: whom I may rob is asked at once. */
  #hurryToVictims(): void {
    if (this.victims && this.show.busy && this.#settled) this.show.skip();
  }

  /** The second half of a double tap on "take" must not choose for the person. */
  get #settled(): boolean {
    return !this.sending && !this.table.isFresh;
  }

  get #now(): string {
    const { play } = this.table;
    return play ? `${String(play.match)} ${String(play.turn)}` : "";
  }

  /** Whoever acts has seen enough of the story: the table is shown as it is. */
  #stage(staging: Staging): void {
    if (this.show.busy) this.show.skip();
    this.table.held = null; // what is changed is not what was made
    this.#made = { of: this.#now, staging };
  }
}
