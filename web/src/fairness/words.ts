/** What the check found, step by step, in plain words. */
import { say } from "../text/say.svelte";
import type { Answer, Findings } from "./check";

export interface Step {
  name: string;
  answer: Answer;
  why: string;
}

export function steps(found: Findings, dealt: boolean): Step[] {
  const { hash, nonce, seed, deals, scores } = found;
  return [
    {
      name: say("match-fair-hash"),
      answer: hash,
      why: say(hash === "yes" ? "match-fair-hash-yes" : hash === "no" ? "match-fair-hash-no" : "match-fair-hash-unknown"),
    },
    {
      name: say("match-fair-nonce"),
      answer: nonce,
      why: say(nonce === "yes" ? "match-fair-nonce-yes" : nonce === "no" ? "match-fair-nonce-no" : "match-fair-nonce-unknown"),
    },
    {
      name: say("match-fair-seed"),
      answer: seed,
      why: say(seed === "yes" ? "match-fair-seed-yes" : "match-fair-seed-no"),
    },
    { name: say("match-fair-deals"), answer: deals, why: dealsWords(found, dealt) },
    {
      name: say("match-fair-scores"),
      answer: scores,
      why: scores === "unknown" ? "" : say(scores === "yes" ? "match-fair-scores-yes" : "match-fair-scores-no"),
    },
  ];
}

/** All in all: one "no" spoils it, and "yes" needs every step. */
export function verdict(done: readonly Step[]): Answer {
  if (done.some(({ answer }) => answer === "no")) return "no";
  return done.every(({ answer }) => answer === "yes") ? "yes" : "unknown";
}

function dealsWords({ where, rounds, moves }: Findings, dealt: boolean): string {
  if (where === null) return dealt ? say("match-fair-deals-yes", { rounds, moves }) : say("match-fair-deals-draft", { moves });
  const { move, round, why } = where;
  return why === "not dealt" ? say("match-fair-deals-no", { move, round }) : say("match-fair-deals-unread", { move });
}
