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
import { applyChange, eventIdOf, findEvents, readEvent, type StoredEvent } from "./events.ts";
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

/** The events of a simulator, changed as the version of the API allows. */
const createStore = (context: CarrierContext, version: "2.2" | "3.0") => {
  let events: readonly StoredEvent[] = [];
  let created = 0;
  const nextId = () => {
    created += 1;
    return eventIdOf(context.seed, created);
  };
  const replace = (event: StoredEvent): StoredEvent => {
    events = events.map((one) => (one.id === event.id ? event : one));
    return event;
  };
  return {
    list: () => events,
    find: (id: string) => events.find((one) => one.id === id),
    add: (value: unknown): StoredEvent | string => {
      const event = readEvent(value, nextId(), context.clock());
      if (typeof event !== "string") events = [...events, event];
      return event;
    },
    correct: (event: StoredEvent, change: unknown): StoredEvent => {
      const now = context.clock().toISOString();
      if (version === "3.0") return replace({ ...applyChange(event, change), updatedAt: now });
      const corrected = { ...applyChange(event, change), id: nextId(), createdAt: now };
      events = [...events, corrected];
      return corrected;
    },
    /** 2.2 knows no retraction: the event is not answered any more, and nobody is told. */
    retract: (event: StoredEvent): StoredEvent | undefined => {
      if (version === "3.0") return replace({ ...event, updatedAt: context.clock().toISOString(), isRetracted: true });
      events = events.filter((one) => one !== event);
      return undefined;
    },
    reset: () => {
      events = [];
    },
  };
};

/** DCSA Track & Trace: events by query, and events pushed to subscribers. */
export const createTracking = (context: CarrierContext, settings: TrackingSettings = {}): Carrier => {
  const variant: Variant = VARIANTS[settings.variant ?? "dcsa"];
  const oauth = createOAuth(context, {
    clientId: "simulator",
    clientSecret: "simulator-secret",
    scopes: [SCOPE],
    expiresInSeconds: 299,
  });
  const quota = createQuota([{ calls: settings.callsPerMinute ?? 600, seconds: 60 }]);
  const store = createStore(context, settings.version ?? "2.2");
  const deliveries = createDeliveries(settings.retryDelaysMs ?? RETRY_DELAYS_MS);

  const refuseKey = (request: SimulatorRequest): SimulatorAnswer | undefined => {
    const keys = Object.entries(variant.keys);
    if (keys.length === 0) return oauth.refuse(request, SCOPE);
    const isKnown = keys.every(([name, value]) => headerOf(request, name) === value);
    return isKnown && !request.has("revoked-key") ? undefined : refuse(401, "Unknown key.");
  };

  const pull = (request: SimulatorRequest): SimulatorAnswer => {
    const refused = refuseKey(request) ?? quota.take(request.now);
    if (refused) return refused;
    const given = REFERENCES.filter((name) => request.query.has(name));
    const missing = variant.needs?.filter((name) => !given.includes(name)) ?? [];
    if (given.length === 0 || missing.length > 0)
      return refuse(400, `The query needs ${(variant.needs ?? REFERENCES).join(variant.needs ? " and " : " or ")}.`);
    const page = pageOf(request, request.has("empty-list") ? [] : findEvents(store.list(), request.query));
    const written = page.items.map(variant.write);
    return json(
      200,
      request.has("renamed-field") ? renameField(written, "eventDateTime", "eventTime") : written,
      page.headers,
    );
  };

  const subscriptions = createSubscriptions({ deliveries, write: variant.write, refuseKey });

  const changeKnown = (known: StoredEvent, body: unknown): StoredEvent | undefined =>
    textAt(body, "correct") === undefined ? store.retract(known) : store.correct(known, recordAt(body, "change"));

  const change = (request: SimulatorRequest): SimulatorAnswer => {
    const kind = DELIVERY_KINDS.find((one) => one === (textAt(request.json, "deliver") ?? "signed"));
    if (kind === undefined) return refuse(400, `deliver must be one of ${DELIVERY_KINDS.join(", ")}.`);
    const id = textAt(request.json, "correct") ?? textAt(request.json, "retract");
    const known = id === undefined ? undefined : store.find(id);
    if (id !== undefined && known === undefined) return refuse(404, `No event ${id}.`);
    const event = known === undefined ? store.add(recordAt(request.json, "add")) : changeKnown(known, request.json);
    if (typeof event === "string") return refuse(400, event);
    if (event === undefined) return { status: 204 };
    subscriptions.deliver(event, kind);
    return json(201, { eventID: event.id });
  };

  return {
    routes: [
      { method: "POST", path: /^\/oauth\/token$/, isToken: true, handle: oauth.issue },
      { method: "GET", path: variant.path, handle: pull },
      ...subscriptions.routes,
    ],
    controls: [
      { method: "POST", path: /^\/simulator\/events$/, handle: change },
      {
        method: "GET",
        path: /^\/simulator\/deliveries$/,
        handle: async () => json(200, await deliveries.settled()),
      },
    ],
    faults: ["revoked-key", "expired-token", "more-pages", "renamed-field", "empty-list"],
    isBilled: () => false,
    reset: () => {
      oauth.reset();
      quota.reset();
      store.reset();
      deliveries.reset();
      subscriptions.reset();
    },
    stop: deliveries.stop,
  };
};
