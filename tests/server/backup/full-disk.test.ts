import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ok } from "neverthrow";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createBackup, restoreBackup } from "#server/backup/index.ts";
import { START } from "#tests/server/support/app.ts";
import { createDemoFolder } from "#tests/server/support/demo-data.ts";
import { mountSmallDisk, removeDisk } from "#tests/server/support/small-disk.ts";

const PAGE = 4096;

let folder = "";
let disk: string | null = null;
const at = (name: string): string => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keelson-backup-"));
});
afterEach(() => {
  if (disk !== null) removeDisk(disk);
  disk = null;
  rmSync(folder, { recursive: true, force: true });
});

it("a restore that finds no space names the disk, not the backup, and can be repeated", async ({ skip }) => {
  await createDemoFolder(at("source"));
  const database = { kind: "sqlite", folder: at("source") } as const;
  const manifest = (await createBackup({ database, store: null, target: at("backup.tar"), at: START }))._unsafeUnwrap();
  const bytes = manifest.files[0]?.bytes ?? 0;
  const restore = (place: string) =>
    restoreBackup({
      source: at("backup.tar"),
      database: { kind: "sqlite", folder: place },
      store: null,
      dataFolder: place,
    });
  disk = mountSmallDisk(bytes - (bytes % PAGE) - PAGE);
  if (disk === null) return skip("This user mounts no disk.");
  expect((await restore(disk))._unsafeUnwrapErr()).toMatch(
    new RegExp(
      `^The backup ${at("backup.tar")} cannot be unpacked: the disk has no space left \\(database\\.sqlite has \\d+ of ${bytes} bytes\\)$`,
    ),
  );
  expect(readdirSync(disk)).toEqual([]);
  expect(await restore(at("target"))).toEqual(ok(manifest));
});
