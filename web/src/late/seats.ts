/** Who takes over a bot's seat in a match with its next round, who could, and who did. */
import { homeOf } from "../seats/home";
import { called, nameOf } from "../seats/names";
import type { TableState } from "../state/table.svelte";
import { say } from "../text/say.svelte";
import type { SeatInfo } from "../wire/types";

type Looking = Pick<TableState, "info" | "person">;

/** Whether a bot plays there whose seat nobody waits for. */
export function isBots({ person, bot, heir }: SeatInfo): boolean {
  return person === null && bot !== null && heir === null;
}

/** The seat for which I wait; null: none. */
export function seatAwaited({ info, person }: Looking): number | null {
  const seat = info?.seats.findIndex(({ heir }) => heir !== null && heir.person === person) ?? -1;
  return seat < 0 ? null : seat;
}

/** Whether I look on in a match in which I might play: I neither sit nor wait there, and a bot does. */
export function mightPlay({ info, person }: Looking): boolean {
  if (info?.state !== "match" || !info.seats.some(isBots)) return false;
  return person === null || !info.seats.some((seat) => seat.person === person || seat.heir?.person === person);
}

/** The first seat that is offered, and that nobody waits for. */
export function seatOffered({ info }: Pick<TableState, "info">): number | null {
  const seat = info?.seats.findIndex((each) => each.offered && isBots(each)) ?? -1;
  return info?.state !== "match" || seat < 0 ? null : seat;
}

/** Who had a seat before, each with the last round; nobody in most matches. */
export function formerly(table: TableState, seat: number): readonly { name: string; until: number }[] {
  const { info } = table;
  const all = (info?.earlier ?? []).map(({ until, names }) => ({ name: info ? (names[seat] ?? say("match-bot-name", { seat: homeOf(info, seat) })) : "", until }));
  return all.filter(({ name }, at) => name !== (all[at + 1]?.name ?? nameOf(table, seat)));
}

/** What a seat was called in a round: whoever has it now, "you" for mine, or somebody before. */
export function calledIn(table: TableState, seat: number, round: number): string {
  return formerly(table, seat).find(({ until }) => round <= until)?.name ?? called(table, seat);
}
