/** Sends what is played, through the socket: one command at a time, until the server has answered it. */
import { commandId } from "../wire/random";
import type { Channel } from "../wire/socket";
import type { Move, MatchSeen } from "../wire/types";

/** How long a command may go unanswered, in milliseconds: then the connection is a dead one. */
const PATIENCE = 6_000;

type Command = { kind: "move"; id: string; match: number; turn: number; move: Move } | { kind: "back"; id: string };

export class MoveSender {
  #command: Command | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly channel: Channel) {}

  /** Play a move in the turn that is on the screen; return the id under which it is sent. */
  move(play: MatchSeen, move: Move): string {
    const id = commandId();
    this.#command = { kind: "move", id, match: play.match, turn: play.turn, move };
    this.#send();
    return id;
  }

  /** Take the seat back from a bot. */
  takeSeatBack(): void {
    this.#command = { kind: "back", id: commandId() };
    this.#send();
  }

  /** Return whether this is the answer that was waited for. */
  answered(id: string): boolean {
    if (id !== this.#command?.id) return false;
    this.drop();
    return true;
  }

  /** After a reconnect, send an unanswered move again under its id; return whether it is on its way.
   *
   * One whose turn has passed is dropped; a seat is taken back by the reconnect itself.
   */
  resendAfterReconnect(play: MatchSeen | null): boolean {
    const command = this.#command;
    if (command?.kind === "move" && play?.match === command.match && play.turn === command.turn) {
      this.#send();
      return true;
    }
    this.drop();
    return false;
  }

  /** Wait for nothing any more. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#command = null;
  }

  #send(): void {
    if (!this.#command) return;
    this.channel.send(this.#command);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.channel.reopen();
    }, PATIENCE);
  }
}
