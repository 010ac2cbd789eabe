import { Counter, Histogram, type Registry } from "prom-client";
import { repeat } from "#server/platform/background.ts";
import type { Feature } from "#server/platform/feature.ts";
import { retain } from "#server/platform/retention.ts";
import { createEndpointCaller } from "./call-endpoint.ts";
import { pruneDeliveries } from "./delivery-store.ts";
import { webhookHandlers } from "./routes.ts";
import { createWebhookSender, type WebhookSenderDeps } from "./sender.ts";

const SECOND_MS = 1_000;

/* Neither shippers nor addresses are labels. */
const measureAttempts = (registry: Registry): WebhookSenderDeps["onAttempt"] => {
  const attempts = new Counter({
    name: "webhook_attempts_total",
    help: "Attempts to deliver messages to webhooks",
    labelNames: ["outcome"] as const,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "webhook_attempt_seconds",
    help: "Time until a webhook has answered or failed",
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return (outcome, durationMs) => {
    attempts.inc({ outcome });
    seconds.observe(durationMs / SECOND_MS);
  };
};

/** Webhooks: their pages, and the sender of what was written for them, until the server stops. */
export const webhooksFeature: Feature = (deps) => {
  const { database, clock, ids, config, metrics } = deps;
  const sender = createWebhookSender({
    db: database.db,
    clock,
    ids,
    site: config.publicUrl,
    call: createEndpointCaller({ allowsLoopback: config.webhooksReachLoopback }),
    random: Math.random,
    onAttempt: measureAttempts(metrics),
  });
  repeat(deps, SECOND_MS, () => sender.sendDue(() => deps.stopping.aborted), "webhooks");
  retain(deps, "webhookDelivery", config.retention.webhooks, (before) => pruneDeliveries(database.db, before));
  return webhookHandlers(deps);
};
