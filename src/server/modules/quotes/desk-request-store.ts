import { sql } from "kysely";
import type { AuditValue } from "#domain/audit";
import { addRequestWords, type RequestWords } from "#domain/quotes";
import { storedJson } from "#server/platform/database/statements.ts";
import { recordChange } from "#server/modules/audit/index.ts";
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
  if (added.numInsertedOrUpdatedRows !== 1n) return false;
  const { number, accountId, search, commodity, note } = request;
  await recordChange(db, {
    action: "quote-request.created",
    subjectId: number,
    customerId: accountId,
    after: { search: storedJson<AuditValue>(search), commodity, note },
  });
  return true;
};

/** Adds what the shipper has written about an open request; null if it was settled meanwhile, or all of it was there. */
export const addWordsToRequest = async (
  db: Executor,
  { id }: Pick<StoredDeskRequest, "id">,
  written: RequestWords,
): Promise<StoredDeskRequest | null> => {
  /* Locked until the transaction ends: of two at once, none is lost. */
  const before = await db
    .updateTable("deskRequest")
    .set((e) => ({ state: e.ref("state") }))
    .where("id", "=", id)
    .where("state", "=", "open")
    .returningAll()
    .executeTakeFirst();
  const after = before === undefined ? null : addRequestWords(before, written);
  if (before === undefined || after === null) return null;
  await db.updateTable("deskRequest").set(after).where("id", "=", id).execute();
  const { number, accountId, commodity, note } = before;
  await recordChange(db, {
    action: "quote-request.words-added",
    subjectId: number,
    customerId: accountId,
    before: { commodity, note },
    after: { ...after },
  });
  return { ...before, ...after };
};

export const findRequestByNumber = async (db: Executor, number: string): Promise<StoredDeskRequest | null> =>
  (await db.selectFrom("deskRequest").selectAll().where("number", "=", number).executeTakeFirst()) ?? null;

/** False if the request was settled before. */
export const settleRequest = async (
  db: Executor,
  { id, number, accountId }: Pick<StoredDeskRequest, "id" | "number" | "accountId">,
  change: Pick<StoredDeskRequest, "settledAt" | "reason" | "quoteNumber"> & { readonly state: "answered" | "declined" },
): Promise<boolean> => {
  const settled = await db
    .updateTable("deskRequest")
    .set({ ...change, openKey: null })
    .where("id", "=", id)
    .where("state", "=", "open")
    .executeTakeFirst();
  if (settled.numUpdatedRows !== 1n) return false;
  await recordChange(db, {
    action: `quote-request.${change.state}`,
    subjectId: number,
    customerId: accountId,
    after: { quote: change.quoteNumber },
    reason: change.reason,
  });
  return true;
};

/** Those of some requests that were settled until a moment, in epoch milliseconds. */
export const listSettledRequests = async (
  db: Executor,
  numbers: readonly string[],
  until: number,
): Promise<readonly string[]> => {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom("deskRequest")
    .select("number")
    .where("number", "in", numbers)
    .where("settledAt", "<=", until)
    .execute();
  return rows.map(({ number }) => number);
};

/** A settled request is open again. */
export const reopenRequest = async (
  db: Executor,
  { id, number, accountId, state, quoteNumber, reason }: StoredDeskRequest,
  openKey: string,
): Promise<void> => {
  await db
    .updateTable("deskRequest")
    .set({ state: "open", settledAt: null, reason: null, quoteNumber: null, openKey })
    .where("id", "=", id)
    .execute();
  await recordChange(db, {
    action: "quote-request.answer-undone",
    subjectId: number,
    customerId: accountId,
    before: { state, quote: quoteNumber, reason },
    after: { state: "open" },
  });
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

/** The place of a request in the order of the list; a page begins after it. */
export type RequestPosition = Pick<StoredDeskRequest, "requestedAt" | "id">;

/** Requests of all companies, newest first, in one state or in any. */
export const listAllRequests = (
  db: Executor,
  state: StoredDeskRequest["state"] | null,
  { after, limit }: { readonly after: RequestPosition | null; readonly limit: number },
): Promise<readonly StoredDeskRequest[]> =>
  db
    .selectFrom("deskRequest")
    .selectAll()
    .$if(state !== null, (query) => query.where("state", "=", state ?? "open"))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`("requestedAt", "id") < (${after?.requestedAt ?? 0}, ${after?.id ?? ""})`),
    )
    .orderBy("requestedAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
