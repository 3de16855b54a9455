/** Two windows of one browser note the same table: neither must destroy what the other saw. */
import type { NotedDraw, NotedMatch, NotedPlay, NotedRound, Notes } from "./notes";

/** Join two notes of one table; where both know something, `own` is right. */
export function merged(own: Notes, other: Notes): Notes {
  return {
    ...own,
    draws: joined(own.draws, other.draws, sameDraw, mergedDraw).sort((one, two) => one.time - two.time),
    matches: joined(own.matches, other.matches, (one, two) => one.match === two.match, mergedMatch).sort((one, two) => one.match - two.match),
  };
}

/** A draw is known by its hash alone: notes in which one stands twice are none. */
function sameDraw(one: NotedDraw, two: NotedDraw): boolean {
  return one.hash === two.hash;
}

function joined<Item>(own: readonly Item[], other: readonly Item[], same: (one: Item, two: Item) => boolean, join: (one: Item, two: Item) => Item): Item[] {
  const mine = own.map((item) => {
    const theirs = other.find((each) => same(item, each));
    return theirs ? join(item, theirs) : item;
  });
  return [...mine, ...other.filter((item) => !own.some((each) => same(each, item)))];
}

/** Of a draw the window counts that gave a number to it. */
function mergedDraw(own: NotedDraw, other: NotedDraw): NotedDraw {
  const both = { ended: endedIn(own, other) || endedIn(other, own), answered: own.answered ?? other.answered };
  if ((own.number === null) !== (other.number === null)) return { ...(own.number === null ? other : own), ...both };
  return { ...(own.all_numbers === null ? other : own), ...both };
}

/** What a link says about the end does not count where this device noted the draw itself. */
function endedIn(one: NotedDraw, two: NotedDraw): boolean {
  return one.ended && (!one.carried || two.carried);
}

function mergedMatch(own: NotedMatch, other: NotedMatch): NotedMatch {
  const rounds = joined(own.rounds, other.rounds, (one, two) => one.round === two.round, mergedRound);
  const later = other.later && { later: other.later };
  return { ...later, ...own, seat: own.seat ?? other.seat, rounds: rounds.sort((one, two) => one.round - two.round), outcome: own.outcome ?? other.outcome };
}

function mergedRound(own: NotedRound, other: NotedRound): NotedRound {
  const { plays, scores } = bestSeen(own, other);
  return { round: own.round, hand: own.hand ?? other.hand, opening: own.opening ?? other.opening, plays, scores };
}

/** The window that saw more of a round: its end, then more plays, then fewer gaps. Who moved is known where it was done. */
function bestSeen(own: NotedRound, other: NotedRound): Pick<NotedRound, "plays" | "scores"> {
  const ends = (round: NotedRound) => Number(round.scores !== null);
  const count = ({ plays }: NotedRound) => plays.filter((play) => play !== null).length;
  const gaps = count(own) > 0 ? own.plays.length - other.plays.length : 0;
  const worse = ends(other) - ends(own) || count(other) - count(own) || gaps;
  const [best, second] = worse > 0 ? [other, own] : [own, other];
  const mine = new Set(second.plays.flatMap((play) => (play?.[2] === "mine" ? [play[1]] : [])));
  const plays = best.plays.map((play): NotedPlay => (play?.[2] && mine.has(play[1]) ? [play[0], play[1], "mine"] : play));
  return { plays, scores: best.scores };
}
