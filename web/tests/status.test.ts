/** The one line: who must do what, whatever the moment. */
import { beforeAll, expect, test, vi } from "vitest";
import type { TableState } from "../src/state/table.svelte";
import { waitOf as elevenWaitOf } from "../src/games/eleven/wait";
import { waitOf as sixWaitOf } from "../src/games/six/wait";
import { asksMe, isMidway, statusOf, type StatusInput, type Status } from "../src/match/status";
import { sentenceOf, whyOver } from "../src/match/status_words";
import { whileAwayNow, whileAwayWords } from "../src/match/while_away";
import { speak } from "../src/text/say.svelte";
import type { MatchSeen, Move, Outcome, SeatInfo, TableInfo } from "../src/wire/types";
import { ELEVEN, SIX, tableOf } from "./fixtures";

type Phase = MatchSeen["view"]["round"]["phase"];

const NAMES = ["Ana", "Luis", "Eva", "Iván", "Sol"];

const chair = (person: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  person,
  name: NAMES[person] ?? "",
  bot: null,
  stand_in: null,
  resigned: false,
  colour: null,
  offered: false,
  heir: null,
  ...more,
});

function tableIn(phase: Phase, more: Partial<StatusInput> = {}, toAct: number[] = [], legal: MatchSeen["legal"] | null = null): StatusInput {
  const view = { round_number: 1, starter: 0, scores: [], outcome: null, round: { kind: phase.kind.startsWith("six.") ? "six.table_view" : "eleven.table_view", phase } };
  const play = { match: 1, turn: 0, deadline: null, to_act: toAct, rests: false, view, legal: legal ?? { kind: "nothing", why: "not_now" } };
  const info = { state: "match", host: 0, paused: false, names: NAMES, seats: NAMES.map((_, person) => chair(person)) };
  return {
    connection: "open",
    info: info as unknown as TableInfo,
    play: play as unknown as MatchSeen,
    seat: 0,
    person: 0,
    isHost: true,
    sentAway: false,
    ...more,
  };
}

/** The status, with what the game of the round says of its phases. */
function statusNow(now: StatusInput): Status {
  return statusOf(now, now.play?.view.round.kind === "six.table_view" ? sixWaitOf : elevenWaitOf);
}

function line(now: StatusInput): string {
  const table = { ...now, seatInfo: (seat: number) => now.info?.seats[seat] } as unknown as TableState;
  return sentenceOf(statusNow(now), table);
}

const seated = (seats: SeatInfo[]) => ({ state: "match", paused: false, names: NAMES, seats }) as unknown as TableInfo;
const choosing: Phase = { kind: "six.commitments", committed: [false, true, false, true, true], own: null };
const chosen: Phase = { kind: "six.commitments", committed: [true, true, false, true, true], own: 42 };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("everybody is told what to do or whom the table waits for", () => {
  expect(line(tableIn(choosing, {}, [0, 2]))).toBe("Choose a card.");
  expect(line(tableIn(chosen, {}, [2]))).toBe("You play 42. Waiting for Eva.");
  expect(line(tableIn(chosen, {}, [1, 2]))).toContain("Luis and Eva");
  expect(line(tableIn(chosen, {}, [1, 2, 3, 4]))).toContain("Luis, Eva, and 2 more");
  expect(line(tableIn({ kind: "six.choosing_row", seat: 0, cards: [3, 9, 68, 83, 84] }))).toContain("Your 3 is lower than the last card of every row");
  expect(line(tableIn({ kind: "six.choosing_row", seat: 1, cards: [9, 3, 68, 83, 84] }))).toBe("Luis is choosing which row to take with 3.");
  expect(line(tableIn({ kind: "six.drafting", seat: 0, pool: [1] }))).toContain("Your turn");
  expect(line(tableIn({ kind: "six.drafting", seat: 2, pool: [1] }))).toBe("Eva is picking a card.");
});

