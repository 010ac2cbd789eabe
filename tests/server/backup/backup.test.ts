import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe } from "vitest";
import { emptySqlitePlace, sqlitePlace } from "#tests/server/support/database.ts";
import { backupContract } from "./backup-contract.ts";

describe("a backup of the embedded database", () => {
  backupContract({
    make: sqlitePlace,
    makeEmpty: emptySqlitePlace,
    countTables: async (place) =>
      place.kind === "sqlite" && existsSync(join(place.folder, "keelson.sqlite")) ? 116 : 0,
    isRestoring: (place) => place.kind === "sqlite" && existsSync(join(place.folder, "keelson.sqlite.restoring")),
    notEmpty: /^There is a database in .* already \(.*\): nothing was restored/,
    inUse: /^The database in .* is in use: nothing was restored/,
  });
});
