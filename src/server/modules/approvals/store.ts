import type { QuoteSearch } from "#api/schema.d.ts";
import { accountRecords } from "#server/platform/database/account-records.ts";
import type { WantedShipment } from "#domain/companies";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import type { ApprovalTable } from "./tables.ts";

const LISTED = 100;

/** What is to be booked, with what was searched where it is known. */
export interface StoredShipment extends WantedShipment {
  readonly search?: QuoteSearch;
}

/** What is to be booked; null where the request does not state it. */
export const readShipment = ({ shipment }: Pick<ApprovalTable, "shipment">): StoredShipment | null =>
  shipment === null ? null : storedJson<StoredShipment>(shipment);

/** The latest requests of a company, those that wait first. */
export const listApprovals = async (db: Executor, accountId: string): Promise<readonly ApprovalTable[]> => {
  const rows = await db
    .selectFrom("approval")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("requestedAt", "desc")
    .orderBy("id", "desc")
    .limit(LISTED)
    .execute();
  return [...rows.filter(({ state }) => state === "waiting"), ...rows.filter(({ state }) => state !== "waiting")];
};

export const findApproval = (db: Executor, accountId: string, id: string): Promise<ApprovalTable | undefined> =>
  db.selectFrom("approval").selectAll().where("accountId", "=", accountId).where("id", "=", id).executeTakeFirst();

/** The waiting request of a person for an offer. */
export const findWaiting = (
  db: Executor,
  { accountId, requestedBy, offerId }: Pick<ApprovalTable, "accountId" | "requestedBy" | "offerId">,
): Promise<ApprovalTable | undefined> =>
  db
    .selectFrom("approval")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("requestedBy", "=", requestedBy)
    .where("offerId", "=", offerId)
    .where("state", "=", "waiting")
    .executeTakeFirst();

/** The request that a booking was made of; undefined of one that needed none. */
export const findApprovalOf = (
  db: Executor,
  { accountId, quotationId }: { readonly accountId: string; readonly quotationId: string },
): Promise<ApprovalTable | undefined> =>
  db
    .selectFrom("approval")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("quotationId", "=", quotationId)
    .executeTakeFirst();

/** How many requests of a company wait for a decision. */
export const countWaitingApprovals = async (db: Executor, accountId: string): Promise<number> => {
  const { waiting } = await db
    .selectFrom("approval")
    .select((row) => row.fn.countAll().as("waiting"))
    .where("accountId", "=", accountId)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return Number(waiting);
};

/** Requests that still wait although their price ended in a period, and about whose end nobody was mailed, at most `limit`. */
export const listEnded = (
  db: Executor,
  { after, until }: { readonly after: number; readonly until: number },
  limit: number,
): Promise<readonly Pick<ApprovalTable, "id" | "accountId">[]> =>
  db
    .selectFrom("approval")
    .select(["id", "accountId"])
    .where("state", "=", "waiting")
    .where("endMailedAt", "is", null)
    .where("priceEndsAt", ">", after)
    .where("priceEndsAt", "<=", until)
    .orderBy("priceEndsAt")
    .orderBy("id")
    .limit(limit)
    .execute();

/** Marks that people are mailed about the end of the price; false if it was marked, or decided, in the meantime. */
export const markEndMailed = async (db: Executor, id: string, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("approval")
    .set({ endMailedAt: now })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("endMailedAt", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

export const addApproval = async (db: Executor, row: ApprovalTable): Promise<void> => {
  await db.insertInto("approval").values(row).execute();
};

export const changeApproval = async (
  db: Executor,
  id: string,
  changes: Partial<Pick<ApprovalTable, "state" | "decidedBy" | "decidedAt" | "reason" | "quotationId">>,
): Promise<void> => {
  await db.updateTable("approval").set(changes).where("id", "=", id).execute();
};

export const approvalRecords = {
  approval: accountRecords("approval", {
    property: "approvals",
    key: ["requestedAt", "id"],
    hidden: ["endMailedAt", "accountId", "requestedBy", "decidedBy"],
    json: ["shipment"],
    isKept: false,
    onMerge: "moves",
  }),
};
