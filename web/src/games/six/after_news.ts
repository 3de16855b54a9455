/** 6 nimmt!: commitments are told without a view, because they say how it looks after them (S3). */
import type { GameEvent, MatchSeen, RoundView } from "../../wire/types";
import { isSix } from "./six";

export function afterNews(play: MatchSeen, events: readonly GameEvent[]): MatchSeen | null {
  let round: RoundView | null = play.view.round;
  for (const event of events) round = round && withCommitment(round, event);
  if (!round || !isSix(round) || round.phase.kind !== "six.commitments") return null;
  const to_act = round.phase.committed.flatMap((done, seat) => (done ? [] : [seat]));
  return { ...play, to_act, view: { ...play.view, round } };
}

/** Return the round with one commitment more, or with another card in one's own; null where the event is none, or nobody commits now. */
function withCommitment(round: RoundView, event: GameEvent): RoundView | null {
  if (!isSix(round) || round.phase.kind !== "six.commitments") return null;
  if (event.kind !== "six.committed" && event.kind !== "six.replaced") return null;
  const { committed, own } = round.phase;
  if (event.seat >= committed.length) return null;
  const now = committed.map((done, seat) => done || seat === event.seat);
  return { ...round, phase: { ...round.phase, committed: now, own: event.card ?? own } };
}
