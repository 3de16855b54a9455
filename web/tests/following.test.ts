/** A table of 6 nimmt! that is told of commitments without a view (S3), and of everything in two counts. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { afterNews } from "../src/games/registry";
import type { Happening } from "../src/state/audience";
import { TableState } from "../src/state/table.svelte";
import { protocol } from "../src/wire/shared";
import type { FromClient, GameEvent, MatchSeen, RoundView, SixView } from "../src/wire/types";
import { chair, SIX, tableOf } from "./fixtures";

const info = tableOf(SIX, [chair({ person: 1, name: "Ana" }), chair({ person: 2, name: "Luis" }), chair({ bot: "ox" })]);

function play(phase: SixView["phase"] = { kind: "six.commitments", committed: [false, false, false], own: null }): MatchSeen {
  const round: SixView = {
    kind: "six.table_view", seat: 0, rows: [[12], [37], [43], [58]], hand: [1, 30, 90], hand_sizes: [3, 3, 3], last_trick: null,
    bullheads_taken: [0, 2, 0], phase,
  };
  const view = { round_number: 1, starter: 0, scores: [], outcome: null, round };
  return { match: 1, turn: 4, deadline: 9_000, to_act: [0, 1, 2], rests: false, view, legal: { kind: "commit", cards: [1, 30, 90] } };
}

const committed = (seat: number, card: number | null = null): GameEvent => ({ kind: "six.committed", seat, card });
const replaced = (card: number): GameEvent => ({ kind: "six.replaced", seat: 0, card });
const revealed: GameEvent = { kind: "six.revealed", cards: [30, 31, 32] };

let table: TableState, sent: FromClient[], opened: number, story: string[], heard: Happening[];

beforeEach(() => {
  vi.useFakeTimers();
  [sent, opened, story, heard] = [[], 1, [], []];
  table = new TableState("K7W2FP", afterNews, () => ({ send: (message) => sent.push(message) > 0, reopen: () => opened++, close: () => undefined }));
  table.audience.push({
    begin: () => story.push("begin"),
    tell: (happening) => {
      story.push(...happening.events.map(({ kind }) => kind));
      heard.push(happening);
    },
    answered: (id, taken) => story.push(taken && id === idOf(sent.at(-1)) ? "taken" : "answered"),
  });
});

function idOf(message: FromClient | undefined): string {
  return message && "id" in message ? message.id : "";
}

function welcome(seen: MatchSeen | null = play(), version = 10, own = 2): void {
  table.heard({
    kind: "welcome", protocol, server: "0", page: null, person: 1, version, own_version: own, now: 0, table: info, play: seen,
    presence: { kind: "presence", people: [1, 2], spectators: 0, asking: [], away: [] }, tricks: [], drafted: null, while_away: null, sent_away: false,
  });
}

const news = (events: GameEvent[], version: number, own: number | null = null, ack: string | null = null): void => {
  table.heard({ kind: "news", version, own_version: own, events, ack });
};
const update = (events: GameEvent[], version: number, ack: string | null = null): void => {
  table.heard({ kind: "update", version, now: 0, events, table: null, play: play(), ack });
};
const phase = () => (table.play?.view.round as SixView | undefined)?.phase;

/** Play a card; return the id of the command. */
function move(card: number): string {
  table.move({ kind: "six.commit", card });
  return idOf(sent.at(-1));
}

