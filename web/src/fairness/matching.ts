/** Whether plays that were seen, with gaps, stand in a whole list of plays, in order. */
import type { NotedPlay } from "./notes";
import type { WrittenMove } from "./record";

/** A gap stands for any number of plays; `complete`: nothing was missed at the end either.
 *
 * Runs between gaps are looked for from the left, which finds a place for all of them if there is one.
 */
export function playsFit(seen: readonly NotedPlay[], whole: readonly WrittenMove[], complete: boolean): boolean {
  const runs = runsOf(seen);
  let at = 0;
  for (const [number, run] of runs.entries()) {
    const latest = whole.length - run.length;
    const first = complete && number > 0 && number === runs.length - 1 ? Math.max(at, latest) : at;
    const found = find(run, whole, first, number === 0 ? 0 : latest);
    if (found < 0) return false;
    at = found + run.length;
  }
  return at === whole.length || !complete;
}

function runsOf(seen: readonly NotedPlay[]): WrittenMove[][] {
  const runs: WrittenMove[][] = [[]];
  for (const play of seen) {
    if (play === null) runs.push([]);
    else runs.at(-1)?.push([play[0], play[1]]);
  }
  return runs;
}

function find(run: readonly WrittenMove[], whole: readonly WrittenMove[], first: number, latest: number): number {
  for (let start = first; start <= latest; start += 1) {
    if (run.every(([seat, move], at) => whole[start + at]?.[0] === seat && whole[start + at]?.[1] === move)) return start;
  }
  return -1;
}
