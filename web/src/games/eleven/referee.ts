/** 11 nimmt!: a record's moves, played again by the rules on the deals of its seed. */
import { dealt } from "../../fairness/deal";
import type { MatchRecord } from "../../fairness/record";
import { onlyOptions, oneOf, seatsIn, whole, wholeList } from "../../fairness/record_options";
import { playedMatch, type Moves, type PlayedMatch } from "../../fairness/referee";
import { DESCRIBED } from "../interface/described";
import { distance } from "./staging";

interface Options {
  seats: number;
  steal: "others" | "leader";
  /** Whether a taker may decline to rob. */
  declines: boolean;
  topCard: number;
  reach: number;
  supply: number;
  bullCardFrom: number;
  newPiles: number;
}

interface Table {
  hands: readonly Set<number>[];
  piles: number[][];
  deck: number[];
  bullCards: number[];
  bullheads: readonly number[];
  /** The most bullheads that each hand had so far. */
  heaviest: number[];
}

export function elevenReferee(record: MatchRecord): PlayedMatch {
  const options = optionsOf(record);
  const [handSize, last] = [whole(record, "hand_size"), whole(record, "rounds", 1, 1_000_000)];
  const bullheads = wholeList(record, "bullheads", options.topCard);
  const byTotal = oneOf(record, "starter", ["round", "total"]) === "total";
  const rules = {
    topCard: options.topCard,
    firstStarter: whole(record, "first_starter", 0, options.seats - 1),
    // E12: the fewest bullheads, in the round or in all, then in the other, then the first seat.
    nextStarter: (_: number, penalties: readonly number[], totals: readonly number[]) => {
      const [first, then] = byTotal ? [totals, penalties] : [penalties, totals];
      const count = (from: readonly number[], seat: number) => from[seat] ?? 0;
      const seats = penalties.map((_each, seat) => seat);
      return seats.sort((a, b) => count(first, a) - count(first, b) || count(then, a) - count(then, b) || a - b)[0] ?? 0;
    },
    ended: (_: readonly number[], played: number) => played >= last,
  };
  return playedMatch(record, rules, (order) => {
    const { hands, rest } = dealt(order, options.seats, handSize);
    const [opening = 0, ...deck] = rest;
    const heaviest = hands.map((hand) => worth(hand, bullheads));
    const table = { hands: hands.map((hand) => new Set(hand)), piles: [[opening]], deck, bullCards: hands.map(() => 0), bullheads, heaviest };
    const play = (moves: Moves, starter: number) => {
      played(moves, options, table, starter);
      const penalties = table.hands.map((hand) => worth(hand, bullheads));
      penalties.forEach((left, seat) => { moves.remember({ kind: "hand", seat, bullheads: heaviest[seat] ?? 0, left }); });
      return penalties;
    };
    return { hands, opening: [opening], play };
  });
}

function worth(cards: Iterable<number>, bullheads: readonly number[]): number {
  return [...cards].reduce((sum, card) => sum + (bullheads[card - 1] ?? 0), 0);
}

function optionsOf(record: MatchRecord): Options {
  onlyOptions(record, Object.keys(DESCRIBED.eleven_nimmt.options), 2);
  const seats = seatsIn(record, 2, 7);
  const topCard = whole(record, "top_card", seats * whole(record, "hand_size") + 2);
  return {
    seats,
    steal: oneOf(record, "steal", ["others", "leader"]),
    declines: record.rules_version > 1 && oneOf(record, "rob", ["must", "may"]) === "may",
    topCard,
    reach: whole(record, "reach", 1, topCard - 1),
    supply: whole(record, "supply", 0),
    bullCardFrom: whole(record, "bull_card_from"),
    newPiles: whole(record, "new_piles"),
  };
}

/** Seat after seat plays or takes, until a hand or the draw deck is empty (E3, E11). */
function played(moves: Moves, options: Options, table: Table, starter: number): void {
  for (let seat = starter; ; seat = (seat + 1) % options.seats) {
    const text = moves.next(seat);
    if (text.startsWith("take ")) take(moves, options, table, seat, moves.number(text, "take "));
    else play(moves, options, table, seat, text);
    if (table.deck.length === 0 || table.hands[seat]?.size === 0) return;
  }
}

/** E4 to E7: "34 36>33, 51>50", piles and cards ascending. */
function play(moves: Moves, { topCard, reach }: Options, { hands, piles, bullCards }: Table, seat: number, text: string): void {
  const groups = text.split(", ").map((group) => {
    const [cards = "", top = ""] = group.split(">");
    return { text: group, top: moves.number(top), cards: cards.split(" ").map((card) => moves.number(card)) };
  });
  const held = bullCards[seat] ?? 0;
  moves.require(groups.length <= Math.max(1, held) && rising(groups.map(({ top }) => top)));
  moves.require(held > 0 || groups[0]?.cards.length === 1);
  const laid = groups.map(({ text: group, top, cards }) => {
    moves.require(rising(cards) && group === `${cards.join(" ")}>${String(top)}`);
    const pile = piles.find((each) => each.at(-1) === top);
    if (!pile) throw moves.illegal();
    return { pile, cards: [...cards].sort((one, other) => distance(top, one, topCard) - distance(top, other, topCard)), top };
  });
  for (const { pile, cards, top } of laid) {
    for (const card of cards) {
      const far = distance(top, card, topCard);
      moves.require(far >= 1 && far <= reach);
      moves.remove(hands[seat] ?? new Set(), card);
      pile.push(card);
    }
  }
}

/** E8 to E10: the pile goes to the hand, a large one earns a bull card, new piles are opened. */
function take(moves: Moves, options: Options, table: Table, seat: number, top: number): void {
  const { piles, deck, hands, bullCards, heaviest } = table;
  const at = piles.findIndex((pile) => pile.at(-1) === top);
  moves.require(at >= 0);
  const [pile = []] = piles.splice(at, 1);
  for (const card of pile) hands[seat]?.add(card);
  heaviest[seat] = Math.max(heaviest[seat] ?? 0, worth(hands[seat] ?? [], table.bullheads));
  moves.remember({ kind: "pile", seat, card: top, bullheads: worth(pile, table.bullheads) });
  if (pile.length >= options.bullCardFrom) earn(moves, options, bullCards, seat);
  for (const card of deck.splice(0, options.newPiles)) piles.push([card]);
}

function earn(moves: Moves, options: Options, bullCards: number[], seat: number): void {
  const left = options.supply - bullCards.reduce((sum, count) => sum + count, 0);
  const victim = left > 0 ? null : robbed(moves, options, bullCards, seat);
  if (victim === undefined) return;
  if (victim !== null) bullCards[victim] = (bullCards[victim] ?? 0) - 1;
  bullCards[seat] = (bullCards[seat] ?? 0) + 1;
}

/** E10: the other seat with most bull cards; of several the taker chooses one, or none where that is allowed. Undefined: nobody is robbed. */
function robbed(moves: Moves, { steal, declines }: Options, bullCards: readonly number[], taker: number): number | undefined {
  const others = bullCards.flatMap((_, seat) => (seat === taker ? [] : [seat]));
  const held = (seat: number) => bullCards[seat] ?? 0;
  const most = Math.max(...others.map(held));
  if (most === 0 || (steal === "leader" && most < held(taker))) return undefined;
  const victims = others.filter((seat) => held(seat) === most);
  if (victims.length === 1 && !declines) return victims[0];
  const text = moves.next(taker);
  if (declines && text === "decline") return undefined;
  const chosen = moves.number(text, "rob ");
  moves.require(victims.includes(chosen));
  return chosen;
}

function rising(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
}