describe("news", () => {
  test("of somebody's commitment say who, and that one is not waited for", () => {
    welcome();
    news([committed(1)], 11);
    expect([phase(), table.play?.to_act, table.myTurn]).toEqual([{ kind: "six.commitments", committed: [false, true, false], own: null }, [0, 2], true]);
    news([committed(2)], 12);
    expect([table.play?.to_act, opened]).toEqual([[0], 1]);
  });

  test("of one's own bring the card, in every window, and another one when it is exchanged", () => {
    welcome();
    news([committed(0, 30)], 11);
    expect([phase(), table.myTurn]).toEqual([{ kind: "six.commitments", committed: [true, false, false], own: 30 }, false]);
    news([replaced(90)], 11, 3);
    news([committed(2)], 12);
    news([replaced(1)], 12, 4);
    expect([phase(), table.play?.to_act, opened]).toEqual([{ kind: "six.commitments", committed: [true, false, true], own: 1 }, [1], 1]);
  });

  test("change nothing else, not even a match that somebody still looks at", () => {
    const before = play();
    const written = JSON.stringify(before);
    welcome(before);
    news([committed(0, 30)], 11);
    const { to_act, view, ...rest } = table.play ?? before;
    expect({ ...rest, to_act: before.to_act, view: { ...view, round: { ...view.round, phase: play().view.round.phase } } }).toEqual(before);
    expect([to_act, JSON.stringify(before), table.info]).toEqual([[1, 2], written, info]);
    expect(heard).toEqual([{ before, events: [committed(0, 30)], after: table.play }]);
  });

  test.each([
    ["of a card that everybody sees", play(), [revealed]],
    ["where a row is chosen", play({ kind: "six.choosing_row", seat: 1, cards: [30, 1, 32] }), [committed(1)]],
    ["of a seat that is not there", play(), [committed(3)]],
    ["where no match is on the table", null, [committed(1)]],
    ["in a game that has none", { ...play(), view: { ...play().view, round: { kind: "eleven.table_view" } as RoundView } }, [committed(1)]],
  ] as const)("%s cannot be followed: a fresh welcome is asked for", (_, seen, events) => {
    welcome(seen);
    news([...events], 11);
    expect([opened, heard, table.play]).toEqual([2, [], seen]);
  });
});

describe("a gap", () => {
  test.each([
    ["in what everybody was told", () => { news([committed(1)], 12); }],
    ["in what only I was told", () => { news([replaced(30)], 10, 4); }],
    ["in what everybody was told, before something of mine", () => { news([replaced(30)], 11, 3); }],
    ["before an update", () => { update([committed(1), revealed], 13); }],
  ])("%s asks for a fresh welcome, and nothing half is shown", (_, hear) => {
    welcome(play({ kind: "six.commitments", committed: [true, false, false], own: 1 }));
    const before = table.play;
    hear();
    expect([opened, heard, table.play]).toEqual([2, [], before]);
    welcome(play(), 13, 4);
    update([committed(1), revealed], 15);
    news([replaced(30)], 15, 5);
    expect([opened, heard.length]).toEqual([2, 2]);
  });

  test("before an answer leaves the move unanswered: it is sent again", () => {
    welcome();
    const id = move(30);
    news([committed(0, 30)], 12, null, id);
    expect([story, table.sending]).toEqual([["begin"], { kind: "six.commit", card: 30 }]);
    welcome();
    expect(sent.map(idOf)).toEqual([id, id]);
    table.heard({ kind: "ack", id });
    expect([story, table.sending]).toEqual([["begin", "begin", "taken"], null]);
  });
});

describe("the answer to a command", () => {
  test.each([
    ["news", (id: string) => { news([committed(0, 30)], 11, null, id); }, ["six.committed"]],
    ["news of mine alone", (id: string) => { news([replaced(30)], 10, 3, id); }, ["six.replaced"]],
    ["an update", (id: string) => { update([committed(0, 30), revealed], 12, id); }, ["six.committed", "six.revealed"]],
    ["nothing else", (id: string) => { table.heard({ kind: "ack", id }); }, []],
  ])("comes with %s, after what happened", (_, hear, happened) => {
    welcome();
    const id = move(30);
    hear(id);
    expect([story, table.sending]).toEqual([["begin", ...happened, "taken"], null]);
    vi.advanceTimersByTime(60_000);
    expect(opened).toBe(1);
  });

  test("to another window is none to me", () => {
    welcome();
    move(90);
    news([committed(0, 30)], 11);
    update([committed(1)], 12);
    expect([story, table.sending]).toEqual([["begin", "six.committed", "six.committed"], { kind: "six.commit", card: 90 }]);
  });

  test("comes to orders too: a number is taken when the match begins with it", async () => {
    welcome();
    const given = table.order({ kind: "number", id: "7", match: 2, round: 1, number: "00", seal: "00" });
    update([committed(1)], 11, "7");
    expect(await given).toBe(true);
  });
});
