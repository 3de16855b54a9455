/** What a sentence about an event must say, from the rules and the event alone: of whom, which numbers in which order, and what. */
import { isDeepStrictEqual } from "node:util";
import type { EventOf, GameEvent, Rules } from "../src/wire/types";
import { ME, NAMES } from "./story_match";

/** What is meant, by words that only such a sentence has. */
const SENSES = {
  en: {
    drafted: /picks? \d/, rowsOpened: /open the rows/, up: /^Cards up!$/, revealed: /^Revealed: /, placed: /goes to row/,
    sixth: /sixth card/, full: /no longer fits/, tooLow: /lower than the last card of every row/, row: /takes? row/, cost: /^You take \d+ bullheads?!$/,
    clean: /Not a single bullhead/, played: /plays? \d/, taken: /takes? the \d+ pile/, mustRob: /chooses? who to take/,
    mayRob: /(can|decides whether to) take/, declined: /takes? no bull card/, gained: /gets? a bull card/,
    robbed: /takes? a bull card from/, opened: /opens? (a pile|piles) with/, out: /no cards left: the round is over/,
    deckEmpty: /draw deck is empty/, cleanOut: /without a single bullhead/, caught: /caught with \d+ bullheads?!$/, round: /^Round \d+/, begins: /starts?\.$/,
  },
  es: {
    drafted: /[Ee]liges? el \d/, rowsOpened: /abren las filas/, up: /^¡Cartas arriba!$/, revealed: /^Se destapan: /, placed: /va a la fila/,
    sixth: /sexta carta/, full: /ya no cabe/, tooLow: /menor que la última carta de cada fila/, row: /llevas? la fila/, cost: /^¡Te llevas \d+ cabezas?!$/,
    clean: /Ni una cabeza/, played: /[Jj]uegas? \d/, taken: /llevas? la pila del \d/, mustRob: /[Ee]liges? a quién quitarle/,
    mayRob: /([Pp]uedes|decide si) quitarle/, declined: /[Nn]o le quitas? ninguna carta de toro a nadie/, gained: /[Rr]ecibes? una carta de toro/,
    robbed: /[LlTt]e quitas? una carta de toro/, opened: /[Aa]bres? (una pila|pilas) con/, out: /sin cartas: la ronda termina/,
    deckEmpty: /El mazo se acabó/, cleanOut: /sin una sola cabeza/, caught: /Te quedas con \d+ cabezas?!$/, round: /[Rr]onda \d+/, begins: /Empiez/,
  },
  de: {
    drafted: /suchs?t (dir|sich) die \d+ aus/, rowsOpened: /eröffnen die Reihen/, up: /^Karten auf!$/, revealed: /^Aufgedeckt: /, placed: /kommt in Reihe/,
    sixth: /sechste Karte/, full: /passt nicht mehr/, tooLow: /niedriger als die letzte Karte jeder Reihe/, row: /nimms?t Reihe/, cost: /^Du kassierst \d+ Hornochsen?!$/,
    clean: /Kein einziger Hornochse/, played: /legs?t \d/, taken: /nimms?t den Stapel mit der \d/, mustRob: /suchs?t aus, wem/,
    mayRob: /darfs?t? jemandem/, declined: /klaus?t niemandem/, gained: /bekomms?t eine Bullenkarte/,
    robbed: /klaus?t (dir )?eine Bullenkarte/, opened: /decks?t [\d, und]+ auf\.$/, out: /alle Karten los: Die Runde ist zu Ende/,
    deckEmpty: /Nachziehstapel ist leer/, cleanOut: /ohne einen einzigen Hornochsen/, caught: /erwischt es mit \d+ Hornochsen?!$/, round: /^Runde \d+/, begins: /fängs?t an\.$/,
  },
} as const;
export type Told = keyof typeof SENSES;
export type Sense = keyof (typeof SENSES)["en"];

/** How a sentence speaks to the person who reads it. */
const ADDRESS: Record<Told, RegExp> = {
  en: /\byou(r)?\b/i,
  de: /(?<!\p{L})(du|dich|dir|deine)(?!\p{L})/iu,
  es: /(?<!\p{L})(tu|tú|te|juegas|eliges|empiezas|recibes|puedes|quitas|abres)(?!\p{L})/iu,
};

/** One sentence: what it means, the seats it speaks of and the numbers in it, each in the order in which they are said. */
export interface Fact {
  senses: readonly Sense[];
  seats: readonly number[];
  numbers: readonly number[];
}

/** Return what `words` say, in the form in which `expected` returns what they should. */
export function read(words: string, language: Told, { senses }: Fact): object {
  return {
    words,
    names: NAMES.filter((name) => words.includes(name)).sort((one, other) => words.indexOf(one) - words.indexOf(other)),
    toMe: ADDRESS[language].test(words),
    numbers: (words.match(/\d+/g) ?? []).map(Number),
    senses: senses.filter((sense) => SENSES[language][sense].test(words)),
  };
}