test("11 nimmt! says what a turn allows", () => {
  const turn = (reach: Record<string, number[]>, cards: "one" | "many") => ({ kind: "turn" as const, reach, piles: 1, cards, take: [31] });
  const mine: Phase = { kind: "eleven.turn", seat: 0 };
  expect(line(tableIn(mine, {}, [0], turn({ 31: [36] }, "one")))).toBe("Your turn: play a card or take a pile.");
  expect(line(tableIn(mine, {}, [0], turn({ 31: [36] }, "many")))).toBe("Your turn: play cards or take a pile.");
  expect(line(tableIn(mine, {}, [0], turn({ 31: [] }, "one")))).toContain("none of your cards fit");
  expect(line(tableIn({ kind: "eleven.turn", seat: 1 }, {}, [1]))).toBe("It’s Luis’s turn.");
  expect(line(tableIn({ kind: "eleven.choosing_victim", seat: 0, top: 46, victims: [1, 2] }))).toContain("Choose who");
  expect(line(tableIn({ kind: "eleven.choosing_victim", seat: 2, top: 46, victims: [0, 1] }))).toContain("Eva is choosing who");
});

test("what stops the table comes before whose turn it is", () => {
  const now = tableIn(choosing, {}, [0]);
  expect(statusNow({ ...now, connection: "lost" }).kind).toBe("lost");
  const info = { ...now.info, paused: true } as TableInfo;
  expect(statusNow({ ...now, info })).toEqual({ kind: "paused", host: true });
  const away = seated([chair(0, { stand_in: "clock" })]);
  expect(line({ ...now, info: away })).toBe("Your time ran out: a bot is playing for you.");
  expect(statusNow({ ...now, connection: "lost", info }).kind).toBe("lost");
});

test("whoever looks on is told so, and why", () => {
  const watching = tableIn(choosing, { seat: null, person: null }, [0, 2]);
  expect(line(watching)).toBe("You’re watching. Still choosing: Ana and Eva.");
  const info = seated([chair(0, { resigned: true }), ...NAMES.slice(1).map((_, index) => chair(index + 1))]);
  expect(line({ ...watching, person: 0, info })).toContain("You resigned");
  expect(line({ ...watching, sentAway: true })).toBe("You were removed from the table; you’re watching. Still choosing: Ana and Eva.");
});

test("a match that nobody plays rests, and asks those who can wake it", () => {
  const resting = (more: Partial<StatusInput>) => {
    const now = tableIn(choosing, more, [0, 1, 2]);
    return { ...now, play: { ...now.play, rests: true } as MatchSeen };
  };
  const mine = resting({ info: seated([chair(0, { stand_in: "clock" })]) });
  expect(line(mine)).toBe("The match was put on hold because nobody was playing.");
  expect(asksMe(statusNow(mine))).toBe(true);
  const others = resting({ seat: null, person: null });
  expect(line(others)).toBe("The match is on hold until someone plays again.");
  expect(asksMe(statusNow(others))).toBe(false);
  expect(statusNow({ ...mine, info: { ...mine.info, paused: true } as TableInfo }).kind).toBe("paused");
});

test("every reason for the end has its words", () => {
  const why = (termination: Outcome["termination"]) => whyOver({ kind: "match.outcome", winners: [0], totals: [0, 66], termination });
  expect([why("limit"), why("rounds"), why("moves"), why("host")]).toEqual([
    "Someone hit the limit with 66 bullheads.", "All rounds have been played.", "The match reached its maximum length.", "The host ended the match: nobody wins.",
  ]);
});

test("who was away is told what a bot did, and of earlier rounds how often", () => {
  const six = tableOf(SIX, [chair(0)]);
  const commit = (card: number): Move => ({ kind: "six.commit", card });
  expect(whileAwayWords({ count: 2, moves: [commit(34), commit(12)] }, six)).toBe("While you were away, a bot played for you: 34, 12.");
  expect(whileAwayWords({ count: 9, moves: [commit(3), { kind: "six.choose_row", row: 1 }] }, six)).toBe(
    "While you were away, a bot made 9 moves for you; this round: 3, took row 2.",
  );
  expect(whileAwayWords({ count: 7, moves: [1, 2, 3, 4, 5, 6, 7].map(commit) }, six)).toContain(": …, 3, 4, 5, 6, 7.");
  expect(whileAwayWords({ count: 1, moves: [] }, six)).toBe("While you were away, a bot made one move for you.");
  const eleven = tableOf(ELEVEN, [chair(0)]);
  const moves: Move[] = [{ kind: "eleven.play", groups: [[33, [34, 36]], [50, [51]]] }, { kind: "eleven.take", top: 46 }, { kind: "eleven.rob", seat: 1 }];
  expect(whileAwayWords({ count: 3, moves }, eleven)).toBe(
    "While you were away, a bot played for you: 34 36 on 33, 51 on 50, took the 46 pile.",
  );
});

