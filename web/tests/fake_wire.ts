/** A table's line in tests: it keeps what is said on it, and counts how often it was opened. */
import type { Channel } from "../src/wire/socket";
import type { FromClient } from "../src/wire/types";

export class Wire implements Channel {
  sent: FromClient[] = [];
  opened = 1;
  send(message: FromClient): boolean {
    this.sent.push(message);
    return true;
  }
  reopen(): void {
    this.opened++;
  }
  close(): void {
    this.opened = 0;
  }
}
