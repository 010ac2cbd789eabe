import { type Kysely, sql } from "kysely";
import type { Executor, Schema } from "#server/schema.ts";
import { describeFault, unreachableError } from "../faults.ts";
import { failAfter } from "../wait.ts";

/** A replica of PostgreSQL that lists are read from. */
export interface ReplicaPlace {
  readonly url: string;
  /** A replica that lags more is not read from. */
  readonly maxLagSeconds: number;
}

/** Positions in the write-ahead log of the primary, and when they were read. */
export interface LogSample {
  readonly at: number;
  readonly position: bigint;
}

export type ReplicaState =
  | { readonly kind: "used"; readonly lagSeconds: number }
  | { readonly kind: "lagging"; readonly lagSeconds: number }
  | { readonly kind: "unreachable"; readonly reason: string };

/** Where what a shipper lists is read. */
export interface Reads {
  /**
   * Reads from the replica where it lags no more than it may and has all that the company wrote, through whichever server;
   * otherwise, and where the replica fails, from the primary. `work` only reads, and may be run twice.
   */
  readonly read: <T>(company: string, work: (db: Executor) => Promise<T>) => Promise<T>;
  /** Call it after a company has written and before that is answered, or in the transaction that writes for it. */
  readonly recordWrite: (company: string, transaction?: Executor) => Promise<void>;
}

/** A replica that is watched: `check` is called each second. */
export interface ReadReplica extends Reads {
  readonly check: (now: number) => Promise<ReplicaState>;
  readonly counts: () => Readonly<Record<"primary" | "replica", number>>;
  readonly close: () => Promise<void>;
}

/** Seconds since the primary was where the replica is now, by the newest sample that the replica has; null: longer than known. */
export const findLag = (samples: readonly LogSample[], position: bigint, now: number): number | null => {
  const reached = samples.findLast((sample) => sample.position <= position);
  return reached === undefined ? null : Math.max(0, (now - reached.at) / 1_000);
};

/** Leaves out what is older than the newest sample of at least that age. */
export const trimSamples = (samples: readonly LogSample[], now: number, ageMs: number): readonly LogSample[] => {
  const newestOld = samples.findLastIndex(({ at }) => now - at >= ageMs);
  return samples.slice(Math.max(0, newestOld));
};

const PRIMARY_POSITION = sql<{ readonly position: string }>`
  select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::text as "position"`;

/* After a failover the address may lead to the new primary for a moment. */
const REPLAYED = sql`(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end
  - '0/0'::pg_lsn)::text`;

const REPLICA_POSITION = sql<{ readonly position: string; readonly age: number | null }>`
  select ${REPLAYED} as "position",
    extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as "age"`;

const readVersion = async (db: Executor, company: string): Promise<number> => {
  const row = await db.selectFrom("companyWrite").select("version").where("company", "=", company).executeTakeFirst();
  return row?.version ?? 0;
};

const SYSTEM = sql<{ readonly id: string }>`select system_identifier::text as "id" from pg_control_system()`;

/** Whether both are copies of one database cluster; null while the replica cannot be reached. */
export const isReplicaOf = async (primary: Executor, replica: Executor): Promise<boolean | null> => {
  const own = await SYSTEM.execute(primary);
  const other = await SYSTEM.execute(replica).catch(() => null);
  return other === null ? null : own.rows[0]?.id === other.rows[0]?.id;
};

class Behind extends Error {}

const CHECK_MS = 3_000;

const NO_ANSWER = unreachableError("no answer within three seconds");

export const createReadReplica = (
  primary: Kysely<Schema>,
  replica: Kysely<Schema>,
  { maxLagSeconds }: Pick<ReplicaPlace, "maxLagSeconds">,
): ReadReplica => {
  let samples: readonly LogSample[] = [];
  let state: ReplicaState = { kind: "unreachable", reason: "not checked yet" };
  const counts = { primary: 0, replica: 0 };
  const sample = async (now: number): Promise<void> => {
    const { rows } = await PRIMARY_POSITION.execute(primary);
    const position = BigInt(rows[0]?.position ?? 0);
    samples = trimSamples([...samples, { at: now, position }], now, 1_000 * maxLagSeconds);
  };
  const measure = async (now: number): Promise<ReplicaState> => {
    const { rows } = await failAfter(REPLICA_POSITION.execute(replica), CHECK_MS, NO_ANSWER);
    const lag = findLag(samples, BigInt(rows[0]?.position ?? 0), now);
    const lagSeconds = lag ?? Math.max(maxLagSeconds, rows[0]?.age ?? 0);
    return { kind: lag !== null && lag <= maxLagSeconds ? "used" : "lagging", lagSeconds };
  };
  const fail = (error: unknown): ReplicaState => ({ kind: "unreachable", reason: describeFault(error) });
  const readFromPrimary = <T>(work: (db: Executor) => Promise<T>): Promise<T> => {
    counts.primary += 1;
    return work(primary);
  };
  /* The address may lead to several replicas: each transaction looks at the one that it has. */
  const readFromReplica = async <T>(company: string, work: (db: Executor) => Promise<T>): Promise<T> => {
    const version = await readVersion(primary, company);
    const bound = samples[0]?.position ?? 0n;
    return replica
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (transaction) => {
        const { rows } = await REPLICA_POSITION.execute(transaction);
        if (BigInt(rows[0]?.position ?? 0) < bound || (await readVersion(transaction, company)) < version)
          throw new Behind();
        const value = await work(transaction);
        counts.replica += 1;
        return value;
      });
  };
  return {
    read: async (company, work) => {
      if (state.kind !== "used") return readFromPrimary(work);
      try {
        return await readFromReplica(company, work);
      } catch (error) {
        if (!(error instanceof Behind)) state = fail(error);
        return readFromPrimary(work);
      }
    },
    recordWrite: async (company, transaction = primary) => {
      await transaction
        .insertInto("companyWrite")
        .columns(["company", "version"])
        /* The call may have deleted the company. */
        .expression((e) =>
          e
            .selectFrom("company")
            .select(["id", sql<number>`1`.as("version")])
            .where("id", "=", company),
        )
        .onConflict((conflict) =>
          conflict.column("company").doUpdateSet((e) => ({ version: e("companyWrite.version", "+", 1) })),
        )
        .execute();
    },
    check: async (now) => {
      await sample(now).catch(() => undefined);
      state = await measure(now).catch(fail);
      return state;
    },
    counts: () => counts,
    close: () => replica.destroy(),
  };
};

/** Without a replica: everything is read from the database itself. */
export const readsOf = (db: Kysely<Schema>): Reads => ({
  read: (_company, work) => work(db),
  recordWrite: async () => undefined,
});
