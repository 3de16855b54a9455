/** Rules and tables as the server sends them, for the tests to change. */
import type { ElevenRules, GameName, Rules, SeatInfo, SixRules, TableInfo } from "../src/wire/types";

export const SIX: SixRules = {
  kind: "six.rules", version: 1, seats: 4, variant: "standard", limit: 66, rounds: null, hand_size: 10, rows: 4, row_length: 5, top_card: 104,
};

/** S1's table, written down once more to check the page's. */
export const PRINTED: readonly number[] = Array.from({ length: 100 }, (_, index) => {
  const card = index + 1;
  return card === 55 ? 7 : card % 11 === 0 ? 5 : card % 10 === 0 ? 3 : card % 5 === 0 ? 2 : 1;
});

export const ELEVEN: ElevenRules = {
  kind: "eleven.rules", version: 2, seats: 3, bullheads: [...PRINTED], steal: "others", rob: "must", starter: "round", rounds: 3, first_starter: 0,
  hand_size: 10, top_card: 100, reach: 10, supply: 10, bull_card_from: 3, new_piles: 2,
};

export function chair(changes: Partial<SeatInfo> = {}): SeatInfo {
  return { person: null, name: null, bot: null, stand_in: null, resigned: false, colour: null, offered: false, heir: null, ...changes };
}

const GAMES: Record<Rules["kind"], GameName> = { "six.rules": "six_nimmt", "eleven.rules": "eleven_nimmt" };

/** A match in which the first person is the host. */
export function tableOf(rules: Rules, seats: readonly SeatInfo[]): TableInfo {
  return {
    id: "00".repeat(16), code: "K7W2FP", state: "match", game: GAMES[rules.kind],
    paused: false, host: 1, match: 1, clock: "off", listed: false, counter: false,
    names: seats.map(({ name, bot }) => name ?? bot ?? ""), seats: [...seats], rules: { ...rules, seats: seats.length },
    earlier: [], fairness: null, day: null,
  };
}
