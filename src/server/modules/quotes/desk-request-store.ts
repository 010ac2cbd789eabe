import type { Executor } from "#server/schema.ts";
import { withEmails } from "../accounts/index.ts";
import type { StoredDeskRequest } from "./tables.ts";

const MAX_LISTED = 200;

export const listStoredRequests = (db: Executor, accountId: string): Promise<readonly StoredDeskRequest[]> =>
  db
    .selectFrom("deskRequest")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("requestedAt", "desc")
    .orderBy("id", "desc")
    .limit(MAX_LISTED)
    .execute();

export const findOpenRequest = async (
  db: Executor,
  accountId: string,
  openKey: string,
): Promise<StoredDeskRequest | null> =>
  (await db
    .selectFrom("deskRequest")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("openKey", "=", openKey)
    .executeTakeFirst()) ?? null;

/** False if a request for the same search is open. */
export const addRequestRow = async (db: Executor, request: StoredDeskRequest): Promise<boolean> => {
  const added = await db
    .insertInto("deskRequest")
    .values(request)
    .onConflict((conflict) => conflict.columns(["accountId", "openKey"]).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

export const findRequestByNumber = async (db: Executor, number: string): Promise<StoredDeskRequest | null> =>
  (await db.selectFrom("deskRequest").selectAll().where("number", "=", number).executeTakeFirst()) ?? null;

/** False if the request was settled before. */
export const settleRequest = async (
  db: Executor,
  id: string,
  change: Pick<StoredDeskRequest, "state" | "settledAt" | "reason" | "quoteNumber">,
): Promise<boolean> => {
  const settled = await db
    .updateTable("deskRequest")
    .set({ ...change, openKey: null })
    .where("id", "=", id)
    .where("state", "=", "open")
    .executeTakeFirst();
  return settled.numUpdatedRows === 1n;
};

/** Requests of all shippers with the address of their account, newest first. For staff. */
export const listRequestsOfAll = async (
  db: Executor,
  limit: number,
): Promise<readonly (StoredDeskRequest & { readonly email: string })[]> =>
  withEmails(
    db,
    await db
      .selectFrom("deskRequest")
      .selectAll()
      .orderBy("requestedAt", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute(),
  );
