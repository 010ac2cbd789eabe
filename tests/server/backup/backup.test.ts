import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe } from "vitest";
import { readEmbeddedFacts } from "#server/backup/embedded.ts";
import { emptySqlitePlace, sqlitePlace } from "#tests/server/support/database.ts";
import { backupContract } from "./backup-contract.ts";

describe("a backup of the embedded database", () => {
  backupContract({
    make: sqlitePlace,
    makeEmpty: emptySqlitePlace,
    countTables: async (place) => {
      const file = place.kind === "sqlite" ? join(place.folder, "keelson.sqlite") : "";
      return existsSync(file) ? Object.keys(readEmbeddedFacts(file).rows).length : 0;
    },
    isRestoring: (place) => place.kind === "sqlite" && existsSync(join(place.folder, "keelson.sqlite.restoring")),
    describeUsed: () => /^There is a database in .* already \(.*\): nothing was restored/,
    inUse: /^The database in .* is in use: nothing was restored/,
  });
});
