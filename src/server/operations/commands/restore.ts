import { restoreBackup } from "#server/backup/index.ts";
import { describeSummary, summarise } from "../backups.ts";
import { argument } from "../kit/parameters.ts";
import { definePlaceCommand } from "../kit/place-command.ts";

/** `restore`: only into an empty place. */
export const restoreCommand = definePlaceCommand({
  name: "restore",
  description: "Restore a backup into the empty database of DATABASE_URL or the empty folder of KEELSON_DATA",
  parameters: { source: argument("folder or .tar file of a backup") },
  run: async ({ database, store, dataFolder }, { source }) =>
    (await restoreBackup({ source, database, store, dataFolder })).map(summarise),
  describe: (summary) => ["Restored; start the server now.", ...describeSummary(summary)],
});
