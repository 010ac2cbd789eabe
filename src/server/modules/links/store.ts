import type { AuditValue } from "#domain/audit";
import { storedJson } from "#server/platform/database/statements.ts";
import { toInstant } from "#server/platform/time.ts";
import { recordChange } from "#server/modules/audit/index.ts";
import { inTransaction } from "#server/platform/database/transact.ts";
import { findLinkState, type LinkKind } from "#domain/links";
import { accountRecords } from "#server/platform/database/account-records.ts";
import type { Executor } from "#server/schema.ts";
import { accountById, withEmails } from "../accounts/index.ts";
import type { StoredLink } from "./tables.ts";

const MAX_LISTED = 500;

export const addLink = (db: Executor, link: StoredLink): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await transaction.insertInto("sharedLink").values(link).execute();
    const { id, accountId, kind, number, recipient, options, expiresAt } = link;
    await recordChange(transaction, {
      action: "link.created",
      subjectId: id,
      customerId: accountId,
      after: {
        kind,
        number,
        recipient,
        options: storedJson<AuditValue>(options),
        expiresAt: toInstant(expiresAt),
      },
    });
  });

/** Newest first: those that work, and those that ended after `endedSince`. */
export const listLinks = (
  db: Executor,
  accountId: string,
  { subject, endedSince }: { readonly subject: string | null; readonly endedSince: number },
): Promise<readonly StoredLink[]> =>
  db
    .selectFrom("sharedLink")
    .selectAll()
    .where("accountId", "=", accountId)
    .$if(subject !== null, (query) => query.where("subject", "=", subject ?? ""))
    .where("expiresAt", ">=", endedSince)
    .where((row) => row.or([row("revokedAt", "is", null), row("revokedAt", ">=", endedSince)]))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(MAX_LISTED)
    .execute();

/** The link of a token; null if it does not exist, has ended, is of another kind, or its account is disabled. */
export const findActiveLink = async (
  db: Executor,
  { kind, tokenHash, now }: { readonly kind: LinkKind; readonly tokenHash: string; readonly now: number },
): Promise<StoredLink | null> => {
  const found = await db
    .selectFrom("sharedLink")
    .selectAll()
    .where("tokenHash", "=", tokenHash)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (found === undefined || findLinkState(found, now) !== "active") return null;
  return (await accountById(db, found.accountId))?.disabledAt === null ? found : null;
};

/** Locks the link of a token until the end of the transaction, so that it is not revoked at the same moment; as `findActiveLink`. */
export const lockActiveLink = async (
  db: Executor,
  wanted: { readonly kind: LinkKind; readonly tokenHash: string; readonly now: number },
): Promise<StoredLink | null> => {
  await db
    .updateTable("sharedLink")
    .set((row) => ({ opens: row.ref("opens") }))
    .where("tokenHash", "=", wanted.tokenHash)
    .execute();
  return findActiveLink(db, wanted);
};

export const recordOpening = async (db: Executor, id: string, now: number): Promise<void> => {
  await db
    .updateTable("sharedLink")
    .set((row) => ({ opens: row("opens", "+", 1), lastOpenedAt: now }))
    .where("id", "=", id)
    .execute();
};

/** False if the account has no such link that works. */
export const revokeLink = (
  db: Executor,
  { accountId, id }: Pick<StoredLink, "accountId" | "id">,
  now: number,
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const revoked = await transaction
      .updateTable("sharedLink")
      .set({ revokedAt: now })
      .where("id", "=", id)
      .where("accountId", "=", accountId)
      .where("revokedAt", "is", null)
      .where("expiresAt", ">", now)
      .executeTakeFirst();
    if (revoked.numUpdatedRows !== 1n) return false;
    await recordChange(transaction, { action: "link.revoked", subjectId: id, customerId: accountId });
    return true;
  });

/** False if no such link works. For staff. */
export const revokeAnyLink = async (db: Executor, id: string, now: number): Promise<boolean> => {
  const link = await db.selectFrom("sharedLink").select(["id", "accountId"]).where("id", "=", id).executeTakeFirst();
  return link !== undefined && revokeLink(db, link, now);
};

/** Links of all accounts with the address of their owner, newest first. For staff. */
export const listLinksOfAll = async (
  db: Executor,
  limit: number,
): Promise<readonly (StoredLink & { readonly email: string })[]> =>
  withEmails(
    db,
    await db
      .selectFrom("sharedLink")
      .selectAll()
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute(),
  );

/** Deletes links that ended before a moment. */
export const pruneLinks = async (db: Executor, before: number): Promise<void> => {
  await db
    .deleteFrom("sharedLink")
    .where((row) => row.or([row("expiresAt", "<", before), row("revokedAt", "<", before)]))
    .execute();
};

/** Whether links to something were created and each of them was revoked by its owner. */
export const isRevoked = async (db: Executor, subject: string): Promise<boolean> => {
  const links = await db.selectFrom("sharedLink").select("revokedAt").where("subject", "=", subject).execute();
  return links.length > 0 && links.every(({ revokedAt }) => revokedAt !== null);
};

export const linkRecords = {
  sharedLink: accountRecords("sharedLink", {
    property: "sharedLinks",
    key: ["createdAt", "id"],
    hidden: ["accountId", "tokenHash"],
    json: ["options"],
    isKept: false,
    onMerge: "moves",
  }),
};
