import { statfs } from "node:fs/promises";
import type { Refusal } from "./http/refusal.ts";

/** Blocks of a file system, as statfs counts them. */
export interface DiskBlocks {
  readonly blocks: number;
  readonly bfree: number;
  /** Free for others than root. */
  readonly bavail: number;
}

export type ReadBlocks = (folder: string) => Promise<DiskBlocks>;

/** The disk of the data folder. */
export interface Disk {
  /** The part that is in use, from 0 to 1, as `df` shows it; null if it cannot be read. */
  readonly readUse: () => Promise<number | null>;
}

/** From this part on, no files are taken: what is left is for the database. */
export const FULL_AT = 0.95;

const toUse = ({ blocks, bfree, bavail }: DiskBlocks): number | null => {
  const used = blocks - bfree;
  return used + bavail > 0 ? used / (used + bavail) : null;
};

export const openDisk = (folder: string, readBlocks: ReadBlocks = statfs): Disk => ({
  readUse: () => readBlocks(folder).then(toUse, () => null),
});

/** Whether a file can be stored without taking the last space of the database. */
export const hasRoom = async ({ readUse }: Disk): Promise<boolean> => ((await readUse()) ?? 0) < FULL_AT;

export const NO_ROOM: Refusal = {
  kind: "unavailable",
  message: "The service has little disk space left and takes no files at present. Please try again later.",
};
