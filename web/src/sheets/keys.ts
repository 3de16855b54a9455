/** The keyboard's commands at a table. Letters act only when nobody is typing. */
import { gameOf } from "../games/registry";
import { narrator } from "../show/narrator.svelte";
import { sheets, type SheetName } from "../state/sheets.svelte";
import { settings } from "../state/settings.svelte";
import { say } from "../text/say.svelte";

/** What a match can read out loud. */
export interface KeyActions {
  skip(): void;
  repeat(): void;
  table(): Promise<string>;
  hand(): Promise<string>;
  scores(): Promise<string>;
  status(): Promise<string>;
}

interface Key {
  key: string;
  shown: string;
  /** Only for games in which the last trick or turn may be watched again. */
  repeats?: true;
  /** What it reads out. */
  read?: (actions: KeyActions) => Promise<string>;
  run?: (actions: KeyActions | null) => void;
}

const opens = (name: SheetName) => () => {
  sheets.show(name);
};

export const KEYS: readonly Key[] = [
  { key: "r", shown: "R", read: (actions) => actions.table() },
  { key: "h", shown: "H", read: (actions) => actions.hand() },
  { key: "p", shown: "P", read: (actions) => actions.scores() },
  { key: "t", shown: "T", read: (actions) => actions.status() },
  { key: "s", shown: "S", run: (actions) => { actions?.skip(); } },
  { key: "w", shown: "W", repeats: true, run: (actions) => { actions?.repeat(); } },
  { key: "l", shown: "L", run: opens("log") },
  { key: "m", shown: "M", run: opens("menu") },
  { key: "?", shown: "?", run: opens("keys") },
];

/** Return the keys that the game at a table has; all of them where no game is chosen. */
export function keysOf(table: { game: string } | null): readonly Key[] {
  return KEYS.filter(({ repeats }) => !repeats || table === null || gameOf(table).repeats);
}

/** Read something out, when it has come. */
export function readOut(said: Promise<string>): void {
  said.then(
    (words) => { narrator.tell(words); },
    () => { narrator.tell(say("page-unreachable")); },
  );
}

/** Answer a key; the other keys (arrows, Enter, Escape) belong to what has the focus. */
export function pressed(event: KeyboardEvent, actions: KeyActions | null): void {
  const typing = event.target instanceof HTMLElement && event.target.closest("input, select, textarea, dialog");
  if (!settings.keys || event.repeat || typing || event.ctrlKey || event.metaKey || event.altKey || sheets.open) return;
  const key = KEYS.find((each) => each.key === event.key.toLowerCase());
  if (key?.read && actions) readOut(key.read(actions));
  else key?.run?.(actions);
}
