/** The file that somebody has opened: it lives in this page alone, and its address is /replay. */
import { route } from "../state/route.svelte";
import { NotRead, contentOf } from "./source";

class Opened {
  /** What was read, or why it was not; null: no file was opened. */
  file = $state.raw<{ content: ArrayBuffer } | { why: NotRead["why"] } | null>(null);
}

export const opened = new Opened();

export async function openFile(file: Blob): Promise<void> {
  try {
    opened.file = { content: await contentOf(file) };
  } catch (error) {
    opened.file = { why: error instanceof NotRead ? error.why : "unreadable" };
  }
  route.go("/replay");
}
