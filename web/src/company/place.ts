/** Where a seat is on the screen. */

export interface Place {
  x: number;
  y: number;
}

/** Half of a face's width and height with its frame, in pixels: it stays within its seat, and on the screen. */
const WIDE = 20;
const HIGH = 17;

/** Whether nothing lies upon a badge: a summary or a result covers the seats around the table. */
function isOnTop(badge: Element, x: number, y: number): boolean {
  const seen = document.elementFromPoint(x, y);
  return seen !== null && (badge.parentElement ?? badge).contains(seen);
}

/** Return where a face lies upon the first badge of a seat that can be seen, as a list: empty where none can. */
export function placeOf(seat: number): Place[] {
  for (const badge of document.querySelectorAll(`[data-seat="${String(seat)}"]`)) {
    const { left, top, width, height } = badge.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || !isOnTop(badge, x, y)) continue;
    const around = (badge.closest("li, tr") ?? document.body).getBoundingClientRect();
    const within = (at: number, least: number, most: number) => Math.max(Math.min(at, most), least);
    return [{ x: within(x, around.left + WIDE, around.right - WIDE), y: within(y, around.top + HIGH, around.bottom - HIGH) }];
  }
  return [];
}
