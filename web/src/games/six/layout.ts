/** How large everything is: rows and hand share the space that is left below the seats. */

export interface Space {
  width: number;
  height: number;
  rows: number;
  /** The places of a row, the marked one too. */
  places: number;
  /** How many cards a hand has at most; 0: nobody's hand is shown. */
  hand: number;
}

export interface Size {
  w: number;
  h: number;
}

export interface Layout {
  row: Size;
  gap: number;
  /** The place for a row's bullheads at its end. */
  badge: number;
  /** `lines`: of a whole hand; the space stays when it has become smaller. */
  hand: Size & { columns: number; lines: number; shape: "tall" | "squat" };
  /** The line between rows and hand: what a card would do, and the button to confirm. */
  line: number;
  /** Rows on the left, hand on the right: a phone lying on its side. */
  beside: boolean;
}

const NARROW = 560;
const LOW = 400;
/** The line between rows and hand has this much at least, and more where there is space. */
export const LINE = 44;
const LONGEST_LINE = 64;
const LEAST = 40;

export function layout(space: Space): Layout {
  if (space.width < NARROW) return upright(space);
  return space.height < LOW && space.hand > 0 ? lying(space) : wide(space);
}

function upright({ width, height, rows, places, hand }: Space): Layout {
  const gap = 3;
  const badge = 30;
  const columns = columnsFor(hand, width, 5);
  const lines = Math.ceil(hand / columns);
  const rowWidth = Math.floor((width - badge - gap * places) / places);
  const handWidth = Math.min(96, Math.floor((width - 5 * (columns - 1)) / columns));
  const free = height - LINE - rows * (gap + 2) - lines * 8;
  const [rowHeight, handHeight] = shared(free, [rows, rowWidth * 1.5], [lines, handWidth * 1.5]);
  return {
    row: { w: Math.min(rowWidth, Math.floor(rowHeight / 0.85)), h: rowHeight },
    gap,
    badge,
    hand: { w: handWidth, h: Math.max(LEAST, handHeight), columns, lines, shape: "squat" },
    line: lineIn(LINE + free - rows * rowHeight - lines * handHeight),
    beside: false,
  };
}

function wide({ width, height, rows, places, hand }: Space): Layout {
  const gap = 8;
  const badge = 64;
  const columns = Math.max(1, width / hand < 84 ? Math.min(Math.ceil(hand / 2), Math.floor(width / 84)) : hand);
  const lines = Math.ceil(hand / columns);
  const free = height - LINE - rows * gap - (hand === 0 ? 0 : 48) - lines * gap;
  const widest = Math.min((width - badge - 48) / places - gap, 190);
  // What the rows cannot use is the hand's.
  const handSpace = Math.max(72 * lines, free * 0.3, free - rows * widest * 1.3);
  const handWidth = Math.min(150, (width - 64) / columns - gap, handSpace / lines / 1.5);
  const handHeight = hand === 0 ? 0 : handWidth * 1.5;
  const rowWidth = Math.min(widest, (free - lines * handHeight) / rows / 1.1);
  const rowHeight = Math.min((free - lines * handHeight) / rows, rowWidth * 1.3);
  return {
    row: whole(rowWidth, rowHeight),
    gap,
    badge,
    hand: { ...whole(handWidth, handHeight), columns, lines, shape: "tall" },
    line: LINE,
    beside: false,
  };
}

function lying({ width, height, rows, places, hand }: Space): Layout {
  const half = Math.floor(width / 2) - 8;
  const gap = 3;
  const badge = 34;
  const columns = columnsFor(hand, half, 4);
  const lines = Math.ceil(hand / columns);
  const rowHeight = Math.floor(height / rows) - gap - 3;
  const rowWidth = Math.min(Math.floor((half - badge) / places) - gap, Math.floor(rowHeight / 0.7));
  const handWidth = Math.floor(half / columns) - 5;
  const handHeight = Math.max(LEAST, Math.min(Math.floor((height - LINE) / lines) - 10, Math.floor(handWidth * 1.4)));
  return {
    row: { w: rowWidth, h: Math.min(rowHeight, Math.floor(rowWidth * 1.2)) },
    gap,
    badge,
    hand: { w: handWidth, h: handHeight, columns, lines, shape: "squat" },
    line: lineIn(height - lines * (handHeight + 8) - 8),
    beside: true,
  };
}

const lineIn = (height: number): number => Math.max(LINE, Math.min(LONGEST_LINE, Math.floor(height)));

const whole = (w: number, h: number): Size => ({ w: Math.max(0, Math.floor(w)), h: Math.max(0, Math.floor(h)) });

/** Two lines where they fit; never a card too narrow for a finger. */
function columnsFor(hand: number, width: number, gap: number): number {
  const most = Math.floor((width + gap) / (LEAST + gap));
  return Math.max(1, Math.min(most, hand > 5 ? Math.ceil(hand / 2) : hand));
}

/** Heights as wished, or both smaller by the same share. */
function shared(free: number, [rows, row]: [number, number], [lines, card]: [number, number]): [number, number] {
  const share = Math.min(1, free / (rows * row + lines * card));
  return [Math.floor(row * share), Math.floor(card * share)];
}

/** The largest tiles of which `count` fit; from a finger's width on they scroll instead. */
export function tiles(width: number, height: number, count: number): Size & { columns: number } {
  const gap = 3;
  const flatness = 0.95;
  for (let w = 120; w > LEAST; w -= 1) {
    const columns = Math.floor((width + gap) / (w + gap));
    const h = Math.round(w * flatness);
    if (columns > 0 && Math.ceil(count / columns) * (h + gap) <= height) return { w, h, columns };
  }
  return { w: LEAST, h: LEAST, columns: Math.max(1, Math.floor((width + gap) / (LEAST + gap))) };
}
