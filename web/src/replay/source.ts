/** Where a match comes from that is looked at again. */
import { answered, get } from "../wire/api";
import type { Replay } from "../wire/types";

export type Source =
  | { kind: "table"; code: string; match: number }
  /** As it is: whatever is in it, the server says what that is worth. */
  | { kind: "file"; content: ArrayBuffer }
  /** A record that this browser keeps. */
  | { kind: "record"; record: object }
  /** The file that the server was started with: `toril replay FILE --web`. */
  | { kind: "served" };

/** In bytes: what the server takes. */
export const LARGEST = 262_144;

/** Why a file is not even sent. */
export class NotRead extends Error {
  constructor(readonly why: "large" | "unreadable") {
    super(why);
  }
}

/** Read a file; one that is too large stays unread. */
export async function contentOf(file: Blob): Promise<ArrayBuffer> {
  if (file.size > LARGEST) throw new NotRead("large");
  try {
    return await file.arrayBuffer();
  } catch {
    throw new NotRead("unreadable");
  }
}

/** Fetch the frames of a match. The door that takes a record keeps nothing. */
export function replayOf(source: Source): Promise<Replay> {
  switch (source.kind) {
    case "table":
      return get<Replay>(`/api/tables/${source.code}/replay?match=${String(source.match)}`);
    case "served":
      return get<Replay>("/api/replay");
    case "file":
      return posted(source.content);
    case "record":
      return posted(new TextEncoder().encode(JSON.stringify(source.record)));
  }
}

/** A file with a field twice, or torn, is the server's to refuse. */
async function posted(body: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Replay> {
  if (body.byteLength > LARGEST) throw new NotRead("large");
  return answered<Replay>("/api/replay", { method: "POST", headers: { "content-type": "application/json" }, body });
}
