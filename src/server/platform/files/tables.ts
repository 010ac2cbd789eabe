import type { FileStoreName } from "./file-store.ts";

/** A part of a file in the database, counted from 0. */
export interface StoredFilePartTable {
  readonly file: string;
  readonly part: number;
  readonly content: Uint8Array;
}

/** A file that is being written: without a document after some minutes, nobody will ever read it. */
export interface PendingFileTable {
  readonly id: string;
  readonly store: FileStoreName;
  readonly startedAt: number;
}
