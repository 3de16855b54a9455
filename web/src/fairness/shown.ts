/** What the screen says about a match: its rules, and who sits where. */
import type { TableInfo } from "../wire/types";
import type { WrittenRules } from "./draw";
import type { Shown } from "./notes";

/** What rules say on the wire besides their options. */
const NO_OPTIONS = ["kind", "version", "seats"];

/** The rules on the screen, as draws and records write them. */
export function rulesShown({ game, rules }: TableInfo): WrittenRules {
  const options = Object.entries(rules).filter(([name]) => !NO_OPTIONS.includes(name));
  return { game, rules_version: rules.version, options: Object.fromEntries(options) };
}

/** Who sits where on the screen; a bot is named after its kind there. Somebody who left in a match keeps the seat's name, and
 * who waits for a bot's seat has it with the draw. */
export function seatsShown({ seats, names, state }: TableInfo): Shown["seats"] {
  return seats.map(({ person, name, bot, heir }, seat) => {
    if (heir && state === "draw") return { name: heir.name, bot: null };
    // While the draw is open the others' names are those of the lobby: it must not seat them otherwise.
    const then = state === "lobby" || (state === "draw" && person !== null) ? undefined : names[seat];
    if (then !== undefined) return { name: then, bot: person === null && bot === then ? bot : null };
    return bot !== null && person === null ? { name: bot, bot } : { name: name ?? "", bot: null };
  });
}

export function shownIn(info: TableInfo): Shown {
  return { ...rulesShown(info), seats: seatsShown(info) };
}
