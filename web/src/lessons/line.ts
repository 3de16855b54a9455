/** In the place of a socket: it answers the learner's moves from what was played out before. Nothing of it is sent anywhere. */
import type { Answers, Scene, Step } from "../games/interface/lesson";
import type { Channel, Listener } from "../wire/socket";
import type { FromClient, Move, News, Update, Welcome } from "../wire/types";

/** In milliseconds: so often it is looked whether a story has been told. */
const LOOKS = 50;
/** More than a scene has: the turns of one that is set anew are others, so that nothing is left of what was meant for the old ones. */
const TURNS = 100;

/** What the line asks of those at its end. */
export interface AtLine {
  /** A move as records write it. */
  written: (move: Move) => string | null;
  /** What the learner is called at the table. */
  name: () => string;
  /** Whether a story is being told: what comes next waits for its end, or the learner's own take would be skipped. */
  busy: () => boolean;
  moved: (move: string, step: Step) => void;
  /** Everything that came of the move has been told. */
  told: () => void;
}

export class Line implements Channel {
  #scene: Scene | null = null;
  #answers: Answers = {};
  /** Changes with every beginning: what an old one had still to tell is dropped. */
  #begun = 0;

  constructor(
    readonly listener: Listener,
    readonly at: AtLine,
  ) {}

  /** Set a scene, or set it back. */
  begin(scene: Scene): void {
    this.#scene = scene;
    this.#answers = scene.answers;
    this.#begun += 1;
    this.#hear(scene.welcome);
  }

  send(message: FromClient): boolean {
    if (message.kind !== "move") return false;
    const move = this.at.written(message.move) ?? "";
    const step = this.#answers[move];
    if (!step) return false;
    this.#answers = step.answers;
    this.at.moved(move, step);
    void this.#tell(step, message.id);
    return true;
  }

  reopen(): void {
    if (this.#scene) this.begin(this.#scene);
  }

  close(): void {
    this.#scene = null;
    this.#begun += 1;
  }

  #hear(message: Update | News | Welcome): void {
    this.listener.heard(named(anew(message, this.#begun), this.at.name()));
  }

  async #tell({ told, answers }: Step, id: string): Promise<void> {
    const begun = this.#begun;
    const over = Object.keys(answers).length === 0;
    for (const [index, message] of told.entries()) {
      do await new Promise((done) => setTimeout(done, LOOKS));
      while (this.at.busy() && begun === this.#begun);
      if (begun !== this.#begun) return;
      const last = over && index === told.length - 1;
      this.#hear(answered(last ? stopped(message) : message, id));
    }
    do await new Promise((done) => setTimeout(done, LOOKS));
    while (this.at.busy() && begun === this.#begun);
    if (begun === this.#begun && over) this.at.told();
  }
}

/** As if this table had seen every scene before it, however often it was set. */
function anew(message: Update | News | Welcome, begun: number): Update | News | Welcome {
  if (message.kind === "news" || !message.play) return message;
  return { ...message, play: { ...message.play, turn: message.play.turn + begun * TURNS } };
}

/** The learner's move was sent under an id of its own. */
function answered(message: Update | News | Welcome, id: string): Update | News | Welcome {
  return "ack" in message && message.ack !== null ? { ...message, ack: id } : message;
}

/** At the end of a scene the table asks for nothing more. */
function stopped(message: Update | News): Update | News {
  if (message.kind === "news" || !message.play) return message;
  return { ...message, play: { ...message.play, to_act: [], legal: { kind: "nothing", why: "not_your_turn" } } };
}

/** The file knows nobody's name. */
function named<T extends Update | News | Welcome>(message: T, name: string): T {
  if (!("table" in message) || !message.table) return message;
  const { table } = message;
  const seats = table.seats.map((each) => (each.person === null ? each : { ...each, name }));
  return { ...message, table: { ...table, seats, names: table.names.map((each, seat) => (seats[seat]?.person === null ? each : name)) } };
}
