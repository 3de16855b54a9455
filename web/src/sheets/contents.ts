/** What the menu and the start open: small enough to be fetched together, so that the second sheet is there at once. */
import type { Component } from "svelte";
import { gameOf } from "../games/registry";
import type { TableShow } from "../show/table_show.svelte";
import type { SheetName } from "../state/sheets.svelte";
import type { TableState } from "../state/table.svelte";
import Keys from "./Keys.svelte";
import type { KeyActions } from "./keys";
import Menu from "./Menu.svelte";
import OtherDevice from "./OtherDevice.svelte";
import People from "./People.svelte";
import Rules from "./Rules.svelte";
import Settings from "./Settings.svelte";
import ShowOnTv from "./ShowOnTv.svelte";

/** What every sheet is given, whether it needs it or not. */
export interface Opened extends Record<string, unknown> {
  /** Null on the start, where only some sheets make sense. */
  table: TableState | null;
  show: TableShow | null;
  actions: KeyActions | null;
}

type AtTable = Component<Opened & { table: TableState }>;

const HERE: Partial<Record<SheetName, Component<Opened>>> = { keys: Keys, rules: Rules, settings: Settings };
const HERE_AT_TABLE: Partial<Record<SheetName, AtTable>> = { devices: OtherDevice, menu: Menu, people: People, tv: ShowOnTv };

/** Return the content of a sheet; what differs from game to game comes from the game. */
export async function contentOf(name: SheetName, table: TableState | null): Promise<{ default: Component<Opened> }> {
  const found = HERE[name] ?? (table && (await atTable(name, table)));
  if (!found) throw new Error(`nothing to show as ${name}`);
  return { default: found as Component<Opened> };
}

async function atTable(name: SheetName, { info }: TableState): Promise<AtTable | null> {
  if (name === "scores") return (await import("../scores/ScoreSheet.svelte")).default;
  if (name === "fairness") return (await import("./FairnessReport.svelte")).default;
  const game = info && gameOf(info);
  if (name === "log") return game && (await game.log()).default;
  if (name === "counter") return (await game?.counter?.())?.default ?? null;
  return HERE_AT_TABLE[name] ?? null;
}
