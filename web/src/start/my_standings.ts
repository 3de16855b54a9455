/** How the tables stand at which this browser has a seat. */
import { forget, myTables } from "../state/my_tables.svelte";
import { lookUp } from "../state/seating";
import type { Standing } from "../wire/types";

/** Ask for each; what is gone, and where somebody else has the seat by now or nobody, is mine no more. */
export async function myStandings(): Promise<Standing[]> {
  const found = await Promise.all(
    myTables().map(async ({ code }) => {
      const standing = await lookUp<Standing>(code, "/standing");
      if (standing?.person) return standing;
      forget(code);
      return null;
    }),
  );
  return found.filter((standing) => standing !== null);
}
