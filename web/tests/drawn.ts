/** What components draw, as text: the page's own, made by Svelte's server side, which needs no browser. */
import type { Component } from "svelte";
import { render } from "svelte/server";
import { vi } from "vitest";
import { TableState } from "../src/state/table.svelte";
import { speak } from "../src/text/say.svelte";
import type { MatchSeen, TableInfo } from "../src/wire/types";

/** Say everything in a language. */
export async function speaking(language: string): Promise<void> {
  vi.stubGlobal("document", { documentElement: {} });
  await speak(language);
}

/** A table as the person sees it; all people are there. */
export function seenBy(person: number | null, info: TableInfo, play: Partial<MatchSeen> | null = null): TableState {
  const channel = { send: () => true, reopen: () => undefined, close: () => undefined };
  const table = new TableState(info.code, () => null, () => channel);
  table.person = person;
  table.info = info;
  table.play = { match: 1, turn: 0, deadline: null, to_act: [], rests: false, legal: { kind: "nothing", why: "not_now" }, ...play } as MatchSeen;
  table.presence = { kind: "presence", people: info.seats.flatMap((seat) => seat.person ?? []), spectators: 0, asking: [], away: [] };
  return table;
}

/** A component's HTML, without the marks that Svelte leaves for itself. */
export function drawn<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): string {
  const { body } = render(component as Component, { props });
  return body.replaceAll(/<!--.*?-->/g, "").replaceAll(/ ?svelte-\w+/g, "");
}

/** How often something stands in a text. */
export function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
