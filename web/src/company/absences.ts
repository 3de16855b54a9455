/** People at the table who are not connected, and when a bot plays for one of them (the server decides; S6). */
import type { TableState } from "../state/table.svelte";

type Table = Pick<TableState, "info" | "play" | "presence" | "person">;

/** The people at the table who are away and still play for themselves, without me. */
export function absent({ info, presence, person: me }: Table): number[] {
  const here = presence?.people ?? [];
  return (info?.seats ?? []).flatMap(({ person, stand_in, resigned }) =>
    person === null || person === me || stand_in !== null || resigned || here.includes(person) ? [] : [person],
  );
}

/** By person when a bot plays for those who are away and have to decide; nobody where the table does not count. */
export function standIns(table: Table): Map<number, number> {
  const { info, play, presence } = table;
  const found = new Map<number, number>();
  if (!info || !play || !presence || info.state !== "match" || info.clock !== "off" || info.paused || play.rests) return found;
  // While nobody of the table is there it rests.
  if (!info.seats.some(({ person }) => person !== null && presence.people.includes(person))) return found;
  const away = absent(table);
  for (const seat of play.to_act) {
    const person = info.seats[seat]?.person ?? null;
    const until = presence.away.find((each) => each.person === person)?.until;
    if (person !== null && until !== undefined && away.includes(person)) found.set(person, until);
  }
  return found;
}

/** The first for whom a bot will play, where the table waits for nobody else. */
export function soonest(table: Table): { person: number; until: number } | null {
  const all = standIns(table);
  if (all.size === 0 || all.size < (table.play?.to_act.length ?? 0)) return null;
  const [[person, until] = [0, 0]] = [...all].sort(([, one], [, other]) => one - other);
  return { person, until };
}