export function expected(words: string, { senses, seats, numbers }: Fact): object {
  return { words, names: seats.filter((seat) => seat !== ME).map((seat) => NAMES[seat]), toMe: seats.includes(ME), numbers, senses };
}

export function fits(words: string, language: Told, fact: Fact): boolean {
  return isDeepStrictEqual(read(words, language, fact), expected(words, fact));
}

/** S1: what a card of 6 nimmt! costs. */
function bullheads(card: number): number {
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  return card % 5 === 0 ? 2 : 1;
}

const fact = (sense: Sense, seats: readonly number[], numbers: readonly number[]): Fact => ({ senses: [sense], seats, numbers });

/** What is said of the events of an update: on the screen, and to a screen reader. */
export interface Facts {
  screen: readonly Fact[];
  aloud: readonly Fact[];
}

const same = (...facts: readonly Fact[]): Facts => ({ screen: facts, aloud: facts });
const nothing: Facts = { screen: [], aloud: [] };

export function factsOf(events: readonly GameEvent[], rules: Rules): Facts {
  const each = events.map((event) => factsOfOne(event, rules));
  const take = takeOf(events);
  const all = take ? [same(take), ...each] : each;
  return { screen: all.flatMap(({ screen }) => screen), aloud: all.flatMap(({ aloud }) => aloud) };
}

function factsOfOne(event: GameEvent, rules: Rules): Facts {
  switch (event.kind) {
    case "six.drafted":
      return same(fact("drafted", [event.seat], [event.card]));
    case "six.rows_opened":
      return same(fact("rowsOpened", [], event.cards));
    case "six.revealed":
      return { screen: [fact("up", [], [])], aloud: [fact("revealed", event.cards.map((_, seat) => seat), event.cards)] };
    case "six.too_low":
      return same(fact("tooLow", [event.seat], [event.card]));
    case "six.placed":
      return placed(event, rules);
    case "six.round_ended":
      return event.penalties[ME] === 0 ? same(fact("clean", [], [])) : nothing;
    case "eleven.played":
      return same(fact("played", [event.seat], event.groups.flatMap(([top, cards]) => [...cards, top])));
    case "eleven.round_ended":
      return same(caught(event));
    case "match.round_started": {
      const began = fact("round", [], [event.round_number]);
      return same(rules.kind === "six.rules" ? began : { ...began, senses: ["round", "begins"], seats: [event.starter] });
    }
    default:
      return nothing;
  }
}

/** Whoever is out and pays nothing is praised; whoever is caught is told with what. */
function caught({ out, penalties }: EventOf<"eleven.round_ended">): Fact {
  const mine = penalties[ME] ?? 0;
  if (out === ME) return fact("cleanOut", [ME], []);
  return { senses: [out === null ? "deckEmpty" : "out", "caught"], seats: out === null ? [ME] : [out, ME], numbers: [mine] };
}

/** A card that only comes to lie somewhere is not read out: ten of them would drown what matters. */
function placed({ seat, card, row, taken, why }: EventOf<"six.placed">, rules: Rules): Facts {
  if (taken.length === 0) return { screen: [fact("placed", [seat], [card, row + 1])], aloud: [] };
  const cost = taken.reduce((sum, each) => sum + bullheads(each), 0);
  const sense = rules.kind === "six.rules" && rules.row_length === 5 ? "sixth" : "full";
  const words = why === "too low" ? fact("row", [seat], [row + 1, cost, card]) : fact(sense, [seat], [card, cost]);
  return { screen: seat === ME ? [words, fact("cost", [ME], [cost])] : [words], aloud: [words] };
}

/** A take in 11 nimmt!, what it brought and the new piles: one sentence. */
function takeOf(events: readonly GameEvent[]): Fact | null {
  const senses: Sense[] = [];
  const seats: number[] = [];
  const numbers: number[] = [];
  const add = (sense: Sense, said: readonly number[] = []): void => {
    senses.push(sense);
    numbers.push(...said);
  };
  for (const event of events) {
    if (event.kind.startsWith("eleven.") && "seat" in event && seats.length === 0 && event.kind !== "eleven.played") seats.push(event.seat);
    if (event.kind === "eleven.pile_taken") add("taken", [event.top, ...(event.seat === ME ? (event.cards ?? []) : [])]);
    if (event.kind === "eleven.must_rob") add("mustRob");
    if (event.kind === "eleven.may_rob") add("mayRob");
    if (event.kind === "eleven.declined") add("declined");
    if (event.kind === "eleven.bull_card_gained") {
      add(event.source === "supply" ? "gained" : "robbed");
      if (event.source !== "supply") seats.push(event.source);
    }
    if (event.kind === "eleven.piles_opened") add("opened", event.cards);
  }
  return senses.length > 0 ? { senses, seats, numbers } : null;
}
