/** The REST calls: setting up a table. Playing goes over the socket. */
import { commandId } from "./random";
import type { Refusal } from "./types";

const WAITS = [400, 1200];

/** What a proxy answers with whose server is gone: it may be back in a moment. */
const GATEWAYS = [502, 503, 504];

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

/** Make a request, once. */
export async function answered<T>(path: string, request: RequestInit): Promise<T> {
  return (await (await asked(path, request)).json().catch(() => null)) as T;
}

/** Ask for something that need not be JSON; what was refused is an error. */
export async function asked(path: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...request, credentials: "same-origin" });
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  if (!isRefusal(body) && GATEWAYS.includes(answer.status)) throw new Unreachable();
  throw new Refused(refusalIn(body, answer.status), answer.status);
}

function isRefusal(body: unknown): body is Refusal {
  return body !== null && typeof body === "object" && "code" in body;
}

function refusalIn(body: unknown, status: number): Refusal {
  if (isRefusal(body)) return body;
  return { code: "http_error", sentence: `The server answered ${String(status)}.`, facts: {} };
}
