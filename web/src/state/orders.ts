/** What is sent through the socket besides moves: each is answered once, or the connection is lost before. */
import type { Channel } from "../wire/socket";
import type { FromClient } from "../wire/types";

export type Order = Extract<FromClient, { kind: "seal" | "number" | "ping" | "again" | "react" }>;

export class Orders {
  #waiting = new Map<string, (taken: boolean) => void>();

  constructor(readonly channel: Channel) {}

  /** Send it; return whether the server has taken it. */
  send(order: Order): Promise<boolean> {
    return new Promise((done) => {
      this.#waiting.set(order.id, done);
      if (!this.channel.send(order)) this.answered(order.id, false);
    });
  }

  answered(id: string, taken: boolean): void {
    this.#waiting.get(id)?.(taken);
    this.#waiting.delete(id);
  }

  /** The answers of an old connection do not come any more. */
  drop(): void {
    for (const done of this.#waiting.values()) done(false);
    this.#waiting.clear();
  }
}
