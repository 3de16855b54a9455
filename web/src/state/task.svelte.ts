/** Something the server is asked for: one at a time, and why it did not work. */
import { sentence } from "./http_commands";
import { Unreachable } from "../wire/api";

export class Task {
  /** What is being done, as its button calls it; null: nothing. */
  doing = $state<string | null>(null);
  error = $state("");
  /** Try once more; only where the server could not be reached. */
  again = $state.raw<(() => void) | null>(null);

  /** Do it, unless something is being done already: a second tap does nothing twice. */
  async run(name: string, work: () => Promise<void>): Promise<void> {
    if (this.doing !== null) return;
    this.doing = name;
    this.clear();
    try {
      await work();
    } catch (error) {
      this.error = await sentence(error);
      this.again = error instanceof Unreachable ? () => void this.run(name, work) : null;
    } finally {
      this.doing = null;
    }
  }

  clear(): void {
    this.error = "";
    this.again = null;
  }
}
