/** The form of a table: what a person chooses, always a valid game, and the Setup that it means. */
import { levelOf } from "../bots/levels";
import { DESCRIBED, rangeOf, within, type Range } from "../games/interface/described";
import { FORMS, OWN_USUAL, type Form } from "../games/forms";
import { FIRST_GAME, GAME_NAMES, named } from "../games/registry";
import { clocks } from "../wire/shared";
import type { Setup, TableInfo } from "../wire/types";

const SEATS = DESCRIBED[FIRST_GAME].seats.usual;

export const USUAL: Form = {
  ...OWN_USUAL,
  game: FIRST_GAME,
  seats: SEATS,
  bots: Array.from({ length: SEATS }, () => null),
  clock: "off",
  listed: false,
  counter: false,
  rest: {},
};

/** How many can sit at the table that the form means. */
export function seatsFor(form: Form): Range {
  const { game } = form;
  return rangeOf(game, DESCRIBED[game].seats, FORMS[game].options(form));
}

/** Return the form with `changes`, and whatever they make impossible put right. */
export function changed(form: Form, changes: Partial<Form>): Form {
  const wanted = { ...form, ...changes };
  const seats = within(wanted.seats, seatsFor(wanted));
  const same = wanted.game === form.game && seats === form.seats;
  const shared: Form = {
    ...wanted,
    seats,
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : (wanted.bots[seat] ?? null))),
    rest: same ? FORMS[wanted.game].rest(form, changes) : {}, // it was meant for its game and seats
  };
  return Object.values(FORMS).reduce((all, { fitted }) => ({ ...all, ...fitted(all) }), shared);
}

/** Return what this browser kept from the last table, whatever an older page wrote there. */
export function restored(stored: Partial<Form>): Form {
  const known: Partial<Form> = {
    ...stored,
    game: GAME_NAMES.find((game) => game === stored.game) ?? USUAL.game,
    clock: stored.clock && Object.hasOwn(clocks, stored.clock) ? stored.clock : USUAL.clock,
    bots: (Array.isArray(stored.bots) ? stored.bots : []).map(levelOf),
  };
  return changed({ ...USUAL, ...known, rest: {} }, {});
}

/** What the form means, as the server is told. */
export function setupOf(form: Form): Setup {
  const { game, seats, clock, listed } = form;
  return { game, seats, options: FORMS[game].options(form), clock, listed, counter: DESCRIBED[game].counter && form.counter };
}

/** The form of a table that is there, to change its options. */
export function formOf(table: TableInfo): Form {
  const { rules, clock, listed, counter } = table;
  const game = named(table.game);
  const bots = table.seats.map(({ bot }) => levelOf(bot));
  return { ...USUAL, game, seats: rules.seats, bots, clock, listed, counter, ...FORMS[game].read(rules) };
}
