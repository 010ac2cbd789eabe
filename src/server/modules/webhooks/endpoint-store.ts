import { MAX_WEBHOOKS, PREVIOUS_SECRET_MS } from "#domain/webhooks";
import { accountRecords } from "#server/platform/database/account-records.ts";
import type { Executor } from "#server/schema.ts";
import { lockForCounting } from "../accounts/index.ts";
import type { WebhookEndpointTable } from "./tables.ts";

export const listEndpoints = (db: Executor, accountId: string): Promise<readonly WebhookEndpointTable[]> =>
  db
    .selectFrom("webhookEndpoint")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

/** An endpoint by its id; of an owner, or (null) of anybody. */
export const findEndpoint = async (
  db: Executor,
  id: string,
  accountId: string | null,
): Promise<WebhookEndpointTable | undefined> =>
  db
    .selectFrom("webhookEndpoint")
    .selectAll()
    .where("id", "=", id)
    .$if(accountId !== null, (query) => query.where("accountId", "=", accountId ?? ""))
    .executeTakeFirst();

/** False if the owner has as many as allowed. */
export const addEndpoint = (db: Executor, endpoint: WebhookEndpointTable): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await lockForCounting(transaction, endpoint.accountId);
    const endpoints = await listEndpoints(transaction, endpoint.accountId);
    if (endpoints.length >= MAX_WEBHOOKS) return false;
    await transaction.insertInto("webhookEndpoint").values(endpoint).execute();
    return true;
  });

type Owned = Pick<WebhookEndpointTable, "id" | "accountId">;

/** Undefined if the owner has no such endpoint. */
export const changeEndpoint = async (
  db: Executor,
  { id, accountId }: Owned,
  changes: Pick<WebhookEndpointTable, "url" | "events" | "state">,
): Promise<WebhookEndpointTable | undefined> =>
  db
    .updateTable("webhookEndpoint")
    .set(changes)
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .returningAll()
    .executeTakeFirst();

/** Its deliveries are deleted with it; false if the owner has no such endpoint. */
export const deleteEndpoint = async (db: Executor, { id, accountId }: Owned): Promise<boolean> => {
  const deleted = await db
    .deleteFrom("webhookEndpoint")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
};

/** Gives an endpoint a new secret; the one before signs for another 24 hours, as one statement so that no secret is lost. */
export const rotateSecret = async (
  db: Executor,
  { id, accountId }: Owned,
  { secret, now }: { readonly secret: string; readonly now: number },
): Promise<WebhookEndpointTable | undefined> =>
  db
    .updateTable("webhookEndpoint")
    .set((row) => ({ secret, previousSecret: row.ref("secret"), previousSecretUntil: now + PREVIOUS_SECRET_MS }))
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .returningAll()
    .executeTakeFirst();

/** The secrets that sign at a moment, the newest first. */
export const listSecrets = (
  { secret, previousSecret, previousSecretUntil }: WebhookEndpointTable,
  now: number,
): readonly string[] =>
  previousSecret !== null && previousSecretUntil !== null && now < previousSecretUntil
    ? [secret, previousSecret]
    : [secret];

export const endpointRecords = {
  webhookEndpoint: accountRecords("webhookEndpoint", {
    property: "webhooks",
    key: ["createdAt", "id"],
    hidden: ["accountId", "secret", "previousSecret"],
    json: ["events"],
    isKept: false,
  }),
};
