import { MAX_ATTEMPTS } from "#domain/webhooks";
import { toMessage } from "#server/platform/mail/mail-content.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { type Clock, type Ids, officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { listAdmins } from "../accounts/index.ts";
import type { WebhookDeliveryTable, WebhookEndpointTable } from "./tables.ts";

export interface WebhookMailing {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Of the portal. */
  readonly site: string;
}

interface FailedDelivery {
  readonly endpoint: WebhookEndpointTable;
  readonly delivery: WebhookDeliveryTable;
  readonly outcome: "delivered" | "failed" | "gone";
}

/* An address may have a token in its path or query. */
const toHost = (url: string): string => new URL(url).host;

/**
 * Mails the admins of the company that a delivery was given up, once a day for each webhook; belongs in the transaction of the last
 * attempt. No mail is about test mode.
 */
export const mailFailedDelivery = async (
  db: Executor,
  { clock, ids, site }: WebhookMailing,
  { endpoint, delivery, outcome }: FailedDelivery,
): Promise<void> => {
  if (endpoint.mode === "test") return;
  const host = toHost(endpoint.url);
  const isGone = outcome === "gone";
  const about = delivery.subject === "" ? delivery.type : `${delivery.type} of ${delivery.subject}`;
  const content = {
    subject: isGone ? `Webhook switched off: ${host}` : `Webhook not delivered: ${host}`,
    opening: isGone
      ? `${host} has answered 410, so that nothing more is sent to it.`
      : `${about} could not be delivered to ${host}: ${MAX_ATTEMPTS} attempts in 24 hours have failed.`,
    link: { label: "See the deliveries", address: `${site}/rate/account#webhooks` },
    paragraphs: [
      isGone
        ? "Switch it on again on your account page if this was not intended."
        : "Nothing is lost: once your receiver answers again, send the delivery again on your account page.",
    ],
  };
  const kind = isGone ? "gone" : "failed";
  const admins = await listAdmins(db, endpoint.accountId);
  await addOutgoingMails(
    db,
    { clock, ids },
    admins.map(({ id, email }) => ({
      key: `webhook|${endpoint.id}|${kind}|${officeDay(clock())}|${id}`,
      message: toMessage({ to: email, ...content }),
    })),
  );
};
