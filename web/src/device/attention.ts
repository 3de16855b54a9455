/** "Your turn", where a person looks when the page is not in front: title, bell, a short buzz. */
import { say } from "../text/say.svelte";
import { sound, vibrate } from "./sound";

let called: string | null = null;

/** Call for the person, once for each turn; null: it is not theirs. The status line says the rest. */
export function yourTurn(turn: string | null): void {
  document.title = turn === null ? "Toril" : say("page-title-turn");
  if (turn === null || turn === called) return;
  called = turn;
  sound.play("bell");
  vibrate(60);
}
