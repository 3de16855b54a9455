/** The deals of a day as the server tells them, and what is left of it; today's are asked for anew when the next day begins. */
import { noteSeals } from "../fairness/seals";
import { sentence } from "../state/http_commands";
import { get } from "../wire/api";
import type { Days } from "../wire/types";
import { dayAt, daysAfter } from "./calendar";
import { notePlayed } from "./kept";

/** In milliseconds. */
const TICK = 1_000;
/** Kernels are compiled in seconds, a result is counted in less; where it takes longer, it is asked for less and less often. */
const AGAIN = 3_000;
const SELDOM = 60_000;
/** Not everybody asks in the same moment. */
const SPREAD = 2_000;

export class Today {
  days = $state.raw<Days | null>(null);
  /** Of the day, in milliseconds. */
  left = $state(0);
  error = $state("");
  #asking = false;
  #askedAt = 0;
  #pause = AGAIN;
  /** The server's time, less the page's own. */
  #clock = 0;
  #late = Math.random() * SPREAD;

  /** `waits` says whether something is about to change, `date` which day it is about; as a rule bots are not ready yet, and it is today. */
  constructor(
    readonly waits: (days: Days) => boolean = ({ games }) => Object.values(games).some(({ ready }) => !ready),
    readonly date: string | null = null,
  ) {}

  /** Ask, and go on asking as long as somebody looks; return how to end that. */
  follow(): () => void {
    void this.ask();
    const timer = setInterval(this.#tick, TICK);
    return () => { clearInterval(timer); };
  }

  async ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    this.#askedAt = performance.now();
    try {
      this.#told(await get<Days>(this.date === null ? "/api/day" : `/api/day?date=${this.date}`));
    } catch (error) {
      this.error = await sentence(error);
    } finally {
      this.#asking = false;
    }
  }

  #told(days: Days): void {
    this.error = "";
    this.#clock = days.now - performance.now();
    this.left = days.ends - days.now;
    noteSeals(days, daysAfter(days.date, 1), dayAt(days.now));
    if (Object.values(days.games).some(({ mine }) => mine?.state === "counted")) notePlayed(days.date);
    if (!this.waits(days)) this.#pause = AGAIN;
    this.days = days; // what shows it reads what was noted
  }

  #tick = (): void => {
    if (!this.days) return;
    const left = this.days.ends - this.#clock - performance.now();
    this.left = Math.max(0, left);
    const old = this.date === null && left + this.#late < 0;
    if ((old || this.waits(this.days)) && performance.now() - this.#askedAt > this.#pause) {
      this.#pause = Math.min(SELDOM, 2 * this.#pause);
      void this.ask();
    }
  };
}
