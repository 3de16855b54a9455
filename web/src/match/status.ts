/** What the status line is about: one fact at a time, the most pressing first. */
import type { TableState } from "../state/table.svelte";
import type { Wait, WaitOf } from "../games/interface/match";
import type { Outcome, SeatInfo } from "../wire/types";

export type Status =
  | { kind: "opening" }
  | { kind: "lost" }
  | { kind: "paused"; host: boolean }
  | { kind: "stood-in"; why: NonNullable<SeatInfo["stand_in"]> }
  | { kind: "resting"; mine: boolean }
  | { kind: "over"; outcome: Outcome }
  | { kind: "watching"; why: "looking on" | "resigned" | "sent away"; wait: Wait }
  | { kind: "playing"; wait: Wait };

/** What of a table its status line depends on. */
export type StatusInput = Pick<TableState, "connection" | "info" | "play" | "seat" | "person" | "isHost" | "sentAway">;

/** `waitOf` is what the game that is played says of its phases. */
export function statusOf(table: StatusInput, waitOf: WaitOf): Status {
  const { connection, info, play, seat, person } = table;
  if (connection === "lost") return { kind: "lost" };
  if (!info || !play) return { kind: "opening" };
  if (play.view.outcome) return { kind: "over", outcome: play.view.outcome };
  if (info.paused) return { kind: "paused", host: table.isHost };
  if (play.rests) return { kind: "resting", mine: seat !== null };
  const standIn = seat === null ? null : (info.seats[seat]?.stand_in ?? null);
  if (standIn) return { kind: "stood-in", why: standIn };
  const wait = waitOf(play, seat);
  if (seat !== null) return { kind: "playing", wait };
  const resigned = person !== null && info.seats.some((each) => each.person === person && each.resigned);
  return { kind: "watching", why: resigned ? "resigned" : table.sentAway ? "sent away" : "looking on", wait };
}

/** Whether something is asked of the person who looks. */
export function asksMe(status: Status): boolean {
  if (status.kind === "stood-in" || (status.kind === "paused" && status.host)) return true;
  if (status.kind === "resting") return status.mine;
  return status.kind === "playing" && status.wait.asksMe;
}

/** Whether the person who looks is waited for in the middle of a trick or a turn. */
export function isMidway({ asksMe, midway }: Wait): boolean {
  return asksMe && midway;
}
