/** What the start says of a table at which I sit: whether it waits for me, and how it stands. */
import { levelOf } from "../bots/levels";
import { takenNow } from "../scores/score_limits";
import { isFree } from "../seats/marks";
import { places, totalsOf } from "../seats/totals";
import { language, list, say } from "../text/say.svelte";
import type { Standing, TableInfo } from "../wire/types";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000], ["second", 0]];

function seatIn({ person, table }: Standing): number {
  return table.seats.findIndex((seat) => seat.person === person);
}

/** Whether a match goes on only when I come: it is my turn, or it rests until somebody plays again. */
export function waitsForMe(standing: Standing): boolean {
  const { play, table } = standing;
  const seat = seatIn(standing);
  const mine = table.seats[seat];
  if (table.state !== "match" || !play || !mine || table.paused || mine.resigned) return false;
  return play.rests || (mine.stand_in === null && play.to_act.includes(seat));
}

/** What waits for me first, then what is played, then what may begin; the latest of each before the others. */
export function inOrder(mine: readonly Standing[]): Standing[] {
  const rank = (standing: Standing) => (waitsForMe(standing) ? 0 : ["match", "draw", "lobby", "result"].indexOf(standing.table.state) + 1);
  return mine.toSorted((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

/** The match to go on with, if there is one. */
export function waitingMatch(mine: readonly Standing[]): Standing | null {
  const [first] = inOrder(mine);
  return first?.table.state === "match" ? first : null;
}

/** How long ago something was, as people say it; within a minute it is now. */
export function age(milliseconds: number): string {
  const [unit, length] = UNITS.find((each) => milliseconds >= each[1]) ?? ["second", 0];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" }).format(length ? -Math.floor(milliseconds / length) : 0, unit);
}

/** Everybody but me; bots with their levels, since all tables know them by the same names. */
export function othersAt({ seats }: TableInfo, me: number | null): string {
  const people = seats.flatMap(({ name, person }) => (name === null || person === me ? [] : [name]));
  const bots = seats.flatMap(({ bot }) => bot ?? []);
  const levels = [...new Set(bots.filter(levelOf).map((kind) => say("level", { kind })))];
  const facts = { n: bots.length, levels: list(levels) };
  const named = levels.length ? say("start-bots-levels", facts) : say("start-bots", facts);
  const names = [...people, ...(bots.length ? [named] : [])];
  return names.length ? say("start-with", { names: list(names) }) : say("start-alone");
}

const inHalves = (code: string): string => `${code.slice(0, 3)}\u00A0${code.slice(3)}`;

export function lobbyWords(table: TableInfo): string {
  const free = table.seats.filter(isFree).length;
  return `${free ? say("start-in-lobby-free", { free }) : say("start-in-lobby")} · ${inHalves(table.code)}`;
}

/** Round, place and bullheads, or what else the table does; and since when. */
export function standingWords(standing: Standing): string {
  const { play, table, now, changed } = standing;
  return [...(play ? matchWords(standing) : [lobbyWords(table)]), age(Math.max(0, now - changed))].join(" · ");
}

/** The same in a list of tables, with the code: two matches may be alike in all else. */
export function listedWords(standing: Standing): string {
  const words = standingWords(standing);
  return standing.play ? `${words} · ${inHalves(standing.table.code)}` : words;
}

function matchWords(standing: Standing): string[] {
  const { play, table } = standing;
  const seat = seatIn(standing);
  if (!play || seat < 0) return [];
  const taken = takenNow(play);
  const totals = totalsOf(play, table.seats.length).map((total, each) => total + (taken?.[each] ?? 0));
  const begun = totals.some((total) => total > 0);
  return [
    table.state === "result" ? say("start-in-result") : say("start-round", { round: play.view.round_number }),
    ...(table.paused ? [say("start-in-pause")] : []),
    ...(begun ? [say("start-place", { place: places(totals)[seat] ?? 0, seats: totals.length }), say("bullheads", { n: totals[seat] ?? 0 })] : []),
  ];
}
