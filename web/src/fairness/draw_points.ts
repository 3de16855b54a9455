/** Points 2 to 9: the draws, the numbers, the secrets and the seeds. A point fits if it fits for all draws of the match. */
import { sorted } from "./canonical";
import type { Drawn, Draws } from "./draws";
import { numbersHash, sealOf, secretSealOf, seedOf } from "./hashes";
import { mayFollow } from "./later";
import { seatsOf, type NotedDraw, type NotedMatch, type SeatsFrom } from "./notes";
import { differs, fits, notCompared, type Facts, type Finding, type Point, type Reason } from "./points";
import { namesIn, seedIn } from "./record";
import { sameRules } from "./same_rules";

export function drawPoints(draws: Draws): Finding[] {
  const { all } = draws;
  return [
    withSince(draw(draws), draws), place(draws), rules(draws), ofEach("own_number", draws, ownNumber), firstOf(all.map(numbers)),
    ofEach("all_numbers", draws, allNumbers), firstOf(all.map(secret)), firstOf(all.map((each) => seed(each, draws))),
  ];
}

/** What counts for all draws: what differs, else what was not compared; that somebody came later says less than any other reason. */
function firstOf(found: readonly Finding[]): Finding {
  const weight = ({ state, why, facts }: Finding) => {
    if (state === "not_compared") return why === "came_later" ? 2 : 1;
    return state === "differs" ? 0 : 4 - (facts.carried === 1 ? 1 : 0);
  };
  return found.reduce((best, each) => (weight(each) < weight(best) ? each : best));
}

function ofEach(point: Point, draws: Draws, answer: (drawn: Drawn, draws: Draws) => Finding): Finding {
  return draws.notes ? firstOf(draws.all.map((drawn) => answer(drawn, draws))) : notCompared(point, "no_notes");
}

/** Tell since when this device's person was there, where that was not from the start. */
function withSince(finding: Finding, { since, all: [first] }: Draws): Finding {
  return since === first.draw.round ? finding : { ...finding, facts: { ...finding.facts, since } };
}

/** Nobody can compare what was before they came. */
function unseen(point: Point, drawn: Drawn, why: Reason, facts: Facts = {}): Finding {
  return drawn.cameLater ? notCompared(point, "came_later") : notCompared(point, why, { ...facts, ...drawn.facts });
}

/** None that was noted may be left out. */
function draw(draws: Draws): Finding {
  const { all, notes, number } = draws;
  const isIn = ({ hash, round }: NotedDraw) => all.some((drawn) => drawn.hash === hash || drawn.draw.round === round);
  const leftOut = notes?.draws.find((noted) => noted.match === number && !isIn(noted));
  return leftOut ? differs("draw", { drawn: leftOut.round }) : ofEach("draw", draws, oneDraw);
}

function oneDraw(drawn: Drawn, draws: Draws): Finding {
  if (drawn.note) return fits("draw", { carried: Number(drawn.note.carried) });
  const another = draws.notes?.draws.some(({ match, round }) => match === draws.number && round === drawn.draw.round);
  return another ? differs("draw", drawn.facts) : unseen("draw", drawn, "not_there");
}

function place(draws: Draws): Finding {
  const rounds = [1, ...draws.record.later.map(({ round }) => round)];
  const right = rounds.length === draws.all.length && draws.all.every(({ draw: { match, round } }, at) => match === draws.number && round === rounds[at]);
  return right ? ofEach("place", draws, onePlace) : differs("place");
}

function onePlace({ draw: { table, match, round }, note, facts }: Drawn, { notes, seen }: Draws): Finding {
  if (table !== notes?.table || (note && (note.match !== match || note.round !== round))) return differs("place", facts);
  return note ?? seen ? fits("place") : notCompared("place", "not_there");
}

