/** Coming to a table: open one, sit down, take a seat over. */
import { command } from "./http_commands";
import { remember } from "./my_tables.svelte";
import { prefer, settings } from "./settings.svelte";
import type { TableState } from "./table.svelte";
import { say } from "../text/say.svelte";
import { get, post, Refused } from "../wire/api";
import { claim } from "../wire/random";
import { games } from "../wire/shared";
import { defaultBots } from "../bots/levels";
import type { GameName, SatDown, Setup, TableInfo } from "../wire/types";

export const LONGEST_NAME = 20;
/** The table that begins by itself as soon as this device takes part in its draw. */
let beginning: string | null = null;

/** Open a table with as many bots as were chosen, of one level or mixed, which begins at once; return its code. */
export async function playNow(game: GameName): Promise<string> {
  const { against, opponents } = settings;
  const bots = defaultBots(Math.min(opponents, games[game].seats.high - 1)).map((bot) => against ?? bot);
  const setup: Setup = { game, seats: 1 + bots.length, options: {}, clock: "off", listed: false, counter: false };
  const code = await open(setup, [null, ...bots]);
  beginning = code;
  return code;
}

/** Whether a table is about to begin by itself. */
export function beginsAtOnce(code: string): boolean {
  return beginning === code;
}

/** Begin a match that was to begin at once; return whether it does. If not, the table has a button to start it. */
export async function beginNow(code: string): Promise<boolean> {
  beginning = null;
  return command({ code }, "start").then(
    () => true,
    () => false,
  );
}

/** Open a table and sit down at it as its host; return its code. */
export async function open(setup: Setup, bots: readonly (string | null)[]): Promise<string> {
  const sat = await post<SatDown>("/api/tables", { ...setup, ...me(), bots });
  note(sat);
  return sat.table.code;
}

/** Sit down at the table on the screen: at `seat`, or at the first that is free. */
export async function sit(table: TableState, seat: number | null): Promise<void> {
  note(await command<SatDown>(table, "sit", { ...me(), seat }));
  table.reconnect();
}

/** Take a seat over from another device with a one-time link. */
export async function redeem(table: TableState, link: string): Promise<void> {
  note(await command<SatDown>(table, "redeem", { link }));
  table.reconnect();
}

/** Look at a table without going there, or ask more of it; null: there is none, or not for me. */
export async function lookUp<Answer = TableInfo>(code: string, what = ""): Promise<Answer | null> {
  try {
    return await get<Answer>(`/api/tables/${code}${what}`);
  } catch (error) {
    if (error instanceof Refused && (error.status === 404 || error.refusal.code === "day_alone")) return null;
    throw error;
  }
}

/** What somebody brings along who sits down. */
function me(): { name: string; claim: string; colour: number | null } {
  return { name: myName(), claim: claim(), colour: settings.colour };
}

/** The name to sit down with: nobody has to give one before the first card. */
export function myName(): string {
  return settings.name.trim() || say("start-guest");
}

export function callMe(name: string): void {
  prefer({ name: name.slice(0, LONGEST_NAME) });
}

function note({ person, table }: SatDown): void {
  remember(table.code, table.seats.find((each) => each.person === person)?.name ?? "");
}
