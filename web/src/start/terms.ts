/** What is played at a table, in words: its options as short phrases. */
import { say } from "../text/say.svelte";
import type { ElevenRules, SixRules, TableInfo } from "../wire/types";
import { deckOf, MORE_THAN_66 } from "./setup";

/** Return the phrases for a table's options; what is as usual is said too, where people ask for it. */
export function terms({ rules, clock, counter, listed }: TableInfo): string[] {
  return [
    ...(rules.kind === "six.rules" ? sixTerms(rules) : elevenTerms(rules)),
    clock === "off" ? say("start-term-clock-off") : clock === "relaxed" ? say("start-term-clock-relaxed") : say("start-term-clock-quick"),
    ...(counter ? [say("start-term-counter")] : []),
    ...(listed ? [say("start-term-listed")] : []),
  ];
}

function sixTerms({ variant, limit, rounds }: SixRules): string[] {
  return [
    ...(variant === "tactics" ? [say("start-variant-tactics")] : variant === "draft" ? [say("start-variant-draft")] : []),
    ...(limit !== null ? [limitTerm(limit)] : []),
    ...(rounds !== null ? [say("start-term-rounds", { rounds })] : []),
  ];
}

/** The total that ends a match, as people say it. */
export function limitTerm(limit: number): string {
  return limit === MORE_THAN_66 ? say("start-term-more-than") : say("start-term-limit", { limit });
}

function elevenTerms(rules: ElevenRules): string[] {
  return [
    say("start-term-rounds", { rounds: rules.rounds ?? rules.seats }),
    ...(rules.starter === "total" ? [say("start-term-starter-total")] : []),
    ...(rules.steal === "leader" ? [say("start-term-steal-leader")] : []),
    ...(deckOf(rules) === "six" ? [] : [say("start-term-other-deck")]),
  ];
}
