import { open } from "node:fs/promises";

/** Writes a file through to the disk, and gives it a mode. */
export const syncFile = async (path: string, mode: number): Promise<void> => {
  const file = await open(path, "r+");
  try {
    await file.chmod(mode);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Writes the names in a folder through to the disk. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};
