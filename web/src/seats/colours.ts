/** Each seat's colour and shape: whose a card or a number is, without reading a name. */
import { homeOf, type Seating } from "./home";

/** Around 0 and within 12: for those who cannot tell the colours. The second five colours have them hollow. */
const SHAPES = [
  "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z",
  "M-8-10h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2z",
  "M-6-10.500h12l6 10.500l-6 10.500h-12l-6-10.500z",
  "M0-12l12 12l-12 12l-12-12z",
  "M-10.500-9.500h21v9c0 6-4.500 10-10.500 12c-6-2-10.500-6-10.500-12z",
] as const;

export interface SeatLook {
  /** For CSS: one of the ten in styles/tokens.css, as many as there can be seats. */
  colour: string;
  /** A path around 0, within 12. */
  shape: string;
  /** Only the shape's line has the colour. */
  hollow: boolean;
}

/** How many there are: as many as there can be seats. */
export const COLOURS = 2 * SHAPES.length;

/** Return what a seat's things look like: no two are alike, and in a rematch everybody has theirs again. */
export function lookOf({ info }: { info: Seating | null }, seat: number): SeatLook {
  return looking(info ? (worn(info)[homeOf(info, seat)] ?? 0) : 0);
}

/** Return the colours, by the seat from which somebody set out: its own, or the one that was wished for.
 *
 * Whose colour somebody else wished for has theirs in exchange. Wishes are told from seat to seat as they sat in the first match, so
 * every page comes to the same, in every match.
 */
function worn(info: Seating): number[] {
  const wishes: (number | null)[] = [];
  info.seats.forEach(({ colour }, seat) => { wishes[homeOf(info, seat)] = colour; });
  const colours = [...wishes.keys()];
  wishes.forEach((wish, home) => {
    if (wish === null) return;
    const other = colours.indexOf(wish);
    if (other >= 0) colours[other] = colours[home] ?? 0;
    colours[home] = wish;
  });
  return colours;
}

/** Return the look of that number. */
export function looking(number: number): SeatLook {
  return {
    colour: `var(--seat-${String(number)})`,
    shape: SHAPES[number % SHAPES.length] ?? SHAPES[0],
    hollow: number >= SHAPES.length,
  };
}

let segmenter: Intl.Segmenter | undefined;

/** Return the first sign of a name, as a person sees it: an accent or the parts of an emoji belong to it. */
export function initialOf(name: string): string {
  const plain = /^[A-Za-z0-9]([A-Za-z0-9 ]|$)/.exec(name); // most are, and making a segmenter takes time
  if (plain) return name.charAt(0).toUpperCase();
  if ("Segmenter" in Intl) segmenter ??= new Intl.Segmenter();
  const [first = ""] = segmenter ? Array.from(segmenter.segment(name), ({ segment }) => segment) : Array.from(name);
  return first.toLocaleUpperCase();
}
