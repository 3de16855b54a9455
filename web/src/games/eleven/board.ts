/** Where on the screen each place for a pile is: the same as long as their size is, so that what comes or goes moves nothing. */
import { fit, inSteps, type Space, type Tiles } from "./fit";
import { places, sorted, type ShownPile } from "./piles";

export interface Board extends Tiles {
  lines: number;
}

/** The first piles are no larger than the next ones. */
const FEW = 6;
const LARGEST = 164;

/** Return the board on which `room` piles have their places; `text` is how much larger the reader's text is than usual. */
export function boardFor(room: number, space: Space, text = 1): Board {
  const step = inSteps(room);
  const tiles = fit(Math.max(FEW, step), space, LARGEST * text);
  const columns = tiles.scrolls ? tiles.columns : Math.min(step, tiles.columns);
  return { ...tiles, columns, lines: Math.ceil(step / columns) };
}

/** Return the piles cell by cell: each at its place, or by number, as some people want them. */
export function arranged(piles: readonly ShownPile[], together: number, board: Board, byNumber: boolean): (ShownPile | null)[] {
  return byNumber ? inCells(sorted(piles), board, piles.length) : inCells(places(piles), board, together);
}

/** Return what lies in each cell of the board, from the first one to the last that is taken. The first `together` of those
 * that are `shown` came at once, in the order of their numbers, and are read like that. */
export function inCells<Each>(shown: readonly (Each | null)[], board: Board, together: number): (Each | null)[] {
  const cells = cellsOf(board, together);
  const taken = new Map(shown.map((each, place) => [cells[place], each] as const));
  const last = Math.max(-1, ...shown.map((each, place) => (each === null ? -1 : (cells[place] ?? -1))));
  return Array.from({ length: last + 1 }, (_, cell) => taken.get(cell) ?? null);
}

/** The cells in the order in which piles come to lie there: line after line, each from its middle, so that a few stand in the middle too. */
function cellsOf({ columns, lines }: Board, together: number): number[] {
  const away = (column: number) => Math.abs(column - (columns - 1) / 2);
  const line = Array.from({ length: columns }, (_, column) => column).sort((one, other) => away(one) - away(other) || other - one);
  const all = Array.from({ length: lines }, (_, index) => line.map((column) => index * columns + column)).flat();
  return [...all.slice(0, together).sort((one, other) => one - other), ...all.slice(together)];
}
