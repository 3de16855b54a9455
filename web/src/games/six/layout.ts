/** How large everything is: rows and hand share the space that is left below the seats. */

export interface Space {
  width: number;
  height: number;
  rows: number;
  /** The places of a row, the marked one too. */
  places: number;
  /** How many cards a hand has at most; 0: nobody's hand is shown. */
  hand: number;
  /** How many cards a trick has. */
  seats: number;
  /** How much larger the reader's text is than usual. */
  text?: number;
  /** The least height of the band. */
  leastBand?: number;
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
  /** Between rows and hand: the cards of a trick when they are turned over; at other times what a card would do, and
   * the button to confirm. It always has this height, so that nothing moves when a trick is told. */
  band: number;
  /** Rows on the left, hand on the right: a phone lying on its side. */
  beside: boolean;
  /** What all of it needs, at the least size of a card: on a lower screen the page scrolls. */
  least: number;
}

const NARROW = 560;
/** Lower than this, and wider than high, the hand lies beside the rows. */
const LOW = 480;
const ASPECT = 1.15;
/** The line above the rows: which trick it is. */
export const HEAD = 18;
/** The least: a band in which three lines can be read, a card for a finger, a row whose numbers can be read. */
export const LEAST_BAND = 64;
/** With a coach: a hint stands above a preview and its button. */
export const COACHED_BAND = 108;
/** The band while hands are picked: no trick will lie in it. */
export const PICKING_BAND = 52;
const LEAST = 40;
const LEAST_ROW: Size = { w: 28, h: 36 };
const LEAST_HAND = 54;
/** A card's number and its bullheads need this much height, of its width. */
const LOWEST = 0.95;

export function layout(space: Space): Layout {
  const { width, height, places, hand } = space;
  const halves = width >= 2 * (places * (LEAST_ROW.w + 3) + 34);
  if (hand > 0 && halves && height < LOW && width > height * ASPECT) return lying(space);
  return width < NARROW ? upright(space) : wide(space);
}

function upright({ width, height, rows, places, hand, seats, text = 1, leastBand = LEAST_BAND }: Space): Layout {
  const row = LEAST_ROW.h * text;
  const gap = 3;
  const badge = 30;
  const columns = columnsFor(hand, width, 5);
  const lines = Math.ceil(hand / columns);
  const around = HEAD * text + rows * (gap + 2) + lines * 8;
  const rowWidth = Math.floor((width - badge - gap * places) / places);
  const handWidth = Math.min(96, Math.floor((width - 5 * (columns - 1)) / columns));
  const card = Math.min(64, oneOf(seats, width));
  const least = around + rows * row + leastBand * text + lines * LEAST_HAND;
  const band = bandIn(leastBand, Math.min(height * 0.2, leastBand * text + height - least), card * 1.25 + LABEL + LIFT);
  const free = height - band - around;
  const [rowShare, handShare] = shared(free, [rows, rowWidth * 1.5], [lines, handWidth * 1.5]);
  const rowHeight = Math.max(row, Math.min(rowShare, Math.floor((free - lines * LEAST_HAND) / rows)));
  const handHeight = Math.max(LEAST_HAND, Math.min(handShare, Math.floor((free - rows * rowHeight) / lines)));
  return {
    row: { w: Math.min(rowWidth, Math.floor(rowHeight / LOWEST)), h: rowHeight },
    gap,
    badge,
    hand: { w: Math.min(handWidth, Math.floor(handHeight / LOWEST)), h: handHeight, columns, lines, shape: "squat" },
    band,
    beside: false,
    least,
  };
}

