/** Commands over a shaky network: done once, and a "no" is final. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { get, post, Refused, Unreachable } from "../src/wire/api";

type Answer = { status: number; body: unknown } | "no network";

let answers: Answer[], asked: { path: string; body: Record<string, unknown> }[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: JSON.parse(body ?? "{}") as Record<string, unknown> });
    const answer = answers.shift() ?? "no network";
    if (answer === "no network") return Promise.reject(new TypeError("failed to fetch"));
    const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
    return Promise.resolve(new Response(text, { status: answer.status }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Let all waits pass; return what came of it. */
async function settled<T>(work: Promise<T>): Promise<unknown> {
  const outcome = work.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

test("a command that got lost is sent again under the same id", async () => {
  answers = ["no network", "no network", { status: 200, body: { done: true } }];
  expect(await settled(post("/api/tables/K7W2FP/start", { seat: 2 }))).toEqual({ done: true });
  const [first] = asked;
  expect(asked).toHaveLength(3);
  expect(asked.every(({ body }) => body.id === first?.body.id && body.seat === 2)).toBe(true);
});

test("two commands have two ids", async () => {
  answers = [{ status: 200, body: {} }, { status: 200, body: {} }];
  await settled(Promise.all([post("/a"), post("/b")]));
  expect(asked[0]?.body.id).not.toBe(asked[1]?.body.id);
});

test("after three tries the server counts as out of reach", async () => {
  answers = [];
  expect(await settled(post("/api/tables"))).toBeInstanceOf(Unreachable);
  expect(asked).toHaveLength(3);
});

test("a refusal is not tried again, and says why", async () => {
  const refusal = { code: "seat_taken", sentence: "The seat is taken.", facts: { seat: 2 } };
  answers = [{ status: 409, body: refusal }];
  const no = await settled(post("/api/tables/K7W2FP/sit"));
  expect(no).toBeInstanceOf(Refused);
  expect(no).toMatchObject({ refusal, status: 409 });
  expect(asked).toHaveLength(1);
});

test("an answer that is not ours still has a sentence", async () => {
  answers = [{ status: 500, body: "<html>" }];
  expect(await settled(get("/api/tables"))).toMatchObject({ refusal: { code: "http_error", sentence: "The server answered 500." } });
});

test("a proxy whose server is gone for a moment is asked again; the server's own 503 is final", async () => {
  answers = [{ status: 502, body: "<html>" }, { status: 504, body: "" }, { status: 200, body: { done: true } }];
  expect(await settled(post("/api/tables/K7W2FP/start"))).toEqual({ done: true });
  answers = [{ status: 503, body: { code: "not_stored", sentence: "Try again.", facts: {} } }];
  expect(await settled(post("/api/tables/K7W2FP/start"))).toBeInstanceOf(Refused);
  expect(asked).toHaveLength(4);
});
