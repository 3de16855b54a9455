/** The REST calls: setting up a table. Playing goes over the socket. */
import { commandId } from "./random";
import type { Refusal } from "./types";

const WAITS = [400, 1200];

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.sentence);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

/** Ask for something. */
export async function get<T>(path: string): Promise<T> {
  return answered<T>(path, {});
}

/** Command something; tried again under the same id while the network fails, so done once. */
export async function post<T>(path: string, body: object = {}): Promise<T> {
  const request = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id: commandId(), ...body }),
  };
  for (const wait of WAITS) {
    try {
      return await answered<T>(path, request);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return answered<T>(path, request);
}

async function answered<T>(path: string, request: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...request, credentials: "same-origin" });
  } catch {
    throw new Unreachable();
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  throw new Refused(refusalIn(body, answer.status), answer.status);
}

function refusalIn(body: unknown, status: number): Refusal {
  if (body && typeof body === "object" && "code" in body) return body as Refusal;
  return { code: "http_error", sentence: `The server answered ${String(status)}.`, facts: {} };
}
