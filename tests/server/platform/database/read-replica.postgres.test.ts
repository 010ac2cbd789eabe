import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import type { ReadReplica } from "#server/platform/database/read-replica.ts";
import { addShipper } from "#tests/server/support/app.ts";
import { postgresUrl } from "#tests/server/support/database.ts";
import { canReplicate, startReplica } from "#tests/server/support/postgres-replica.ts";
import { type PostgresServer, startPostgres } from "#tests/support/postgres-server.ts";

const COMPANY = "account-asha@menon.example";
const MAX_LAG_SECONDS = 5;

const run = async (url: string, text: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
};

describe.skipIf(postgresUrl === undefined || !canReplicate)("reads from a replica", () => {
  let primary: PostgresServer;
  let replica: PostgresServer;
  let database: Database;
  let other: Database;
  let reads: ReadReplica;
  const stops: (() => Promise<void>)[] = [];

  const open = async (): Promise<Database> => {
    const place = { url: replica.url, maxLagSeconds: MAX_LAG_SECONDS };
    const options = { isBounded: true, replica: place } as const;
    const opened = (await openDatabase({ kind: "postgres", url: primary.url }, options))._unsafeUnwrap();
    stops.unshift(opened.close);
    return opened;
  };
  const isReplica = async (): Promise<boolean> => {
    const before = reads.counts().replica;
    await reads.read(COMPANY, (db) => db.selectFrom("account").select("id").execute());
    return reads.counts().replica > before;
  };

  beforeAll(async () => {
    primary = await startPostgres({ durable: true });
    stops.unshift(primary.stop);
    const prepared = await openDatabase({ kind: "postgres", url: primary.url });
    await prepared._unsafeUnwrap().close();
    replica = await startReplica(primary);
    stops.unshift(replica.stop);
    [database, other] = [await open(), await open()];
    if (database.replica === null) throw new Error("The database has no replica.");
    reads = database.replica;
    await addShipper(database);
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  it("happen once it was found to have what the primary has", async () => {
    expect(await isReplica()).toBe(false);
    await expect.poll(() => reads.check(1_000)).toEqual({ kind: "used", lagSeconds: 0 });
    expect(await isReplica()).toBe(true);
  });

  it("wait for what the company wrote through another server, and not for what others wrote", async () => {
    await run(replica.url, "select pg_wal_replay_pause()");
    await addShipper(database, "vikram@menon.example");
    await other.recordWrite("account-vikram@menon.example");
    expect(await isReplica()).toBe(true);
    await other.recordWrite(COMPANY);
    expect(await isReplica()).toBe(false);
    await run(replica.url, "select pg_wal_replay_resume()");
    await expect.poll(isReplica).toBe(true);
  });

  it("leave a replica alone that lags an hour, and use it again when it has caught up", async () => {
    await run(replica.url, "select pg_wal_replay_pause()");
    await database.recordWrite(COMPANY);
    await reads.check(10_000);
    const hourLater = 10_000 + 3_600_000;
    expect(await reads.check(hourLater)).toEqual({ kind: "lagging", lagSeconds: expect.any(Number) });
    expect(await isReplica()).toBe(false);
    await run(replica.url, "select pg_wal_replay_resume()");
    await expect.poll(() => reads.check(hourLater + 1_000)).toEqual({ kind: "used", lagSeconds: 0 });
    expect(await isReplica()).toBe(true);
  });

  it("come from the primary where the replica is gone", async () => {
    await replica.crash();
    expect(await isReplica()).toBe(false);
    expect(await reads.check(20_000)).toEqual({ kind: "unreachable", reason: expect.any(String) });
    await replica.restart();
    await expect.poll(() => reads.check(21_000)).toEqual({ kind: "used", lagSeconds: 0 });
    expect(await isReplica()).toBe(true);
  });

  it("are refused at the start where the address is another database cluster", async () => {
    const stranger = await startPostgres();
    const place = { url: stranger.url, maxLagSeconds: MAX_LAG_SECONDS };
    const opened = await openDatabase({ kind: "postgres", url: primary.url }, { replica: place });
    await stranger.stop();
    expect(opened._unsafeUnwrapErr()).toBe(
      "DATABASE_READ_URL is no replica of DATABASE_URL: it has another database cluster.",
    );
  });

  it("are not enough for a server: it refuses connections that lead to a replica", async () => {
    const opened = await openDatabase({ kind: "postgres", url: replica.url }, { isBounded: true });
    const misled = opened._unsafeUnwrap();
    await expect(misled.db.selectFrom("account").select("id").execute()).rejects.toThrow(
      "The database answered as a replica, which takes no writes.",
    );
    await misled.close();
  });
});
