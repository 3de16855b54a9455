/** What a result says of a seat beside its name: who played there in the end. */
import type { TableState } from "../state/table.svelte";
import { say } from "../text/say.svelte";

export function remarkOn(table: TableState, seat: number): string {
  const info = table.seatInfo(seat);
  if (!info) return "";
  if (info.resigned) return say("match-resigned-remark");
  // A seat that has lost its person since the match began: to nobody, or to a bot.
  const left = info.person === null && info.bot !== table.info?.names[seat];
  if (info.stand_in || (left && info.bot !== null)) return say("match-stood-in-remark");
  if (left) return say("match-left-remark");
  return info.person === null && info.bot !== null ? say("match-seat-bot", { kind: info.bot }) : "";
}
