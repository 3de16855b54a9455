/** What the screen says about a match: its rules, and who sits where. */
import type { TableInfo } from "../wire/types";
import type { WrittenRules } from "./draw";
import type { Shown } from "./notes";

/** The rules on the screen, as draws and records write them. */
export function rulesShown({ game, rules }: TableInfo): WrittenRules {
  const { kind: _kind, version, seats: _seats, ...options } = rules;
  return { game, rules_version: version, options };
}

/** Who sits where on the screen; a bot is named after its kind there. Somebody who left in a match keeps the seat's name. */
export function seatsShown({ seats, names, state }: TableInfo): Shown["seats"] {
  return seats.map(({ person, name, bot }, seat) => {
    const then = state === "match" || state === "result" ? names[seat] : undefined;
    if (then !== undefined) return { name: then, bot: person === null && bot === then ? bot : null };
    return bot !== null && person === null ? { name: bot, bot } : { name: name ?? "", bot: null };
  });
}

export function shownIn(info: TableInfo): Shown {
  return { ...rulesShown(info), seats: seatsShown(info) };
}
