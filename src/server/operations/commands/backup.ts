import { createBackup } from "#server/backup/index.ts";
import { describeSummary, summarise } from "../backups.ts";
import { argument } from "../kit/parameters.ts";
import { definePlaceCommand } from "../kit/place-command.ts";

/** `backup`: servers go on meanwhile. */
export const backupCommand = definePlaceCommand({
  name: "backup",
  description:
    "Back up database and documents to a new folder, or to one file if the name ends in .tar; servers may run",
  parameters: { target: argument("folder or .tar file that does not exist yet") },
  run: async ({ database, store, clock }, { target }) =>
    (await createBackup({ database, store, target, at: clock() })).map((manifest) => ({
      backup: target,
      ...summarise(manifest),
    })),
  describe: ({ backup, ...summary }) => [`Backed up to ${backup}.`, ...describeSummary(summary)],
});
