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

/** The other files that are saved here, told apart by how they begin. */
const OTHERS = /^\s*\{\s*"schema"\s*:\s*"toril-(matches|notes)-\d/;
const HEAD = 64;
const LARGEST_OF_OTHERS = 5_000_000;

/** Why a file is not even sent. */
export class NotRead extends Error {
  constructor(readonly why: "large" | "unreadable" | "matches" | "notes") {
    super(why);
  }
}

/** Read a file; one that is too large stays unread, but for the first letters of what may be another one of ours. */
export async function contentOf(file: Blob): Promise<ArrayBuffer> {
  const large = file.size > LARGEST;
  if (file.size > LARGEST_OF_OTHERS) throw new NotRead("large");
  const content = await read(large ? file.slice(0, HEAD) : file);
  const [, other] = OTHERS.exec(new TextDecoder().decode(content.slice(0, HEAD))) ?? [];
  if (other === "matches" || other === "notes") throw new NotRead(other);
  if (large) throw new NotRead("large");
  return content;
}

async function read(file: Blob): Promise<ArrayBuffer> {
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