function rules(draws: Draws): Finding {
  const { all, record, notes, seen } = draws;
  const wrong = all.find(({ draw }) => !sameRules(draw, record) || sorted(draw.seats.map(({ name }) => name)) !== sorted(namesIn(record, draw.round)));
  if (wrong) return differs("rules", wrong.facts);
  if (!mayFollow(all.map(({ draw }) => draw.seats))) return differs("rules", all.at(-1)?.facts);
  if (!notes) return notCompared("rules", "no_notes");
  if (!seen) return notCompared("rules", "not_there");
  if (!sameRules(seen.shown, record)) return differs("rules");
  const drawnAt = (round: number) => all.some(({ draw }) => draw.round === round);
  const undrawn = seatsOf(seen).find(({ round }) => !drawnAt(round));
  if (undrawn) return differs("rules", { drawn: undrawn.round });
  return firstOf(all.map((drawn) => shownSeats(drawn, draws, seen)));
}

/** The seats of one draw beside those that were shown from it on. */
function shownSeats(drawn: Drawn, draws: Draws, seen: NotedMatch): Finding {
  const { note, draw: { round } } = drawn;
  const shown = seatsOf(seen).find((each) => each.round === round);
  if (!shown) {
    const others = round > (seen.since ?? 1) && wasSeenIn(drawn, draws, seen);
    return others ? differs("rules", drawn.facts) : unseen("rules", drawn, "not_there");
  }
  const elsewhere = note && note.seat !== null && seen.seat !== null && note.seat !== seen.seat;
  return elsewhere || !sameSeats(drawn, shown) ? differs("rules", drawn.facts) : fits("rules");
}

/** Whether cards or plays were seen of a round that this draw dealt. */
function wasSeenIn({ draw: { round } }: Drawn, { all }: Draws, seen: NotedMatch): boolean {
  const until = Math.min(...all.flatMap(({ draw }) => (draw.round > round ? [draw.round] : [])));
  return seen.rounds.some((noted) => noted.round >= round && noted.round < until && (noted.opening !== null || noted.plays.some((play) => play !== null)));
}

/** Who came after the draw may find a bot where a person sat then and went since. */
function sameSeats({ draw: { seats }, note }: Drawn, shown: SeatsFrom): boolean {
  if (seats.length !== shown.seats.length) return false;
  return seats.every(({ name, bot }, seat) => {
    const there = shown.seats[seat];
    return there?.name === name && (there.bot === bot || (note === null && bot === null));
  });
}

function ownNumber(drawn: Drawn, draws: Draws): Finding {
  const { draw: { table, seats }, opened, note, facts } = drawn;
  if (!note) return unseen("own_number", drawn, draws.seen?.seat === null ? "looking_on" : "not_there");
  if (note.number === null || note.seat === null) return unseen("own_number", drawn, whyNone(note), { refusal: note.refused ?? "" });
  const given = opened.numbers[note.seat];
  if (seats[note.seat]?.seal !== sealOf(table, note.number)) return differs("own_number", facts);
  if (given === null) return notCompared("own_number", "left_out", { after: note.answered ?? 0, ...facts });
  return given === note.number ? fits("own_number") : differs("own_number", facts);
}

function whyNone({ refused }: NotedDraw): Reason {
  return refused === "looking_on" || refused === "absent" || refused === "other_window" ? refused : "refused";
}

function numbers({ draw: { table, seats }, opened, facts }: Drawn): Finding {
  const wrong = opened.numbers.findIndex((number, seat) => number !== null && seats[seat]?.seal !== sealOf(table, number));
  return wrong >= 0 ? differs("numbers", { seat: wrong, ...facts }) : fits("numbers");
}

function allNumbers(drawn: Drawn): Finding {
  const { hash, opened, note, facts } = drawn;
  if (!note || note.all_numbers === null) return unseen("all_numbers", drawn, "not_there");
  return note.all_numbers === numbersHash(hash, opened.numbers) ? fits("all_numbers") : differs("all_numbers", facts);
}

function secret({ draw: { table, secret: shown }, opened, facts }: Drawn): Finding {
  return secretSealOf(table, opened.secret) === shown ? fits("secret") : differs("secret", facts);
}

function seed({ draw, hash, opened, facts }: Drawn, { record }: Draws): Finding {
  const follows = seedOf(numbersHash(hash, opened.numbers), opened.secret);
  return follows === seedIn(record, draw.round) ? fits("seed") : differs("seed", facts);
}

