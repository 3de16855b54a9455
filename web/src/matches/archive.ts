/** Where my matches are kept: IndexedDB, which plain http has too. What a list needs of a match is apart from its papers, which are large. */
import { store, unstore } from "../state/storage";
import { isKept, type Kept, type Papers } from "./kept";

/** Then the oldest goes. */
export const MOST = 500;
const NAME = "toril";
const VERSION = 1;
const ENTRIES = "matches";
const PAPERS = "papers";
const BY_TIME = "ended";
/** Whether something is kept, for the start, which does not open the database. */
const MARK = "matches";

/** This browser keeps nothing: a private window, a full disk, or somebody forbade it. */
export class NotKept extends Error {}

export interface Added {
  /** Whether it was not there before. */
  added: boolean;
  /** How many older ones had to go. */
  dropped: number;
}

/** Whether matches can be kept here at all. */
export async function isThere(): Promise<boolean> {
  return within("readonly", () => undefined).then(() => true, () => false);
}

/** Keep a match, once: what is there stays as it is. */
export function add(kept: Kept, papers: Papers): Promise<Added> {
  return within("readwrite", async (entries, files) => {
    if ((await answer(entries.getKey(kept.key))) !== undefined) return { added: false, dropped: 0 };
    entries.put(kept);
    files.put(papers);
    const over = (await answer(entries.count())) - MOST;
    if (over <= 0) return { added: true, dropped: 0 };
    const oldest = await answer(entries.index(BY_TIME).getAllKeys(null, over));
    for (const key of oldest) discard(key, entries, files);
    return { added: !oldest.includes(kept.key), dropped: oldest.length };
  }).then((added) => {
    store(MARK, true);
    return added;
  });
}

/** Return all of them, the latest first. */
export async function all(): Promise<Kept[]> {
  const found: unknown[] = await within("readonly", (entries) => answer(entries.getAll()));
  return found.filter(isKept).sort((one, other) => other.ended - one.ended);
}

/** Return the papers of a match; null where there are none. */
export function papersOf(key: string): Promise<Papers | null> {
  return within("readonly", async (_, files) => (await answer<Papers | undefined>(files.get(key))) ?? null);
}

/** Remove a match; return its papers. */
export function remove(key: string): Promise<Papers[]> {
  return within("readwrite", async (entries, files) => {
    const papers = await answer<Papers[]>(files.getAll(key));
    discard(key, entries, files);
    if ((await answer(entries.count())) === 0) unstore(MARK);
    return papers;
  });
}

/** Remove all of them; return their papers. */
export function removeAll(): Promise<Papers[]> {
  return within("readwrite", async (entries, files) => {
    const papers = await answer<Papers[]>(files.getAll());
    entries.clear();
    files.clear();
    unstore(MARK);
    return papers;
  });
}

function discard(key: IDBValidKey, entries: IDBObjectStore, files: IDBObjectStore): void {
  entries.delete(key);
  files.delete(key);
}

/** Do something with both parts at once: all of it happens, or nothing. */
async function within<Result>(mode: IDBTransactionMode, work: (entries: IDBObjectStore, files: IDBObjectStore) => Result | Promise<Result>): Promise<Result> {
  try {
    const base = await opened();
    try {
      const transaction = base.transaction([ENTRIES, PAPERS], mode);
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => { resolve(); };
        transaction.onabort = () => { reject(transaction.error ?? new NotKept()); };
      });
      const doing = (async () => work(transaction.objectStore(ENTRIES), transaction.objectStore(PAPERS)))();
      doing.catch(() => { transaction.abort(); }).catch(() => undefined); // it may have failed by itself
      const [result] = await Promise.all([doing, done]);
      return result;
    } finally {
      base.close();
    }
  } catch (error) {
    throw new NotKept("nothing is kept here", { cause: error });
  }
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION); // refused at once where it is forbidden
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ENTRIES, { keyPath: "key" }).createIndex(BY_TIME, "ended");
    request.result.createObjectStore(PAPERS, { keyPath: "key" });
  };
  const base = await answer(request);
  base.onversionchange = () => { base.close(); };
  return base;
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => { resolve(request.result); };
    request.onerror = () => { reject(request.error ?? new NotKept()); };
  });
}
