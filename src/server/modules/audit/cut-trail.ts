import { removeInBatches } from "#server/platform/retention.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { recordChange } from "./record-change.ts";
import type { AuditCutTable } from "./tables.ts";

type Cut = Omit<AuditCutTable, "cutAt">;

const UNCUT: Cut = { position: 0, hash: "" };

/** Where the chain begins: after the last entry that may be removed. */
export const findCut = async (db: Executor): Promise<Cut> =>
  (await db
    .selectFrom("auditCut")
    .select(["position", "hash"])
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst()) ?? UNCUT;

/** The last sealed entry before which, and with which, everything was recorded before a moment; undefined for none. */
const findLastBefore = async (db: Executor, { position }: Cut, before: number) => {
  const sealed = db.selectFrom("auditEntry").where("position", ">", position);
  const firstKept = await sealed
    .select("position")
    .where("at", ">=", before)
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
  return sealed
    .select(["position", "hash", "at"])
    .$if(firstKept !== undefined, (query) => query.where("position", "<", firstKept?.position ?? 0))
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
};

/* One entry states what is removed, and allows it: triggers refuse to delete what is after every cut. */
const recordCut = (db: Executor, before: number, now: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const from = await findCut(transaction);
    const last = await findLastBefore(transaction, from, before);
    if (last === undefined || last.position === null || last.hash === null) return;
    const first = await transaction
      .selectFrom("auditEntry")
      .select("at")
      .where("position", ">", from.position)
      .orderBy("position")
      .limit(1)
      .executeTakeFirst();
    const added = await transaction
      .insertInto("auditCut")
      .values({ position: last.position, hash: last.hash, cutAt: now })
      .onConflict((conflict) => conflict.column("position").doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) return;
    await recordChange(transaction, {
      action: "trail.cut",
      subjectId: "trail",
      after: {
        entries: last.position - from.position,
        from: toInstant(first?.at ?? last.at),
        to: toInstant(last.at),
        position: last.position,
      },
    });
  });

/**
 * Removes sealed entries that were recorded before a moment, from the beginning of the trail on: one that is newer keeps those after it.
 * The removal is an entry itself, with how many there were and from when to when. Returns how many were removed.
 */
export const cutTrail = async (db: Executor, before: number, now: number): Promise<number> => {
  await recordCut(db, before, now);
  const { position } = await findCut(db);
  if (position === 0) return 0;
  return removeInBatches(async (limit) => {
    const removed = await db
      .deleteFrom("auditEntry")
      .where("id", "in", (e) =>
        e
          .selectFrom("auditEntry as old")
          .select("old.id")
          .where("old.position", "<=", position)
          .orderBy("old.position")
          .limit(limit),
      )
      .executeTakeFirst();
    return Number(removed.numDeletedRows);
  });
};
