import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase, openExistingDatabase } from "#server/platform/database/database.ts";
import { postgresUrl } from "#tests/server/support/database.ts";
import { findOwner, startPostgres } from "#tests/support/postgres-server.ts";

const openAt = async (url: string) => (await openDatabase({ kind: "postgres", url }))._unsafeUnwrap();

/* The statements and settings of docs/guides/back-up-and-restore.md. */
describe.skipIf(postgresUrl === undefined)("PostgreSQL with an archive of its log", () => {
  let folder = "";
  const owner = findOwner();
  const ownFolder = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
    return path;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "keelson-pitr-"));
    chmodSync(folder, 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("is restored to the moment before a mistake", async () => {
    const archive = ownFolder("archive");
    const settings = [
      "wal_level=replica",
      "archive_mode=on",
      `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    ];
    const first = await startPostgres({ durable: true, settings });
    const database = await openAt(first.url);
    const count = (key: string, hits: number) =>
      database.db.insertInto("rateLimit").values({ key, hits, windowEndsAt: 1 }).execute();
    await count("before the base backup", 1);
    const base = ownFolder("base");
    const words = ["--pgdata", base, "--wal-method=none", "--checkpoint=fast", "--dbname", first.url];
    execFileSync("pg_basebackup", words, { ...owner, cwd: folder, stdio: "pipe" });
    await count("after the base backup", 2);
    const client = new Client({ connectionString: first.url });
    await client.connect();
    const { rows } = await client.query<{ readonly now: string }>("select clock_timestamp()::text as now");
    await database.db.deleteFrom("rateLimit").execute();
    await client.query("select pg_switch_wal()");
    await client.end();
    await database.close();
    await first.stop();

    writeFileSync(join(base, "recovery.signal"), "");
    if (owner !== undefined) chownSync(join(base, "recovery.signal"), owner.uid, owner.gid);
    const second = await startPostgres({
      durable: true,
      data: base,
      settings: [
        `restore_command=cp ${archive}/%f %p`,
        `recovery_target_time=${rows[0]?.now}`,
        "recovery_target_action=promote",
      ],
    });
    const restored = (await openExistingDatabase({ kind: "postgres", url: second.url }))._unsafeUnwrap();
    expect(await restored.db.selectFrom("rateLimit").select(["key", "hits"]).orderBy("hits").execute()).toEqual([
      { key: "before the base backup", hits: 1 },
      { key: "after the base backup", hits: 2 },
    ]);
    await restored.close();
    await second.stop();
  });
});