function wide({ width, height, rows, places, hand, text = 1, leastBand = LEAST_BAND }: Space): Layout {
  const row = LEAST_ROW.h * text;
  const gap = 8;
  const badge = Math.round(64 * text);
  const columns = Math.max(1, width / hand < 84 ? Math.min(Math.ceil(hand / 2), Math.floor(width / 84)) : hand);
  const lines = Math.ceil(hand / columns);
  const around = HEAD * text + rows * (gap + 2) + (hand === 0 ? 0 : 48) + lines * gap;
  const band = bandIn(leastBand, height * (hand === 0 ? 0.2 : 0.17), 180 * text);
  const free = height - band - around;
  const widest = Math.min((width - badge - 48) / places - gap, 190 * text);
  // What the rows cannot use is the hand's.
  const handSpace = Math.max(LEAST * 1.5 * lines, free * 0.3, free - rows * widest * 1.3);
  const handWidth = Math.max(LEAST, Math.min(150, (width - 64) / columns - gap, handSpace / lines / 1.5));
  const handHeight = hand === 0 ? 0 : handWidth * 1.5;
  const rowSpace = Math.max(row, (free - lines * handHeight) / rows);
  const rowWidth = Math.min(widest, rowSpace / 1.1);
  return {
    row: whole(rowWidth, Math.min(rowSpace, rowWidth * 1.3)),
    gap,
    badge,
    hand: { ...whole(handWidth, handHeight), columns, lines, shape: "tall" },
    band,
    beside: false,
    least: around + rows * row + leastBand * text + lines * LEAST * 1.5,
  };
}

function lying({ width, height, rows, places, hand, seats, text = 1, leastBand = LEAST_BAND }: Space): Layout {
  const row = LEAST_ROW.h * text;
  const half = Math.floor(width / 2) - 8;
  const gap = 3;
  const badge = 34;
  const columns = columnsFor(hand, half, 4);
  const lines = Math.ceil(hand / columns);
  const rowHeight = Math.max(row, Math.floor((height - HEAD * text) / rows) - gap - 3);
  const rowWidth = Math.min(Math.floor((half - badge) / places) - gap, Math.floor(rowHeight / 0.7));
  const handWidth = Math.floor(half / columns) - 5;
  const card = Math.min(64, oneOf(seats, half));
  const wished = bandIn(leastBand, height * 0.3, card * 1.25 + LABEL + LIFT);
  const leastHand = Math.ceil(Math.max(LEAST, handWidth * LOWEST));
  const handHeight = Math.max(leastHand, Math.min(Math.floor((height - wished - 8) / lines) - 8, Math.floor(handWidth * 1.4)));
  return {
    row: { w: rowWidth, h: Math.min(rowHeight, Math.max(row, Math.floor(rowWidth * 1.2))) },
    gap,
    badge,
    hand: { w: handWidth, h: handHeight, columns, lines, shape: "squat" },
    band: bandIn(leastBand, height - lines * (handHeight + 8) - 8, wished + 16),
    beside: true,
    least: Math.max(HEAD * text + rows * (row + gap + 3), leastBand * text + lines * (leastHand + 8) + 8),
  };
}

const bandIn = (least: number, height: number, wished: number): number => Math.max(least, Math.floor(Math.min(height, wished)));

const whole = (w: number, h: number): Size => ({ w: Math.max(0, Math.floor(w)), h: Math.max(0, Math.floor(h)) });

/** Below each card of a trick stands whose it is; above, there is room for the next one to be lifted. */
const LABEL = 18;
const LARGE_LABEL = 24;
const LIFT = 10;
const STRIP_GAP = 2;

/** How wide one of `count` cards side by side may be. */
const oneOf = (count: number, width: number): number => (width + STRIP_GAP) / Math.max(1, count) - STRIP_GAP;

export interface Strip extends Size {
  columns: number;
  gap: number;
  /** The height of the line that says whose a card is. */
  label: number;
}

/** The cards of a trick in the band, as large as they can be: in one line, or in two where that makes numbers larger. */
export function stripIn(count: number, width: number, height: number): Strip {
  const label = height < 108 ? LABEL : Math.max(LARGE_LABEL, Math.round(height * 0.15));
  const [one, two] = [1, 2].map((lines) => {
    const columns = Math.ceil(count / lines);
    const h = (height - LIFT) / lines - label;
    const w = Math.min(oneOf(columns, width), h * 0.82);
    return { ...whole(w, Math.min(h, w * 1.3)), columns };
  }) as [Size & { columns: number }, Size & { columns: number }];
  const found = two.w > one.w ? two : one;
  const left = (width - found.columns * found.w) / Math.max(1, found.columns - 1);
  return { ...found, label, gap: Math.max(STRIP_GAP, Math.min(Math.floor(found.w * 0.3), Math.floor(left))) };
}

/** How many cards of a hand lie side by side: its lines are as long as each other, and no longer than those of a whole hand. */
export function balanced(cards: number, columns: number): number {
  return Math.max(1, Math.ceil(cards / Math.max(1, Math.ceil(cards / columns))));
}

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
