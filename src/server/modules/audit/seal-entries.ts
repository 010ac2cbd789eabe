import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Executor, Schema } from "#server/schema.ts";
import type { Kysely } from "kysely";
import type { AuditChainTable, AuditEntryTable } from "./tables.ts";

const CHAIN = 1;
const ENTRIES_TOGETHER = 200;

const hashOf = (values: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(values)).digest("hex");

/** Of what can be erased, salted: the digest stays when the values and the salt are gone. */
export const toDigest = ({ salt, origin, before, after, reason }: Omit<AuditEntryTable, "digest">): string =>
  hashOf([salt, origin, before, after, reason]);

/** Of an entry and of the one before it. */
export const toHash = (entry: Omit<AuditEntryTable, "hash">, previous: string): string => {
  const { position, id, at, actorKind, actorId, role, action, subjectKind, subjectId, customerId, digest } = entry;
  return hashOf([
    previous,
    position,
    id,
    at,
    actorKind,
    actorId,
    role,
    action,
    subjectKind,
    subjectId,
    customerId,
    digest,
  ]);
};

/** The end of the chain, locked until the transaction ends. */
const lockChain = async (db: Executor): Promise<AuditChainTable> => {
  const empty = { id: CHAIN, position: 0, hash: "" };
  await db
    .insertInto("auditChain")
    .values(empty)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const locked = await db
    .updateTable("auditChain")
    .set((e) => ({ position: e.ref("position") }))
    .returningAll()
    .executeTakeFirst();
  return locked ?? empty;
};

const sealEntry = (entry: AuditEntryTable, { position, hash }: Pick<AuditChainTable, "position" | "hash">) => {
  const placed = { ...entry, position: position + 1, salt: randomBytes(16).toString("hex") };
  const digest = toDigest(placed);
  return { position: placed.position, salt: placed.salt, digest, hash: toHash({ ...placed, digest }, hash) };
};

const sealSome = async (db: Executor): Promise<number> => {
  let end: Pick<AuditChainTable, "position" | "hash"> = await lockChain(db);
  const entries = await db
    .selectFrom("auditEntry")
    .selectAll()
    .where("position", "is", null)
    .orderBy("id")
    .limit(ENTRIES_TOGETHER)
    .execute();
  for (const entry of entries) {
    const seal = sealEntry(entry, end);
    await db.updateTable("auditEntry").set(seal).where("id", "=", entry.id).execute();
    end = seal;
  }
  await db.updateTable("auditChain").set({ position: end.position, hash: end.hash }).where("id", "=", CHAIN).execute();
  return entries.length;
};

const hasUnsealed = async (db: Executor): Promise<boolean> =>
  (await sql`select 1 from "auditEntry" where "position" is null limit 1`.execute(db)).rows.length > 0;

/**
 * Chains the entries that were recorded since the last call: each gets the hash of itself and of the one before it. Not done
 * while a change is made, because changes of different bookings would wait for each other.
 */
export const sealEntries = async (db: Kysely<Schema>): Promise<number> => {
  let sealed = 0;
  while (await hasUnsealed(db)) sealed += await db.transaction().execute(sealSome);
  return sealed;
};
