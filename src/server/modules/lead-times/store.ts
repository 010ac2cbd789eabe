import { recordChange } from "#server/modules/audit/index.ts";
import { inTransaction } from "#server/platform/database/transact.ts";
import { type LeadTimes, STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { storedJson } from "#server/platform/database/statements.ts";
import { accountRecords } from "#server/platform/database/account-records.ts";
import type { Executor } from "#server/schema.ts";
import { placesByCode } from "../places/index.ts";

/** Lead times with their version; 0 for those that nobody saved. */
export interface SavedLeadTimes {
  readonly hours: LeadTimes;
  readonly version: number;
}

export type FindLeadTimes = (origin: string | null) => SavedLeadTimes;

const NOTHING_SAVED = "null";

const readHours = (hours: string): LeadTimes => storedJson<LeadTimes | null>(hours) ?? STANDARD_LEAD_TIMES;

export const loadLeadTimes = async (db: Executor, accountId: string): Promise<FindLeadTimes> => {
  const rows = await db.selectFrom("leadTimes").selectAll().where("accountId", "=", accountId).execute();
  const byOrigin = new Map(
    rows.map(({ origin, hours, version }) => [origin, { hours: readHours(hours), version }] as const),
  );
  return (origin) => byOrigin.get(origin ?? "") ?? { hours: STANDARD_LEAD_TIMES, version: 0 };
};

export const saveLeadTimes = (db: Executor, accountId: string, origin: string, leadTimes: LeadTimes): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const hours = JSON.stringify(leadTimes);
    const { hours: before } = (await loadLeadTimes(transaction, accountId))(origin);
    await transaction
      .insertInto("leadTimes")
      .values({ accountId, origin, hours, version: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["accountId", "origin"])
          .doUpdateSet((row) => ({ hours, version: row("leadTimes.version", "+", 1) })),
      )
      .execute();
    await recordChange(transaction, {
      action: "lead-times.changed",
      subjectId: origin,
      customerId: accountId,
      before: { ...before },
      after: { ...leadTimes },
    });
  });

/** What a shipper has saved, in few letters: others after every change. */
export const readLeadTimesFingerprint = async (db: Executor, accountId: string): Promise<string> =>
  JSON.stringify(
    await db
      .selectFrom("leadTimes")
      .select(["origin", "hours", "version"])
      .where("accountId", "=", accountId)
      .orderBy("origin")
      .execute(),
  );

export interface OriginLeadTimes {
  readonly origin: string;
  /** Null where the place list does not have it. */
  readonly name: string | null;
  readonly leadTimes: LeadTimes;
}

/** What a shipper has saved, by origin. */
export const listLeadTimes = async (db: Executor, accountId: string): Promise<readonly OriginLeadTimes[]> => {
  const rows = await db
    .selectFrom("leadTimes")
    .select(["origin", "hours"])
    .where("accountId", "=", accountId)
    .where("hours", "<>", NOTHING_SAVED)
    .orderBy("origin")
    .execute();
  const places = await placesByCode(
    db,
    rows.map(({ origin }) => origin),
  );
  return rows.map(({ origin, hours }) => ({
    origin,
    name: places.get(origin)?.name ?? null,
    leadTimes: readHours(hours),
  }));
};

/** The standard lead times count again; the version still rises, so that calendars replace what they have. */
export const deleteLeadTimes = (db: Executor, accountId: string, origin: string): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const { hours: before } = (await loadLeadTimes(transaction, accountId))(origin);
    const deleted = await transaction
      .updateTable("leadTimes")
      .set((row) => ({ hours: NOTHING_SAVED, version: row("version", "+", 1) }))
      .where("accountId", "=", accountId)
      .where("origin", "=", origin)
      .where("hours", "<>", NOTHING_SAVED)
      .executeTakeFirst();
    if (deleted.numUpdatedRows === 1n)
      await recordChange(transaction, {
        action: "lead-times.deleted",
        subjectId: origin,
        customerId: accountId,
        before: { ...before },
      });
  });

export const leadTimesRecords = {
  leadTimes: accountRecords("leadTimes", {
    property: "leadTimes",
    key: ["origin"],
    hidden: ["accountId"],
    json: ["hours"],
    isKept: false,
    onMerge: { unless: ["origin"] },
  }),
};