test("what a bot did never stands where the end or a lost connection is told", () => {
  const table = { whileAway: { count: 1, moves: [] }, info: tableOf(SIX, [chair(0)]) };
  const outcome = { kind: "match.outcome" as const, winners: [0], totals: [0, 66], termination: "limit" as const };
  expect(whileAwayNow(table, statusNow(tableIn(choosing, {}, [0])))).toContain("While you were away");
  expect(whileAwayNow(table, { kind: "over", outcome })).toBe("");
  expect(whileAwayNow(table, { kind: "lost" })).toBe("");
});

test("only what is asked of me is asked", () => {
  const asks = (phase: Phase, more: Partial<StatusInput> = {}, toAct: number[] = []) => asksMe(statusNow(tableIn(phase, more, toAct)));
  expect(asks(choosing, {}, [0])).toBe(true);
  expect(asks(chosen, {}, [2])).toBe(false);
  expect(asks(choosing, { seat: null }, [0])).toBe(false);
  expect(asks({ kind: "six.drafting", seat: 0, pool: [1] })).toBe(true);
  expect(asks({ kind: "six.drafting", seat: 1, pool: [1] })).toBe(false);
});

test("what comes in the middle of a trick or a turn leaves no time for the scores", () => {
  const midway = (phase: Phase, toAct: number[] = []) => {
    const status = statusNow(tableIn(phase, {}, toAct));
    return status.kind === "playing" && isMidway(status.wait);
  };
  expect(midway({ kind: "six.choosing_row", seat: 0, cards: [3, 9, 68, 83, 84] })).toBe(true);
  expect(midway({ kind: "six.choosing_row", seat: 1, cards: [9, 3, 68, 83, 84] })).toBe(false);
  expect(midway({ kind: "eleven.choosing_victim", seat: 0, top: 46, victims: [1, 2] })).toBe(true);
  expect(midway({ kind: "eleven.turn", seat: 0 })).toBe(false);
  expect(midway(choosing, [0])).toBe(false);
});

test("whoever may rob somebody, or nobody, is told so, and so are the others (E10)", () => {
  const at = (rob: "must" | "may", seat: number) => {
    const now = tableIn({ kind: "eleven.choosing_victim", seat, top: 46, victims: [2] });
    return line({ ...now, info: { ...now.info, rules: { ...ELEVEN, rob } } as TableInfo });
  };
  expect(at("must", 0)).toBe("Choose who to take a bull card from.");
  expect(at("must", 1)).toBe("Luis is choosing who to take a bull card from.");
  expect(at("may", 0)).toBe("Choose who to take a bull card from, or nobody.");
  expect(at("may", 1)).toBe("Luis is deciding whether to take a bull card from someone.");
});

test("the end names who has won, together too", () => {
  const over = (winners: number[], termination: Outcome["termination"] = "limit") => {
    const now = tableIn(choosing);
    const outcome = { kind: "match.outcome" as const, winners, totals: [12, 7, 7, 30, 31], termination };
    return line({ ...now, play: { ...now.play, view: { ...now.play?.view, outcome } } as MatchSeen });
  };
  expect(over([1])).toBe("Luis wins with 7 bullheads.");
  expect(over([0])).toBe("You win with 7 bullheads.");
  expect(over([1, 2])).toBe("Luis and Eva share the win, with 7 bullheads.");
  expect(over([0, 1])).toBe("You and Luis share the win, with 7 bullheads.");
  expect(over([], "host")).toBe("The host ended the match: nobody wins.");
});
