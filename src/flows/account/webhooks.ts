import { errAsync } from "neverthrow";
import { type FieldProblem, toFieldProblems } from "#domain/field-problem.ts";
import type { Webhook, WebhookDelivery } from "#domain/webhooks";
import type { CreatedWebhook, WebhookRequest } from "#ports/integrations.ts";
import { orGone, refusedFields } from "../kit/failure.ts";
import { createForm, type FormView } from "../kit/form.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

interface Webhooks {
  readonly webhooks: readonly Webhook[];
  /** A secret that was made a moment ago; null otherwise. */
  readonly renewed: CreatedWebhook | null;
}

export type WebhookAction = "test" | "renew" | "switch-on" | "switch-off" | "delete";

interface WebhookChange {
  readonly action: WebhookAction;
  readonly id: string;
}

const replace = ({ webhooks }: Webhooks, changed: Webhook): readonly Webhook[] =>
  webhooks.map((one) => (one.id === changed.id ? changed : one));

/** The shipper's webhooks and what is done with each of them. */
export const webhooksFlow = ({ requestActor, ports: { integrations } }: FlowServices<"integrations">) =>
  createPage<Webhooks, WebhookChange>({
    id: "webhooks",
    requestActor,
    load: (signal) => integrations.webhooks(signal).map((webhooks) => ({ webhooks, renewed: null })),
    change: ({ action, id }, signal, shown) => {
      if (action === "test") return integrations.testWebhook(id, signal).map(() => shown);
      if (action === "delete") return orGone(integrations.deleteWebhook(id, signal)).map(() => null);
      if (action === "renew")
        return integrations
          .rotateSecret(id, signal)
          .map((renewed) => ({ webhooks: replace(shown, renewed.webhook), renewed }));
      const webhook = shown.webhooks.find((one) => one.id === id);
      if (webhook === undefined) return errAsync({ kind: "malformed", issues: ["the webhook is not listed"] });
      return integrations
        .changeWebhook({ ...webhook, isEnabled: action === "switch-on" }, signal)
        .map((changed) => ({ ...shown, webhooks: replace(shown, changed) }));
    },
  });

/** `changing` is what is being done with a webhook. */
export const webhooksView = (snapshot: PageSnapshot<Webhooks, WebhookChange>) =>
  pageView(snapshot, ({ webhooks, renewed }, { change }) => ({ webhooks, renewed, changing: change }));

const FIELDS = ["url", "events", "mode"] as const;
type Field = (typeof FIELDS)[number];

export type CreateWebhookView = FormView<WebhookRequest, CreatedWebhook, Field>;

const listProblems = ({ url, events }: WebhookRequest): readonly FieldProblem<Field>[] => [
  ...toFieldProblems("url", url.trim() === "" ? "Enter an address that starts with https://." : null),
  ...toFieldProblems("events", events.length === 0 ? "Choose at least one event." : null),
];

/** The form for a new webhook; its secret is shown until the form is closed. The server decides which addresses it takes. */
export const createWebhookFlow = ({ requestActor, ports: { integrations } }: FlowServices<"integrations">) =>
  createForm<WebhookRequest, CreatedWebhook, Field>({
    id: "createWebhook",
    requestActor,
    first: { url: "", events: [], mode: "live" },
    validate: listProblems,
    send: ({ url, ...request }, signal) => integrations.createWebhook({ ...request, url: url.trim() }, signal),
    toProblems: refusedFields(FIELDS),
    beginsClosed: true,
    discards: true,
    after: "sent",
  });

const LISTED = 20;

type Resend = Pick<WebhookDelivery, "id">;

/** The newest deliveries of a webhook, and sending one again. */
export const deliveriesFlow = (
  { requestActor, ports: { integrations } }: FlowServices<"integrations">,
  webhook: string,
) =>
  createPage<readonly WebhookDelivery[], Resend>({
    id: "deliveries",
    requestActor,
    load: (signal) => integrations.deliveries(webhook, LISTED, signal),
    change: ({ id }, signal) => orGone(integrations.sendAgain({ webhook, delivery: id }, signal)).map(() => null),
  });

/** `sending` is the delivery that is being sent again. */
export const deliveriesView = (snapshot: PageSnapshot<readonly WebhookDelivery[], Resend>) =>
  pageView(snapshot, (deliveries, { change }) => ({ deliveries, sending: change?.id ?? null }));
