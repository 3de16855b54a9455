/** What is played at a table, in words: its options as short phrases. */
import { DESCRIBED } from "../games/interface/described";
import { FORMS } from "../games/forms";
import { named } from "../games/registry";
import { say } from "../text/say.svelte";
import type { Clock, TableInfo } from "../wire/types";

const CLOCKS: Record<Clock, () => string> = {
  off: () => say("start-term-clock-off"),
  relaxed: () => say("start-term-clock-relaxed"),
  quick: () => say("start-term-clock-quick"),
};

/** Return the phrases for a table's options; what is as usual is said too, where people ask for it. */
export function optionWords({ game: name, rules, clock, counter, listed }: TableInfo): string[] {
  const game = named(name);
  return [
    ...FORMS[game].optionWords(rules),
    CLOCKS[clock](),
    ...(counter && DESCRIBED[game].counter ? [say("start-term-counter")] : []),
    ...(listed ? [say("start-term-listed")] : []),
  ];
}
