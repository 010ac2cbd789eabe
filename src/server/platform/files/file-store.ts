import type { Readable } from "node:stream";

export type FileStoreName = "database" | "s3";

/** Where the bytes of documents are. A file is named by an id of its own and never changed. */
export interface FileStore {
  readonly name: FileStoreName;
  /** Resolves when all of it is stored; nothing of a failed write stays. */
  readonly write: (id: string, content: AsyncIterable<Buffer>) => Promise<void>;
  readonly read: (id: string) => Promise<Readable>;
  /** Also what a killed process left of a write. */
  readonly remove: (id: string) => Promise<void>;
}

/** The store for new files, and every store that has files: an earlier one stays readable. */
export interface FileStores {
  readonly current: FileStore;
  /** Null if it is no longer configured. */
  readonly find: (name: FileStoreName) => FileStore | null;
  /** Whether new files wait for a malware scanner. */
  readonly isScanned: boolean;
  /** False while files would take the last space of the embedded database. */
  readonly hasRoom: () => Promise<boolean>;
}

/** Cuts a stream into parts of one size; only the last one may be smaller. Holds one part at a time. */
export async function* cutIntoParts(content: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < bytes) continue;
    let joined = Buffer.concat(waiting);
    for (; joined.length >= bytes; joined = joined.subarray(bytes)) yield joined.subarray(0, bytes);
    waiting = joined.length === 0 ? [] : [joined];
    length = joined.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
