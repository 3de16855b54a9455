/** How much larger the reader's text is than the usual 16 pixels: labels, prices, and the largest cards grow with it. A TV's is. */
export function textScale(): number {
  return Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
}
