/** A table's socket: it comes back by itself, and stays away where a person must decide. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closing, protocol } from "../src/wire/shared";
import { TableSocket } from "../src/wire/socket";
import type { FromServer } from "../src/wire/types";

class Socket {
  static readonly OPEN = 1;
  readyState = 0;
  sent: unknown[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const ack: FromServer = { kind: "ack", id: "00" };
let sockets: Socket[], heard: string[], page: EventTarget & { visibilityState: string }, socket: TableSocket;

const last = (): Socket => sockets.at(-1) ?? new Socket("");

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // waits are what they are called
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const around = new EventTarget();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:", host: "toril.test" });
  vi.stubGlobal("addEventListener", around.addEventListener.bind(around));
  vi.stubGlobal("removeEventListener", around.removeEventListener.bind(around));
  vi.stubGlobal("dispatchEvent", around.dispatchEvent.bind(around));
  sockets = [];
  heard = [];
  socket = new TableSocket("K7W2FP", {
    heard: (message) => heard.push(message.kind),
    lost: () => heard.push("lost"),
    ended: (code) => heard.push(`ended ${String(code)}`),
  });
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("it says hello first, and tells what it hears", () => {
  expect(last().address).toBe("ws://toril.test/api/tables/K7W2FP/socket");
  expect(socket.send({ kind: "back", id: "01" })).toBe(false);
  last().opens();
  expect(socket.send({ kind: "back", id: "01" })).toBe(true);
  last().says(ack);
  expect(last().sent).toEqual([{ kind: "hello", protocol }, { kind: "back", id: "01" }]);
  expect(heard).toEqual(["ack"]);
});

test("it comes back by itself, later and later, and soon again once it was heard", () => {
  for (const wait of [500, 1000, 2000, 2500, 2500]) {
    last().breaks();
    const before = sockets.length;
    vi.advanceTimersByTime(wait - 1);
    expect(sockets.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(before + 1);
  }
  last().says(ack);
  last().breaks();
  vi.advanceTimersByTime(500);
  expect(sockets.length).toBe(7);
});

test.each([
  [0, 320],
  [1_000, 220],
  [3_000, 150],
  [20_000, 140],
])("2,000 people who lose a server for %i ms do not come back in one moment, but each within five seconds", (away, most) => {
  vi.mocked(Math.random).mockRestore();
  socket.close();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
  const deaf = { heard: () => undefined, lost: () => undefined, ended: () => undefined };
  sockets = [];
  const people = Array.from({ length: 2_000 }, () => new TableSocket("K7W2FP", deaf));
  const arrivals: number[] = [];
  let now = 0;
  for (const step = 100; now < away + 5_000; now += step) {
    for (const each of now <= away ? sockets.splice(0) : []) each.breaks();
    vi.advanceTimersByTime(step);
    if (now >= away) arrivals.push(sockets.splice(0).length);
  }
  for (const each of people) each.close();
  expect(arrivals.reduce((sum, each) => sum + each)).toBe(2_000); // in five seconds all are there
  expect(Math.max(...arrivals)).toBeLessThan(most); // in a tenth of a second; evenly, it would be 40
});

test("a connection that brings no welcome is given up", () => {
  last().opens();
  vi.advanceTimersByTime(19_999);
  expect([last().closed, heard]).toEqual([false, []]);
  vi.advanceTimersByTime(1);
  expect([last().closed, heard]).toEqual([true, ["lost"]]);
  vi.advanceTimersByTime(500);
  expect(sockets.length).toBe(2);
});

test("where a person must decide it stays away, until it is asked to come back", () => {
  last().breaks(closing.elsewhere.code);
  vi.advanceTimersByTime(100_000);
  dispatchEvent(new Event("online"));
  expect([sockets.length, heard]).toEqual([1, [`ended ${String(closing.elsewhere.code)}`]]);
  socket.reopen();
  expect(sockets.length).toBe(2);
});

test("a crowded server is left alone for a minute", () => {
  vi.mocked(Math.random).mockReturnValue(0);
  last().breaks(closing.flood.code);
  vi.advanceTimersByTime(60_000);
  expect(sockets.length).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(sockets.length).toBe(2);
});

test("a silent line is asked whether it lives, and left when it does not answer", () => {
  last().opens();
  last().says(ack);
  vi.advanceTimersByTime(25_000);
  expect(last().sent.at(-1)).toMatchObject({ kind: "ping" });
  last().says(ack);
  vi.advanceTimersByTime(25_000 + 5_999);
  expect(heard).toEqual(["ack", "ack"]);
  vi.advanceTimersByTime(1);
  expect([heard.at(-1), sockets[0]?.closed]).toEqual(["lost", true]);
});

test("the network going and coming is noticed at once", () => {
  last().opens();
  dispatchEvent(new Event("offline"));
  expect([last().closed, heard]).toEqual([true, ["lost"]]);
  dispatchEvent(new Event("online"));
  expect(sockets.length).toBe(2);
});

test("a page that was hidden for long does not trust its socket", () => {
  const looks = (state: string, after: number): void => {
    vi.advanceTimersByTime(after);
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  looks("hidden", 0);
  looks("visible", 5_000);
  expect(sockets.length).toBe(1);
  last().opens();
  last().says(ack);
  looks("hidden", 0);
  looks("visible", 30_500);
  expect([sockets.length, sockets[0]?.closed]).toEqual([2, true]);
});

test("what an old socket still says is not heard, and a closed line stays closed", () => {
  const [old] = sockets;
  socket.reopen();
  old?.says(ack);
  old?.breaks();
  expect(heard).toEqual([]);
  socket.close();
  socket.reopen();
  vi.advanceTimersByTime(100_000);
  expect(sockets.length).toBe(2);
});
