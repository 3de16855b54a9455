/** Keeps matches of mine: when one ends here, and at the next visit those that ended meanwhile. */
import { attendanceOf } from "../fairness/attend";
import { Notebook } from "../fairness/notebook";
import type { Notes } from "../fairness/notes";
import { keptBackUntil } from "../state/day";
import { lookUp } from "../state/seating";
import { settings } from "../state/settings.svelte";
import type { TableState } from "../state/table.svelte";
import { recordPath, reportOf } from "../verdict/report.svelte";
import { get, Refused } from "../wire/api";
import type { Standing, TableInfo } from "../wire/types";
import { add, isThere, NotKept } from "./archive";
import { heldIn, keptOf } from "./kept";
import { movesOf, roundsStoodIn, seenIn } from "./stand_ins";
import { tellDropped, tellNotKept } from "./told";
import { noteKept, unkept, type Unkept } from "./unkept";

/** A match that is over and its table, as it is now. */
interface Ended {
  info: TableInfo;
  which: Unkept;
  ended: number;
  notes: Notes | null;
  record: () => Promise<unknown>;
}

/** Whether a match is over, and its record out: that of a day's deal comes later. */
function isOver(info: TableInfo, match: number, now: number): boolean {
  return (match < info.match || info.state === "lobby" || info.state === "result") && keptBackUntil({ info }) <= now;
}

/** Keep what has ended at the table on the screen; `seen` is the match that this page has seen going on. */
export async function keepAt(table: TableState, seen: number | null): Promise<void> {
  const { code, latest: info } = table;
  const due = unkept().filter((each) => info && each.code === code && isOver(info, each.match, table.serverTime()));
  if (!info || due.length === 0) return;
  const standing = due.every(({ match }) => match === seen) ? null : await lookUp<Standing>(code, "/standing");
  for (const which of due) {
    const { match } = which;
    const notes = attendanceOf(table)?.book?.notes ?? null;
    const ended = match === seen ? Date.now() : endOf(match, notes, standing);
    await keep({ info, which, ended, notes, record: () => recordAt(table, match) });
  }
}

/** Keep what has ended at tables of mine since I was there; `known` is how some of them stand. */
export async function keepEnded(known: readonly Standing[] = []): Promise<void> {
  const codes = [...new Set(unkept().map(({ code }) => code))];
  for (const code of codes) {
    const seen = known.find(({ table }) => table.code === code);
    await keepEndedAt(code, seen).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error; // a table that cannot be read holds up no other one
    });
  }
}

async function keepEndedAt(code: string, seen: Standing | undefined): Promise<void> {
  const standing = seen ?? (await lookUp<Standing>(code, "/standing"));
  const mine = unkept().filter((each) => each.code === code);
  if (!standing) {
    mine.forEach(noteKept); // with the table its records are gone
    return;
  }
  const { table: info } = standing;
  const { notes } = new Notebook(info.id, code);
  for (const which of mine.filter(({ match }) => isOver(info, match, standing.now))) {
    const { match } = which;
    await keep({ info, which, ended: endOf(match, notes, standing), notes, record: () => get<unknown>(recordPath(code, match)) });
  }
}

/** The report about the deals asks for it anyway. */
async function recordAt(table: TableState, match: number): Promise<unknown> {
  if (table.latest?.match !== match) return get<unknown>(recordPath(table.code, match));
  const report = reportOf(table);
  await report.check(match);
  return report.match === match && report.data ? report.data : get<unknown>(recordPath(table.code, match));
}

/** When a match ended that nobody here saw the end of: when its table last told something, or else when its last deal was drawn. */
function endOf(match: number, notes: Notes | null, standing: Standing | null): number {
  if (standing?.table.match === match) return Date.now() - Math.max(0, standing.now - standing.changed);
  return notes?.draws.findLast((draw) => draw.match === match)?.time ?? Date.now();
}

/** Being kept, by windows of this page: each once at a time. */
const UNDER_WAY = new Set<string>();

async function keep(ended: Ended): Promise<void> {
  const { info, which } = ended;
  const name = `${info.id}-${String(which.match)}`;
  if (UNDER_WAY.has(name)) return;
  UNDER_WAY.add(name);
  try {
    if (!settings.keepMatches || (await kept(ended))) noteKept(which);
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === "no_such_table") noteKept(which); // its record is gone for good
    else if (error instanceof NotKept) await tellNotKept();
    // Else it is asked for again at the next visit.
  } finally {
    UNDER_WAY.delete(name);
  }
}

/** Return whether there is nothing more to do about it: it is kept, or its record does not hold. */
async function kept({ info, which: { match, seat }, ended, notes, record }: Ended): Promise<boolean> {
  if (!(await isThere())) throw new NotKept("there is no database"); // before the server is asked for anything
  const held = heldIn(await record());
  if (!held || seat >= held.record.seats.length) return true;
  const moves = movesOf(seat, held.record.moves, held.played.rounds.map(({ begins }) => begins));
  const seen = seenIn(notes?.matches.find((each) => each.match === match) ?? null, seat, moves);
  const notMine = await roundsStoodIn(seen, info.code, match, seat);
  const noted = { ended, seat, bots: info.seats.map(({ bot }) => bot), notMine, clock: info.clock };
  const { dropped } = await add(...keptOf(held, noted, notes && ofMatch(notes, match)));
  if (dropped > 0) await tellDropped();
  return true;
}

/** What the check of a match needs of a table's notes: every draw until then, and what was seen of it; null: nothing was noted of it. */
export function ofMatch({ schema, table, draws, matches }: Notes, match: number): Notes | null {
  const seen = matches.filter((each) => each.match === match);
  const drawn = draws.filter((each) => each.match <= match);
  return seen.length > 0 || drawn.some((each) => each.match === match) ? { schema, table, draws: drawn, matches: seen } : null;
}
