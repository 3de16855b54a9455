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
      name: say("between-fair-hash"),
      answer: hash,
      why: say(hash === "yes" ? "between-fair-hash-yes" : hash === "no" ? "between-fair-hash-no" : "between-fair-hash-unknown"),
    },
    {
      name: say("between-fair-nonce"),
      answer: nonce,
      why: say(nonce === "yes" ? "between-fair-nonce-yes" : nonce === "no" ? "between-fair-nonce-no" : "between-fair-nonce-unknown"),
    },
    {
      name: say("between-fair-seed"),
      answer: seed,
      why: say(seed === "yes" ? "between-fair-seed-yes" : "between-fair-seed-no"),
    },
    { name: say("between-fair-deals"), answer: deals, why: dealsWords(found, dealt) },
    {
      name: say("between-fair-scores"),
      answer: scores,
      why: scores === "unknown" ? "" : say(scores === "yes" ? "between-fair-scores-yes" : "between-fair-scores-no"),
    },
  ];
}

/** All in all: one "no" spoils it, and "yes" needs every step. */
export function verdict(done: readonly Step[]): Answer {
  if (done.some(({ answer }) => answer === "no")) return "no";
  return done.every(({ answer }) => answer === "yes") ? "yes" : "unknown";
}

function dealsWords({ where, rounds, moves }: Findings, dealt: boolean): string {
  if (where === null) return dealt ? say("between-fair-deals-yes", { rounds, moves }) : say("between-fair-deals-draft", { moves });
  const { move, round, why } = where;
  return why === "not dealt" ? say("between-fair-deals-no", { move, round }) : say("between-fair-deals-unread", { move });
}
