/** What of the things that happen at a table is announced: of the others, and not what I have done myself. */
import type { GameEvent, TableInfo } from "../wire/types";

export type NewsKind =
  | "sat"
  | "left"
  | "kicked"
  | "kicked-match"
  | "resigned"
  | "host-now"
  | "bot-left"
  | "bot-clock"
  | "bot-away"
  | "gave-back"
  | "link-given"
  | "away"
  | "late-came"
  | "late-took"
  | "late-you-took"
  | "late-open"
  | "late-looks-on";

export interface News {
  kind: NewsKind;
  /** Of whom; empty where it is the person who looks. */
  name: string;
}

/** Who looks, what everybody is called who has been seen at the table, and the table after what happened. */
export interface Looking {
  me: number | null;
  names: ReadonlyMap<number, string>;
  info: Pick<TableInfo, "state" | "host" | "seats">;
}

export function newsOf(event: GameEvent, { me, names, info }: Looking): News | null {
  /** The host knows what the host has done. */
  const byOther = (kind: NewsKind, person: number) => (me !== null && info.host === me ? null : of(kind, person));
  const of = (kind: NewsKind, person: number | null): News | null =>
    person === null || person === me ? null : { kind, name: names.get(person) ?? "" };
  const at = (kind: NewsKind, seat: number) => of(kind, info.seats[seat]?.person ?? null);
  switch (event.kind) {
    case "table.seated":
      return of(info.state === "lobby" ? "sat" : "late-came", event.person);
    case "table.seat_offered":
      return me === null && event.offered ? { kind: "late-open", name: "" } : null;
    case "table.left":
      return of("left", event.person);
    case "table.kicked":
      return byOther(info.state === "match" ? "kicked-match" : "kicked", event.person);
    case "table.resigned":
      return of("resigned", event.person);
    case "table.host_passed":
      return event.person !== null && event.person === me ? { kind: "host-now", name: "" } : of("host-now", event.person);
    case "table.stood_in":
      return at(`bot-${event.why}`, event.seat);
    case "table.gave_back":
      return at("gave-back", event.seat);
    case "table.link_given":
      return byOther("link-given", event.person);
    default:
      return null;
  }
}
