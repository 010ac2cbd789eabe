import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackup } from "#server/backup/index.ts";
import { cutConnections, emptyPostgresPlace, postgresPlace, postgresUrl } from "#tests/server/support/database.ts";
import { START } from "#tests/server/support/app.ts";
import { backupContract } from "./backup-contract.ts";

describe.skipIf(postgresUrl === undefined)("a backup of PostgreSQL", () => {
  let watcher: Client;
  beforeAll(async () => {
    watcher = new Client({ connectionString: postgresUrl });
    await watcher.connect();
  });
  afterAll(() => watcher.end());

  backupContract({
    make: postgresPlace,
    makeEmpty: emptyPostgresPlace,
    countTables: async (place) => {
      if (place.kind !== "postgres") return -1;
      await cutConnections(place);
      const client = new Client({ connectionString: place.url });
      await client.connect();
      const { rows } = await client.query<{ readonly n: string }>(
        "select count(*) as n from pg_tables where schemaname = 'public'",
      );
      await client.end();
      return Number(rows[0]?.n);
    },
    isRestoring: async (place) => {
      if (place.kind !== "postgres") return false;
      const { rows } = await watcher.query<{ readonly n: string }>(
        "select count(*) as n from pg_stat_activity where datname = $1 and application_name = 'pg_restore'",
        [new URL(place.url).pathname.slice(1)],
      );
      return Number(rows[0]?.n) > 0;
    },
    describeUsed: (tables) =>
      new RegExp(`^The database postgres:.* is not empty \\(tables: ${tables}\\): nothing was restored`),
    inUse: /^The database postgres:.* is in use \(connections: \d+\): nothing was restored/,
  });

  it("says what is wrong with an address, without its password", async () => {
    const database = { kind: "postgres", url: "postgres://keelson:secret@127.0.0.1:1/none" } as const;
    const refused = await createBackup({ database, store: null, target: "unused", at: START });
    expect(refused._unsafeUnwrapErr()).toBe(
      "The database postgres://keelson:…@127.0.0.1:1/none cannot be read: connect ECONNREFUSED 127.0.0.1:1",
    );
  });
});
