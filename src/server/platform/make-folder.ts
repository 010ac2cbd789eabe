import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Makes a folder of the server's data with those above it, for its owner alone; fails where one cannot be made. Node's own
 * `recursive` never ends where a folder above was removed and is still mounted, as the data folder of a unit of systemd is.
 */
export const makeFolder = (folder: string): void => {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    /* Another process was faster. */
    if (!isFolder(folder)) throw error;
  }
};
