/** The sentences of a match, as a page told them that saw all of it: by the game's own show, at a table that nobody looks at. */
import { afterNews } from "../games/registry";
import { nameOf } from "../seats/names";
import type { TableShow } from "../show/table_show.svelte";
import { TableState } from "../state/table.svelte";
import { list, say } from "../text/say.svelte";
import type { Replay } from "../wire/types";
import { whyOver, won } from "../match/status_words";
import { ReplayLine } from "./line";
import type { From } from "./moment";
import { heardOf, showOf } from "./walk";

export interface Told {
  /** The frame in which it happened. */
  at: number;
  words: string;
  /** What the story does not say, but who looks back should know. */
  note: boolean;
}

export function toldOf(replay: Replay, from: From, show: TableShow): readonly Told[] {
  let line: ReplayLine | undefined;
  const table = new TableState("", afterNews, (_, listener) => (line = new ReplayLine(listener, replay)), false);
  if (!line) throw new Error("a table connects at once");
  line.from = from;
  line.begin(0);
  const teller = showOf(table, show);
  teller.leave(); // it is asked for words alone
  const told: Told[] = [];
  for (const at of replay.frames.keys()) {
    const before = namesAt(table);
    if (at > 0) line.step(at);
    const add = (words: string, note: boolean): void => { told.push({ at, words, note }); };
    for (const words of notesOf(table, before, replay.frames[at]?.stand_ins ?? [])) add(words, true);
    if (at > 0) for (const words of heardOf(teller, line.events(at))) add(words, false);
    const { outcome } = table.play?.view ?? {};
    if (outcome) add(outcome.winners.length > 0 ? `${whyOver(outcome)} ${won(outcome, table)}` : won(outcome, table), true);
    else if (at === replay.frames.length - 1) add(say("replay-unfinished"), true);
  }
  return told;
}

/** Who decided in whose place, and whose seat somebody else has from now on. */
function notesOf(table: TableState, before: readonly string[], standIns: readonly number[]): string[] {
  const notes = namesAt(table).flatMap((name, seat) => {
    const [then = name, now] = [before[seat], name];
    return then === now ? [] : [say("replay-seat-changed", { name: now, before: then })];
  });
  if (standIns.length > 0) notes.push(say("replay-stood-in", { n: standIns.length, names: list(standIns.map((seat) => nameOf(table, seat))) }));
  return notes;
}

function namesAt(table: TableState): string[] {
  return (table.info?.seats ?? []).map((_, seat) => nameOf(table, seat));
}
