/** Points 2 to 9: the draw, the numbers, the secret and the seed. */
import { sorted } from "./canonical";
import type { Draw } from "./draw";
import { drawHash, numbersHash, sealOf, secretSealOf, seedOf } from "./hashes";
import type { NotedDraw, NotedMatch, Notes } from "./notes";
import { differs, fits, notCompared, type Finding, type Reason } from "./points";
import type { MatchRecord, OpenedDraw } from "./record";
import { sameRules } from "./same_rules";

/** The draw of a record beside what this device noted about it. */
export interface Drawn {
  draw: Draw;
  opened: OpenedDraw;
  hash: string;
  /** How many draws the record has. */
  draws: number;
  /** The number of the match that was asked for. */
  number: number;
  notes: Notes | null;
  note: NotedDraw | null;
  seen: NotedMatch | null;
}

export function drawnOf(draw: Draw, draws: readonly OpenedDraw[], opened: OpenedDraw, notes: Notes | null, number: number): Drawn {
  const hash = drawHash(opened.text);
  const note = notes?.draws.find((each) => each.hash === hash) ?? null;
  const seen = notes?.matches.find((each) => each.match === number) ?? null;
  return { draw, opened, hash, draws: draws.length, number, notes, note, seen };
}

/** The seats whose seal was listed and whose number did not come. */
export function missingIn({ draw, opened }: Pick<Drawn, "draw" | "opened">): number[] {
  return draw.seats.flatMap(({ seal }, seat) => (seal !== null && opened.numbers[seat] === null ? [seat] : []));
}

export function drawPoints(record: MatchRecord, drawn: Drawn): Finding[] {
  return [draw(drawn), place(drawn), rules(record, drawn), ownNumber(drawn), numbers(drawn), allNumbers(drawn), secret(drawn), seed(record, drawn)];
}

function draw({ notes, note, number }: Drawn): Finding {
  if (!notes) return notCompared("draw", "no_notes");
  if (note) return fits("draw", { carried: Number(note.carried) });
  return notes.draws.some(({ match }) => match === number) ? differs("draw") : notCompared("draw", "not_there");
}

function place({ draw: { table, match, round }, draws, number, notes, note, seen }: Drawn): Finding {
  if (draws !== 1 || round !== 1 || match !== number) return differs("place");
  if (!notes) return notCompared("place", "no_notes");
  if (table !== notes.table || (note && (note.match !== match || note.round !== round))) return differs("place");
  return note ?? seen ? fits("place") : notCompared("place", "not_there");
}

function rules(record: MatchRecord, { draw: drawn, notes, note, seen }: Drawn): Finding {
  const names = drawn.seats.map(({ name }) => name);
  if (!sameRules(drawn, record) || sorted(names) !== sorted(record.seats)) return differs("rules");
  if (!notes) return notCompared("rules", "no_notes");
  if (!seen) return notCompared("rules", "not_there");
  if (!sameRules(drawn, seen.shown) || !sameSeats(drawn, seen, note !== null)) return differs("rules");
  const moved = note !== null && note.seat !== null && seen.seat !== null && note.seat !== seen.seat;
  return moved ? differs("rules") : fits("rules");
}

/** Who came after the draw may find a bot where a person sat then and went since. */
function sameSeats({ seats }: Draw, { shown }: NotedMatch, sawDraw: boolean): boolean {
  if (seats.length !== shown.seats.length) return false;
  return seats.every(({ name, bot }, seat) => {
    const there = shown.seats[seat];
    return there?.name === name && (there.bot === bot || (!sawDraw && bot === null));
  });
}

function ownNumber({ draw: { table, seats }, opened, notes, note, seen }: Drawn): Finding {
  if (!notes) return notCompared("own_number", "no_notes");
  if (!note) return notCompared("own_number", seen?.seat === null ? "looking_on" : "not_there");
  if (note.number === null || note.seat === null) return notCompared("own_number", whyNone(note), { refusal: note.refused ?? "" });
  const given = opened.numbers[note.seat];
  if (seats[note.seat]?.seal !== sealOf(table, note.number)) return differs("own_number");
  if (given === null) return notCompared("own_number", "left_out", { after: note.answered ?? 0 });
  return given === note.number ? fits("own_number") : differs("own_number");
}

function whyNone({ refused }: NotedDraw): Reason {
  return refused === "looking_on" || refused === "absent" || refused === "other_window" ? refused : "refused";
}

function numbers({ draw: { table, seats }, opened }: Drawn): Finding {
  const wrong = opened.numbers.findIndex((number, seat) => number !== null && seats[seat]?.seal !== sealOf(table, number));
  return wrong >= 0 ? differs("numbers", { seat: wrong }) : fits("numbers");
}

function allNumbers({ hash, opened, notes, note }: Drawn): Finding {
  if (!notes) return notCompared("all_numbers", "no_notes");
  if (!note || note.all_numbers === null) return notCompared("all_numbers", "not_there");
  return note.all_numbers === numbersHash(hash, opened.numbers) ? fits("all_numbers") : differs("all_numbers");
}

function secret({ draw: { table, secret: shown }, opened }: Drawn): Finding {
  return secretSealOf(table, opened.secret) === shown ? fits("secret") : differs("secret");
}

function seed(record: MatchRecord, { hash, opened }: Drawn): Finding {
  return seedOf(numbersHash(hash, opened.numbers), opened.secret) === record.seed ? fits("seed") : differs("seed");
}
