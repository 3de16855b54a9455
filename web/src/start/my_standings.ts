/** How the tables stand at which this browser has a seat. */
import { forget, myTables } from "../state/my_tables.svelte";
import { lookUp } from "../state/seating";
import { stored } from "../state/storage";
import { Unreachable } from "../wire/api";
import type { Standing } from "../wire/types";

/** Ask for each; what is gone, and where somebody else has the seat by now or nobody, is mine no more. What is refused for now is left for another time. */
export async function myStandings(): Promise<Standing[]> {
  const found = (await Promise.all(myTables().map(({ code }) => standingOf(code)))).filter((each) => each !== null);
  // What has ended meanwhile is kept among my matches.
  if (stored("unkept") !== null) {
    const known = found.flatMap(({ standing }) => standing ?? []);
    import("../matches/keep").then(({ keepEnded }) => keepEnded(known)).catch(() => undefined); // at the next visit
  }
  return found.flatMap(({ code, standing }) => {
    if (standing?.person) return [standing];
    forget(code);
    return [];
  });
}

async function standingOf(code: string): Promise<{ code: string; standing: Standing | null } | null> {
  try {
    return { code, standing: await lookUp<Standing>(code, "/standing") };
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    return null;
  }
}
