import { MAX_WEBHOOKS, PREVIOUS_SECRET_MS } from "#domain/webhooks";
import { openSecret, sealSecret } from "#server/platform/secrets.ts";
import { accountRecords } from "#server/platform/database/account-records.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import { recordChange } from "../audit/index.ts";
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

const toValues = ({ url, events, state }: Pick<WebhookEndpointTable, "url" | "events" | "state">) => ({
  url,
  events: [...storedJson<readonly string[]>(events)],
  state,
});

/** False if the owner has as many as allowed. */
export const addEndpoint = (db: Executor, endpoint: WebhookEndpointTable): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await lockForCounting(transaction, endpoint.accountId);
    const endpoints = await listEndpoints(transaction, endpoint.accountId);
    if (endpoints.length >= MAX_WEBHOOKS) return false;
    await transaction
      .insertInto("webhookEndpoint")
      .values({ ...endpoint, secret: sealSecret(endpoint.secret) })
      .execute();
    const { id, accountId: customerId } = endpoint;
    await recordChange(transaction, {
      action: "webhook.created",
      subjectId: id,
      customerId,
      after: toValues(endpoint),
    });
    return true;
  });

type Owned = Pick<WebhookEndpointTable, "id" | "accountId">;

/** Locks an endpoint of an owner until the transaction ends; undefined if there is none. */
const lockEndpoint = async (
  transaction: Executor,
  { id, accountId }: Owned,
): Promise<WebhookEndpointTable | undefined> =>
  transaction
    .updateTable("webhookEndpoint")
    .set((row) => ({ state: row.ref("state") }))
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .returningAll()
    .executeTakeFirst();

/** Undefined if the owner has no such endpoint. Runs in a transaction. */
export const changeEndpoint = async (
  transaction: Executor,
  owned: Owned,
  changes: Partial<Pick<WebhookEndpointTable, "url" | "events" | "state">>,
  reason: string | null = null,
): Promise<WebhookEndpointTable | undefined> => {
  const before = await lockEndpoint(transaction, owned);
  if (before === undefined) return undefined;
  const after = { ...before, ...changes };
  await transaction.updateTable("webhookEndpoint").set(changes).where("id", "=", before.id).execute();
  await recordChange(transaction, {
    action: "webhook.changed",
    subjectId: before.id,
    customerId: before.accountId,
    before: toValues(before),
    after: toValues(after),
    reason,
  });
  return after;
};

/** Its deliveries are deleted with it; false if the owner has no such endpoint. */
export const deleteEndpoint = (db: Executor, { id, accountId }: Owned): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom("webhookEndpoint")
      .where("id", "=", id)
      .where("accountId", "=", accountId)
      .returningAll()
      .executeTakeFirst();
    if (deleted === undefined) return false;
    await recordChange(transaction, {
      action: "webhook.deleted",
      subjectId: id,
      customerId: accountId,
      before: toValues(deleted),
    });
    return true;
  });

/** Gives an endpoint a new secret; the one before signs for another 24 hours. */
export const rotateSecret = (
  db: Executor,
  owned: Owned,
  { secret, now }: { readonly secret: string; readonly now: number },
): Promise<WebhookEndpointTable | undefined> =>
  db.transaction().execute(async (transaction) => {
    const before = await lockEndpoint(transaction, owned);
    if (before === undefined) return undefined;
    const previous = { previousSecret: before.secret, previousSecretUntil: now + PREVIOUS_SECRET_MS };
    const changes = { secret: sealSecret(secret), ...previous };
    await transaction.updateTable("webhookEndpoint").set(changes).where("id", "=", before.id).execute();
    await recordChange(transaction, {
      action: "webhook.secret-rotated",
      subjectId: before.id,
      customerId: before.accountId,
      after: { secretEnd: secret.slice(-4), previousSecretUntil: changes.previousSecretUntil },
    });
    return { ...before, ...changes };
  });

/** The secrets that sign at a moment, the newest first. */
export const listSecrets = (
  { secret, previousSecret, previousSecretUntil }: WebhookEndpointTable,
  now: number,
): readonly string[] =>
  previousSecret !== null && previousSecretUntil !== null && now < previousSecretUntil
    ? [openSecret(secret), openSecret(previousSecret)]
    : [openSecret(secret)];

export const endpointRecords = {
  webhookEndpoint: accountRecords("webhookEndpoint", {
    property: "webhooks",
    key: ["createdAt", "id"],
    hidden: ["accountId", "secret", "previousSecret"],
    json: ["events"],
    isKept: false,
    onMerge: "moves",
  }),
};
