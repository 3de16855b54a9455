/** The positions of the pictures of 11 nimmt!, in the numbers of a table: reach, deck, bull cards, new piles. */
import type { ElevenRules } from "../../../wire/types";
import { bullheadsOf, bullheadSum } from "../bullheads";
import { before } from "../rules_told";

interface Laid {
  top: number;
  cards: readonly number[];
}

interface Examples {
  /** E4: what fits on a pile, and the first card that does not, if there is one. */
  reach: { top: number; first: number; last: number; far: number | null };
  /** E4: around the highest card. */
  around: { top: number; cards: readonly number[] };
  /** E8, E9: a taken pile that earns a bull card, and the tops that are opened. */
  take: { pile: readonly number[]; opened: readonly number[] };
  /** E6, E7: what one bull card allows, and two. */
  laid: readonly Laid[];
  /** E11: hands when a round ends, and what they count. */
  hands: readonly { cards: readonly number[]; bullheads: number }[];
}

const TOP = 33;
const SECOND = 70;
/** The top of the pile that is taken, and how far each card beneath lies below the next: at the usual reach, of ten. */
const TAKEN = 20;
const STEPS = [8, 8, 7];
const OPENED = [40, 85, 7, 62];
const HANDS = [[], [11, 60, 70], [55, 66, 80]];

/** Return numbers of the deck in place of these; all are different. */
function within(cards: readonly number[], deck: number, taken: readonly number[] = []): number[] {
  const found: number[] = [];
  for (const card of cards) {
    let number = Math.max(1, Math.round((card * Math.min(deck, 100)) / 100));
    while (found.includes(number) || taken.includes(number)) number = (number % deck) + 1;
    found.push(number);
  }
  return found;
}

/** A pile far enough below the highest card that the whole reach lies above it. */
const below = (top: number, { top_card, reach }: ElevenRules): number => Math.max(1, Math.min(top, top_card - reach - 1));

function laid(rules: ElevenRules): Laid[] {
  const { reach, top_card, supply } = rules;
  const first = below(TOP, rules);
  const steps = [...new Set([1, Math.ceil(reach * 0.4), reach])].slice(0, rules.supply === 0 ? 1 : 3);
  const one = { top: first, cards: steps.map((step) => first + step) };
  const two = { top: SECOND, cards: [...new Set([Math.ceil(reach / 5), Math.ceil(reach * 0.8)])].map((step) => SECOND + step) };
  return supply > 1 && SECOND + reach <= top_card && SECOND > first + reach ? [one, two] : [one];
}

/** Return a pile that can have been played with this reach, as large as earns a bull card. */
function taken({ reach, top_card, bull_card_from }: ElevenRules): number[] {
  const pile = within([TAKEN], top_card);
  for (const step of STEPS.slice(0, bull_card_from - 1)) {
    const far = Math.max(1, Math.min(Math.round((step * reach) / 10), Math.floor((top_card - 1) / STEPS.length)));
    pile.unshift((((pile[0] ?? 1) - far - 1 + top_card) % top_card) + 1);
  }
  return pile;
}

export function elevenExamples(rules: ElevenRules): Examples {
  const { reach, top_card, new_piles, seats } = rules;
  const top = below(TOP, rules);
  const far = top + reach + 1;
  const around = top_card - before(rules);
  const pile = taken(rules);
  return {
    reach: { top, first: top + 1, last: top + reach, far: far <= top_card ? far : null },
    around: { top: around, cards: Array.from({ length: reach }, (_, index) => ((around + index) % top_card) + 1) },
    take: { pile, opened: within(OPENED.slice(0, new_piles), top_card, pile) },
    laid: laid(rules),
    hands: HANDS.slice(0, seats).map((cards) => {
      const held = within(cards, top_card).slice(0, rules.hand_size);
      return { cards: held, bullheads: bullheadSum(held, rules) };
    }),
  };
}

/** A card for each number of bullheads that there is, the fewest first. */
export function kindsOf(rules: ElevenRules): number[] {
  const found = new Map<number, number>();
  for (let card = rules.top_card; card > 0; card -= 1) {
    const number = bullheadsOf(card, rules);
    if (!found.has(number)) found.set(number, card);
  }
  return [...found].sort(([one], [other]) => one - other).map(([, card]) => card);
}
