/** Lying servers against the page's own device, notes and check: none of them is believed (tests/fairness/attacks). */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { attend, type Attendance } from "../src/fairness/attend";
import { isObject } from "../src/fairness/canonical";
import { NUMBER_BYTES } from "../src/fairness/hashes";
import type { ShownPlays } from "../src/fairness/observer";
import { elevenShownPlays } from "../src/games/eleven/shown_plays";
import { afterNews } from "../src/games/registry";
import { isSix } from "../src/games/six/six";
import { sixShownPlays } from "../src/games/six/shown_plays";
import { TableState } from "../src/state/table.svelte";
import { Report } from "../src/verdict/report.svelte";
import type { Channel } from "../src/wire/socket";
import type { FromClient, FromServer, Move, RoundView } from "../src/wire/types";
import vectors from "./attack-vectors.json";
import { fakeStorage } from "./fake_storage";

interface Step {
  /** The first one, if it is not said. */
  window?: number;
  hear?: FromServer;
  /** What is given for it; nothing, if it is not said. */
  number?: string;
  move?: Move;
  record?: unknown;
  match?: number;
}

interface Case {
  name: string;
  windows: readonly (readonly string[])[];
  steps: readonly Step[];
  verdict: string;
  first: string | null;
  reasons: readonly string[];
  refusal: string | null;
}

/** Put what stands in the pool back into its places. */
function unpacked(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(unpacked);
  if (!isObject(data)) return data;
  if (typeof data.$ === "number") return unpacked(vectors.pool[data.$]);
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, unpacked(part)]));
}

const cases = unpacked(vectors.cases) as readonly Case[];

/** The numbers that the window whose turn it is will draw. */
let numbers: string[] = [];
let commands = 0;

vi.mock("../src/wire/random", () => ({
  hex: (bytes: number) => (bytes === NUMBER_BYTES ? (numbers.shift() ?? "") : "00".repeat(bytes)),
  commandId: () => `command ${String((commands += 1))}`,
}));

class Wire implements Channel {
  sent: FromClient[] = [];
  send(message: FromClient): boolean {
    this.sent.push(message);
    return true;
  }
  reopen(): void {
    throw new Error("the attack forgot to tell something");
  }
  close = (): void => undefined;
}

/** One window of a browser; all of them share its storage. */
class Window {
  readonly wire = new Wire();
  readonly table = new TableState("K7W2FP", afterNews, () => this.wire);
  readonly attendance: Attendance = attend(this.table, shownPlaysOf);

  constructor(readonly numbers: string[]) {}

  /** Return the number that it gives for a message; what is asked of a later draw is fetched first. */
  async hear(message: FromServer): Promise<string | null> {
    const before = this.wire.sent.length;
    this.table.heard(message);
    await vi.dynamicImportSettled();
    const sent = this.wire.sent.slice(before);
    for (const { kind, ...rest } of sent) if (kind !== "hello" && "id" in rest) this.table.heard({ kind: "ack", id: rest.id });
    return sent.find((each) => each.kind === "number")?.number ?? null;
  }
}

function shownPlaysOf(round: RoundView): ShownPlays {
  return isSix(round) ? sixShownPlays : elevenShownPlays;
}

let records: Map<number, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  fakeStorage();
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  records = new Map();
  vi.stubGlobal("fetch", (path: string) => {
    const record = records.get(Number(path.split("match=")[1]));
    const answer = record === undefined ? { status: 409, body: { code: "no_record", sentence: "", facts: {} } } : { status: 200, body: record };
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Go through an attack; return what the last check said, and what the last window noted. */
async function attacked({ windows, steps }: Case) {
  const open: Window[] = [];
  let report: Report | null = null;
  for (const { window: at = 0, hear, number = null, move, record, match } of steps) {
    const window = (open[at] ??= opened(windows[at] ?? []));
    numbers = window.numbers;
    if (hear) expect(await window.hear(hear)).toBe(number);
    else if (move) window.table.move(move);
    else if (match !== undefined) {
      records.set(match, record);
      report = new Report(window.table);
      await report.check(match);
    }
  }
  const last = open.at(-1)?.attendance.book?.notes.draws.at(-1);
  for (const { attendance } of open) attendance.leave();
  return { report, refusal: last?.refused ?? null };
}

function opened(all: readonly string[]): Window {
  numbers = [...all];
  return new Window(numbers);
}

describe.each(cases)("$name", (each) => {
  test(each.verdict === "proven" ? "is no alarm" : "is noticed", async () => {
    const { report, refusal } = await attacked(each);
    expect(report?.error).toBe("");
    const { name, first, reasons } = report?.checked?.verdict ?? { name: "", first: null, reasons: [] };
    expect({ name, first, reasons: [...reasons].sort(), refusal }).toEqual({
      name: each.verdict,
      first: each.first,
      reasons: each.reasons,
      refusal: each.refusal,
    });
  });
});

test("two draws that are shown to two open windows get one number", async () => {
  const found = cases.find(({ name }) => name.endsWith("two draws are shown to two windows"));
  expect(found).toBeDefined();
  if (!found) return;
  const [first, draw, second, ...rest] = found.steps;
  const steps = [first, second, draw, ...rest].filter((step) => step !== undefined);
  expect(steps.map(({ window = 0 }) => window).slice(0, 4)).toEqual([0, 1, 0, 1]);
  const { report, refusal } = await attacked({ ...found, steps });
  expect([report?.checked?.verdict.name, refusal]).toEqual(["not_proven", "not_above"]);
});
