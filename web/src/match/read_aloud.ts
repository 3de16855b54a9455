/** What the keyboard's reading commands say: the scores, and who must do what. */
import type { TableShow } from "../show/table_show.svelte";
import type { TableState } from "../state/table.svelte";
import { list, say } from "../text/say.svelte";
import { called } from "../seats/names";
import { takenNow } from "../scores/score_limits";
import { standing, totalsOf } from "../seats/totals";
import type { Status } from "./status";
import { sentenceOf } from "./status_words";

export function readScores(table: TableState): string {
  const { play, info } = table;
  if (!play || !info) return say("match-opening");
  const now = takenNow(play);
  const totals = totalsOf(play, info.seats.length).map((total, seat) => total + (now?.[seat] ?? 0));
  const each = standing(totals).map((seat) => {
    const facts = { name: called(table, seat), total: totals[seat] ?? 0, n: now?.[seat] ?? 0 };
    return facts.n > 0 ? say("match-read-score-now", facts) : say("match-read-score", facts);
  });
  return say("match-read-scores", { round: play.view.round_number, scores: list(each) });
}

export function readStatus(table: TableState, show: TableShow, status: Status): string {
  const now = sentenceOf(status, table);
  return show.busy && show.sentence ? `${show.sentence} ${now}` : now;
}
