import { tmpdir } from "node:os";
import { join } from "node:path";
import { ok } from "neverthrow";
import { withBackup } from "#server/backup/index.ts";
import { describeSummary, summarise } from "../backups.ts";
import { argument } from "../kit/parameters.ts";
import { definePlaceCommand } from "../kit/place-command.ts";

/** `verify-backup`: reads every byte of it. */
export const verifyBackupCommand = definePlaceCommand({
  name: "verify-backup",
  description: "Check every file of a backup against its manifest, and the database in it",
  parameters: { source: argument("folder or .tar file of a backup") },
  run: (_desk, { source }) =>
    withBackup(source, join(tmpdir(), `keelson-verify-${process.pid}`), async ({ manifest }) =>
      ok(summarise(manifest)),
    ),
  describe: (summary) => ["The backup is complete.", ...describeSummary(summary)],
});
