/** Whether two ways of writing rules mean the same game. */
import { games } from "../wire/shared";
import { sorted } from "./canonical";
import type { WrittenRules } from "./draw";

/** An option that one of them does not have yet is as it was before there was a choice. */
export function sameRules(one: WrittenRules, other: WrittenRules): boolean {
  const names = new Set([...Object.keys(one.options), ...Object.keys(other.options)]);
  const newer = one.rules_version !== other.rules_version;
  const of = ({ game, options }: WrittenRules, name: string) => options[name] ?? (newer && !(name in options) ? usual(game, name) : null);
  return one.game === other.game && [...names].every((name) => sorted(of(one, name)) === sorted(of(other, name)));
}

function usual(game: string, name: string): unknown {
  const described: Record<string, { options: Record<string, { default: unknown }> }> = games;
  return described[game]?.options[name]?.default ?? null;
}
