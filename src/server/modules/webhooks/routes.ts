import { err, ok, type Result } from "neverthrow";
import type { Webhook, WebhookDelivery, WebhookRequest } from "#api/schema.d.ts";
import { MAX_WEBHOOKS, WEBHOOK_EVENTS, type WebhookEventType } from "#domain/webhooks";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Deps } from "#server/platform/feature.ts";
import { answer, authenticatedRoute, type Handler } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { openSecret } from "#server/platform/secrets.ts";
import { toInstant } from "#server/platform/time.ts";
import { findAddressProblem } from "./address.ts";
import { addDeliveries, countDeliveries, countFailing, listDeliveries, sendDeliveryAgain } from "./delivery-store.ts";
import {
  addEndpoint,
  changeEndpoint,
  deleteEndpoint,
  findEndpoint,
  listEndpoints,
  rotateSecret,
} from "./endpoint-store.ts";
import { toBody } from "./record-events.ts";
import { toWebhookSecret } from "./signature.ts";
import type { WebhookDeliveryTable, WebhookEndpointTable } from "./tables.ts";

const WEEK_MS = 7 * 86_400_000;
const PAGE = 20;

const NO_WEBHOOK: Refusal = { kind: "not-found", message: "This webhook was deleted." };
const SWITCHED_OFF: Refusal = { kind: "not-found", message: "This webhook is switched off or was deleted." };
const NO_DELIVERY: Refusal = { kind: "not-found", message: "This delivery is on its way already, or was deleted." };
const NO_TEST_MODE: Refusal = {
  kind: "fields",
  message: "Please check the marked fields.",
  fields: [{ field: "mode", message: "This portal has no test mode. Create a live webhook." }],
};
const TOO_MANY: Refusal = {
  kind: "conflict",
  message: `There are ${MAX_WEBHOOKS} webhooks. Delete one of them first.`,
};

const toMoment = (moment: number | null): string | null => (moment === null ? null : toInstant(moment));

const present = (row: WebhookEndpointTable, failing: number, now: number): Webhook => ({
  id: row.id,
  url: row.url,
  events: [...storedJson<readonly WebhookEventType[]>(row.events)],
  state: row.state,
  secretEnd: openSecret(row.secret).slice(-4),
  previousSecretUntil: (row.previousSecretUntil ?? 0) > now ? toMoment(row.previousSecretUntil) : null,
  failing,
  createdAt: toInstant(row.createdAt),
  mode: row.mode,
});

const presentDelivery = (row: WebhookDeliveryTable): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  createdAt: toInstant(row.createdAt),
  nextAttemptAt: row.state === "waiting" ? toInstant(row.nextAttemptAt) : null,
  status: row.status,
  durationMs: row.durationMs,
  answer: row.answer,
  reason: row.reason,
  body: row.body,
});

const readRequest = (
  { url, events }: WebhookRequest,
  allowsLoopback: boolean,
): Result<Pick<WebhookEndpointTable, "url" | "events">, Refusal> => {
  const trimmed = url.trim();
  const problem = findAddressProblem(trimmed, allowsLoopback);
  const fields = [
    ...(problem === null ? [] : [{ field: "url", message: problem }]),
    ...(events.length > 0 ? [] : [{ field: "events", message: "Choose at least one event." }]),
  ];
  if (fields.length > 0) return err({ kind: "fields", message: "Please check the marked fields.", fields });
  return ok({ url: trimmed, events: JSON.stringify(WEBHOOK_EVENTS.filter((event) => events.includes(event))) });
};

type RouteDeps = Pick<Deps, "database" | "clock" | "ids" | "config">;

const deliveryHandlers = ({ database: { db }, clock, ids }: RouteDeps): readonly Handler[] => [
  authenticatedRoute("testWebhook", async ({ path: { id } }, { companyId: accountId }) => {
    const now = clock();
    const found = await findEndpoint(db, id, accountId);
    if (found?.state !== "active") return err(SWITCHED_OFF);
    const type = "webhook.test";
    const body = toBody(type, now, {}, found.mode === "live");
    await addDeliveries(db, [
      { id: `msg_${ids.id()}`, accountId, endpoint: id, type, subject: "", body, createdAt: now },
    ]);
    return answer([], "Test message sent");
  }),
  authenticatedRoute("listWebhookDeliveries", async ({ path: { id }, query }, { companyId: accountId }) => {
    const { limit = PAGE, skip = 0 } = query;
    if ((await findEndpoint(db, id, accountId)) === undefined) return err(NO_WEBHOOK);
    const rows = await listDeliveries(db, { accountId, endpoint: id, limit, skip });
    return answer(rows.map(presentDelivery), "OK", { lenResult: await countDeliveries(db, id) });
  }),
  authenticatedRoute("sendWebhookDeliveryAgain", async ({ path: { id, delivery } }, { companyId: accountId }) =>
    (await sendDeliveryAgain(db, { id: delivery, endpoint: id, accountId }, clock()))
      ? answer([], "Delivery sent again")
      : err(NO_DELIVERY),
  ),
];

/** The webhooks of a shipper. */
export const webhookHandlers = (deps: RouteDeps): readonly Handler[] => {
  const { database, clock, ids, config } = deps;
  const { db } = database;
  const show = async (row: WebhookEndpointTable): Promise<Webhook> => {
    const now = clock();
    const failing = await countFailing(db, row.accountId, now - WEEK_MS);
    return present(row, failing.get(row.id) ?? 0, now);
  };
  return [
    authenticatedRoute("listWebhooks", async (_call, { companyId: accountId }) =>
      answer(await Promise.all((await listEndpoints(db, accountId)).map(show))),
    ),
    authenticatedRoute("createWebhook", async ({ body }, { companyId: accountId }) => {
      const read = readRequest(body, config.webhooksReachLoopback);
      if (read.isErr()) return err(read.error);
      const secret = toWebhookSecret(ids.secret());
      const previous = { previousSecret: null, previousSecretUntil: null };
      const mode = body.mode ?? "live";
      if (mode === "test" && config.testDatabase === null) return err(NO_TEST_MODE);
      const owned = { id: ids.id(), accountId, createdAt: clock(), mode };
      const row: WebhookEndpointTable = { ...owned, ...read.value, secret, ...previous, state: "active" };
      if (!(await addEndpoint(db, row))) return err(TOO_MANY);
      return answer([{ ...present(row, 0, row.createdAt), secret }], "Webhook created");
    }),
    authenticatedRoute(
      "changeWebhook",
      async ({ path: { id }, body: { enabled, ...body } }, { companyId: accountId }) => {
        const read = readRequest(body, config.webhooksReachLoopback);
        if (read.isErr()) return err(read.error);
        const state = enabled ? "active" : "disabled";
        const row = await db
          .transaction()
          .execute((transaction) => changeEndpoint(transaction, { id, accountId }, { ...read.value, state }));
        return row === undefined ? err(NO_WEBHOOK) : answer([await show(row)], "Webhook saved");
      },
    ),
    authenticatedRoute("deleteWebhook", async ({ path: { id } }, { companyId: accountId }) =>
      (await deleteEndpoint(db, { id, accountId })) ? answer([], "Webhook deleted") : err(NO_WEBHOOK),
    ),
    authenticatedRoute("rotateWebhookSecret", async ({ path: { id } }, { companyId: accountId }) => {
      const secret = toWebhookSecret(ids.secret());
      const row = await rotateSecret(db, { id, accountId }, { secret, now: clock() });
      return row === undefined ? err(NO_WEBHOOK) : answer([{ ...(await show(row)), secret }], "Secret made");
    }),
    ...deliveryHandlers(deps),
  ];
};
