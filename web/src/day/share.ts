/** What one tells of a try: nothing that would help anybody who has not played yet. */
import type { Square } from "../games/interface/course";

/** As every messenger shows them. */
const SQUARES: Readonly<Record<Square, string>> = { green: "🟩", blue: "🟦", yellow: "🟨", orange: "🟧", red: "🟥" };
const IN_A_LINE = 10;

/** Game and day; what came of it; the squares, ten in a line. */
export function shareText(title: string, result: readonly string[], squares: readonly Square[]): string {
  const signs = squares.map((square) => SQUARES[square]);
  const lines = Array.from({ length: Math.ceil(signs.length / IN_A_LINE) }, (_, line) => signs.slice(line * IN_A_LINE, (line + 1) * IN_A_LINE).join(""));
  return [title, result.join(" · "), ...lines].join("\n");
}
