/** Another match: everybody at the table may ask for one, and the host decides. */
import { commandId } from "../wire/random";
import type { TableState } from "./table.svelte";

/** The seats of those who ask, in the order of the table but for mine: a sentence begins with "you". */
export function seatsAsking({ info, presence, seat: mine }: Pick<TableState, "info" | "presence" | "seat">): number[] {
  const asks = (person: number | null) => person !== null && presence !== null && presence.asking.includes(person);
  const asking = (info?.seats ?? []).flatMap(({ person }, seat) => (asks(person) ? [seat] : []));
  return asking.sort((one, other) => Number(other === mine) - Number(one === mine));
}

export function askAgain(table: TableState): void {
  if (table.play) void table.order({ kind: "again", id: commandId(), match: table.play.match });
}
