import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Mounts a disk of so many bytes, rounded up to pages, at a new folder; null where this user may not. */
export const mountSmallDisk = (bytes: number): string | null => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-full-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder], { stdio: "ignore" });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
};

export const removeDisk = (folder: string): void => {
  execFileSync("umount", [folder]);
  rmSync(folder, { recursive: true });
};

/** Writes a file that leaves so many bytes. */
export const fillDisk = (folder: string, space: number): void => {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, "fill"), Buffer.alloc(bavail * bsize - space));
};
