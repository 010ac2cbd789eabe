import { renameField } from "../kit/damage.ts";
import {
  type Carrier,
  type CarrierContext,
  headerOf,
  json,
  type SimulatorAnswer,
  type SimulatorRequest,
} from "../kit/http.ts";
import { recordAt, textAt } from "../kit/json.ts";
import { createOAuth } from "../kit/oauth.ts";
import { pageOf } from "../kit/pages.ts";
import { createQuota } from "../kit/quota.ts";
import { createDeliveries, DELIVERY_KINDS } from "./deliveries.ts";
import { findEvents, type StoredEvent } from "./events.ts";
import { createStore } from "./store.ts";
import { createSubscriptions } from "./subscriptions.ts";
import { type Variant, VARIANTS, type VariantName } from "./variants.ts";

export interface TrackingSettings {
  /** Whose differences from DCSA it shows (dcsa). */
  readonly variant?: VariantName;
  /** 2.2, the default: a correction is a new event. 3.0: it is the same event, and events can be retracted. */
  readonly version?: "2.2" | "3.0";
  readonly callsPerMinute?: number;
  /** After how long a callback that failed is called again (1, 5 and 30 s). */
  readonly retryDelaysMs?: readonly number[];
}

const SCOPE = "tracking";
const REFERENCES = ["carrierBookingReference", "transportDocumentReference", "equipmentReference"];
const RETRY_DELAYS_MS = [1_000, 5_000, 30_000];

const refuse = (status: number, message: string): SimulatorAnswer =>
  json(status, { statusCode: status, errors: [{ errorCodeMessage: message }] });

interface Feed {
  readonly variant: Variant;
  readonly oauth: ReturnType<typeof createOAuth>;
  readonly quota: ReturnType<typeof createQuota>;
  readonly store: ReturnType<typeof createStore>;
}

const refuseKey = ({ variant, oauth }: Feed, request: SimulatorRequest): SimulatorAnswer | undefined => {
  const keys = Object.entries(variant.keys);
  if (keys.length === 0) return oauth.refuse(request, SCOPE);
  const isKnown = keys.every(([name, value]) => headerOf(request, name) === value);
  return isKnown && !request.has("revoked-key") ? undefined : refuse(401, "Unknown key.");
};

const pull = (feed: Feed, request: SimulatorRequest): SimulatorAnswer => {
  const refused = refuseKey(feed, request) ?? feed.quota.take(request.now);
  if (refused) return refused;
  const { needs, write } = feed.variant;
  const given = REFERENCES.filter((name) => request.query.has(name));
  const isEnough = needs === undefined ? given.length > 0 : needs.every((name) => given.includes(name));
  if (!isEnough) return refuse(400, `The query needs ${needs?.join(" and ") ?? REFERENCES.join(" or ")}.`);
  const found = request.has("empty-list") ? [] : findEvents(feed.store.list(), request.query);
  const { items, headers } = pageOf(request, found);
  const written = items.map(write);
  const isRenamed = request.has("renamed-field");
  return json(200, isRenamed ? renameField(written, "eventDateTime", "eventTime") : written, headers);
};

const changeKnown = ({ store }: Feed, known: StoredEvent, body: unknown): StoredEvent | undefined =>
  textAt(body, "correct") === undefined ? store.retract(known) : store.correct(known, recordAt(body, "change"));

/** Adds, corrects or retracts an event, and delivers it. */
const changeEvents = (
  feed: Feed,
  request: SimulatorRequest,
  deliver: ReturnType<typeof createSubscriptions>["deliver"],
): SimulatorAnswer => {
  const kind = DELIVERY_KINDS.find((one) => one === (textAt(request.json, "deliver") ?? "signed"));
  if (kind === undefined) return refuse(400, `deliver must be one of ${DELIVERY_KINDS.join(", ")}.`);
  const id = textAt(request.json, "correct") ?? textAt(request.json, "retract");
  const known = id === undefined ? undefined : feed.store.find(id);
  if (id !== undefined && known === undefined) return refuse(404, `No event ${id}.`);
  const event =
    known === undefined ? feed.store.add(recordAt(request.json, "add")) : changeKnown(feed, known, request.json);
  if (typeof event === "string") return refuse(400, event);
  if (event === undefined) return { status: 204 };
  deliver(event, kind);
  return json(201, { eventID: event.id });
};

const createFeed = (context: CarrierContext, settings: TrackingSettings): Feed => ({
  variant: VARIANTS[settings.variant ?? "dcsa"],
  oauth: createOAuth(context, {
    clientId: "simulator",
    clientSecret: "simulator-secret",
    scopes: [SCOPE],
    expiresInSeconds: 299,
  }),
  quota: createQuota([{ calls: settings.callsPerMinute ?? 600, seconds: 60 }]),
  store: createStore(context, settings.version ?? "2.2"),
});

/** DCSA Track & Trace: events by query, and events pushed to subscribers. */
export const createTracking = (context: CarrierContext, settings: TrackingSettings = {}): Carrier => {
  const feed = createFeed(context, settings);
  const { variant, oauth, quota, store } = feed;
  const deliveries = createDeliveries(settings.retryDelaysMs ?? RETRY_DELAYS_MS);
  const subscriptions = createSubscriptions({
    deliveries,
    write: variant.write,
    refuseKey: (request) => refuseKey(feed, request),
  });
  const settled = async () => json(200, await deliveries.settled());
  return {
    routes: [
      { method: "POST", path: /^\/oauth\/token$/, isToken: true, handle: oauth.issue },
      { method: "GET", path: variant.path, handle: (request) => pull(feed, request) },
      ...subscriptions.routes,
    ],
    controls: [
      {
        method: "POST",
        path: /^\/simulator\/events$/,
        handle: (request) => changeEvents(feed, request, subscriptions.deliver),
      },
      { method: "GET", path: /^\/simulator\/deliveries$/, handle: settled },
    ],
    faults: ["revoked-key", "expired-token", "more-pages", "renamed-field", "empty-list"],
    isBilled: () => false,
    reset: () => {
      for (const part of [oauth, quota, store, deliveries, subscriptions]) part.reset();
    },
    stop: deliveries.stop,
  };
};
