/** Who must do what now: one fact at a time, the most pressing first. */
import type { TableState } from "../state/table.svelte";
import { assertNever, type Outcome, type MatchSeen, type SeatInfo } from "../wire/types";

/** What the table waits for, whoever looks. */
export type Wait =
  | { kind: "draft"; seat: number; mine: boolean }
  | { kind: "commit" }
  | { kind: "committed"; card: number; seats: readonly number[] }
  | { kind: "commits"; seats: readonly number[] }
  | { kind: "row"; seat: number; card: number }
  | { kind: "others-row"; seat: number; card: number }
  | { kind: "turn"; cards: "one" | "many" | "none" }
  | { kind: "others-turn"; seat: number }
  | { kind: "rob" }
  | { kind: "others-rob"; seat: number }
  | { kind: "round-over" };

export type Status =
  | { kind: "opening" }
  | { kind: "lost" }
  | { kind: "paused"; host: boolean }
  | { kind: "stood-in"; why: NonNullable<SeatInfo["stand_in"]> }
  | { kind: "over"; outcome: Outcome }
  | { kind: "watching"; resigned: boolean; wait: Wait }
  | { kind: "playing"; wait: Wait };

export type Situation = Pick<TableState, "connection" | "info" | "play" | "seat" | "person" | "isHost">;

export function statusOf(situation: Situation): Status {
  const { connection, info, play, seat, person } = situation;
  if (connection === "lost") return { kind: "lost" };
  if (!info || !play) return { kind: "opening" };
  if (play.view.outcome) return { kind: "over", outcome: play.view.outcome };
  if (info.paused) return { kind: "paused", host: situation.isHost };
  const standIn = seat === null ? null : (info.seats[seat]?.stand_in ?? null);
  if (standIn) return { kind: "stood-in", why: standIn };
  const wait = waitOf(play, seat);
  if (seat !== null) return { kind: "playing", wait };
  const resigned = person !== null && info.seats.some((each) => each.person === person && each.resigned);
  return { kind: "watching", resigned, wait };
}

/** Whether something is asked of the person who looks. */
export function asksMe(status: Status): boolean {
  if (status.kind === "stood-in" || (status.kind === "paused" && status.host)) return true;
  if (status.kind !== "playing") return false;
  const { wait } = status;
  return ["commit", "row", "turn", "rob"].includes(wait.kind) || (wait.kind === "draft" && wait.mine);
}

function waitOf(play: MatchSeen, seat: number | null): Wait {
  const { phase } = play.view.round;
  switch (phase.kind) {
    case "six.drafting":
      return { kind: "draft", seat: phase.seat, mine: phase.seat === seat };
    case "six.commitments": {
      if (seat !== null && play.to_act.includes(seat)) return { kind: "commit" };
      if (phase.own !== null) return { kind: "committed", card: phase.own, seats: play.to_act };
      return { kind: "commits", seats: play.to_act };
    }
    case "six.choosing_row": {
      const card = phase.cards[phase.seat] ?? 0;
      return { kind: phase.seat === seat ? "row" : "others-row", seat: phase.seat, card };
    }
    case "eleven.turn":
      return phase.seat === seat ? { kind: "turn", cards: fitting(play) } : { kind: "others-turn", seat: phase.seat };
    case "eleven.choosing_victim":
      return phase.seat === seat ? { kind: "rob" } : { kind: "others-rob", seat: phase.seat };
    case "six.round_over":
    case "eleven.round_over":
      return { kind: "round-over" };
    default:
      return assertNever(phase);
  }
}

function fitting({ legal }: MatchSeen): "one" | "many" | "none" {
  if (legal.kind !== "turn") return "one";
  return Object.values(legal.reach).some((cards) => cards.length > 0) ? legal.cards : "none";
}
