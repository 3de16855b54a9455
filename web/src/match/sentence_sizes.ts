/** How large the sentence of the bar may be written. */

/** In rem, tried in turn. */
const SIZES = [2.1, 1.8, 1.5, 1.25, 1.05, 0.95, 0.86, 0.78, 0.7];
/** In pixels. */
const NARROW = 400;

/** Return the sizes to try, the largest first. What is felt (`great`) is told larger than anything else on the same screen. */
export function sizesFor(large: boolean, great: boolean, width: number): number[] {
  const most = large ? (great ? 2.1 : 1.5) : great ? 1.25 : width < NARROW ? 0.95 : 1.05;
  return SIZES.filter((size) => size <= most);
}
