import { json, type Route, type SimulatorAnswer, type SimulatorRequest } from "../kit/http.ts";
import { textAt } from "../kit/json.ts";
import { type DeliveryKind, type createDeliveries, probe } from "./deliveries.ts";
import { findEvents, type StoredEvent } from "./events.ts";

interface Subscription {
  readonly subscriptionID: string;
  readonly callbackUrl: string;
  readonly secret: string;
  /** The filters, as a query for events has them. */
  readonly filters: URLSearchParams;
}

const MIN_SECRET_BYTES = 16;
const WRONG_SECRET = `secret must be Base64 of at least ${MIN_SECRET_BYTES} bytes.`;
const OTHER_SECRET = Buffer.from("a secret that nobody agreed on").toString("base64");
const TIMES: Readonly<Record<DeliveryKind, number>> = { signed: 1, "wrong-signature": 1, twice: 2, never: 0 };
const FILTERS = ["carrierBookingReference", "transportDocumentReference", "equipmentReference", "eventType"];

const isSecret = (secret: string): boolean => {
  const bytes = Buffer.from(secret, "base64");
  return bytes.toString("base64") === secret && bytes.length >= MIN_SECRET_BYTES;
};

const refuse = (status: number, message: string): SimulatorAnswer =>
  json(status, { statusCode: status, errors: [{ errorCodeMessage: message }] });

const filtersOf = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    FILTERS.flatMap((name) => {
      const value = textAt(body, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/* The secret is never answered. */
const toAnswer = ({ subscriptionID, callbackUrl, filters }: Subscription) => ({
  subscriptionID,
  callbackUrl,
  ...Object.fromEntries(filters),
});

interface Parts {
  readonly deliveries: ReturnType<typeof createDeliveries>;
  readonly write: (event: StoredEvent) => unknown;
  readonly refuseKey: (request: SimulatorRequest) => SimulatorAnswer | undefined;
}

interface Subscriptions {
  readonly byId: Map<string, Subscription>;
  readonly nextId: () => string;
}

const createStore = (): Subscriptions => {
  let created = 0;
  const nextId = (): string => {
    created += 1;
    return `SUB-${created}`;
  };
  return { byId: new Map(), nextId };
};

const create = async (subscriptions: Subscriptions, request: SimulatorRequest): Promise<SimulatorAnswer> => {
  const callbackUrl = textAt(request.json, "callbackUrl") ?? "";
  const secret = textAt(request.json, "secret") ?? "";
  if (!URL.canParse(callbackUrl)) return refuse(400, "callbackUrl must be a URL.");
  if (!isSecret(secret)) return refuse(400, WRONG_SECRET);
  if (!(await probe(callbackUrl))) return refuse(400, "callbackUrl did not answer HEAD with 2xx.");
  const subscriptionID = subscriptions.nextId();
  const subscription = { subscriptionID, callbackUrl, secret, filters: filtersOf(request.json) };
  subscriptions.byId.set(subscriptionID, subscription);
  return json(201, toAnswer(subscription));
};

const rotate = (subscriptions: Subscriptions, request: SimulatorRequest): SimulatorAnswer => {
  const secret = textAt(request.json, "secret") ?? "";
  const subscription = subscriptions.byId.get(request.parameters[0] ?? "");
  if (!isSecret(secret)) return refuse(400, WRONG_SECRET);
  if (subscription === undefined) return refuse(404, "Unknown subscription.");
  subscriptions.byId.set(subscription.subscriptionID, { ...subscription, secret });
  return { status: 204 };
};

const remove = (subscriptions: Subscriptions, request: SimulatorRequest): SimulatorAnswer =>
  subscriptions.byId.delete(request.parameters[0] ?? "") ? { status: 204 } : refuse(404, "Unknown subscription.");

const list = (subscriptions: Subscriptions): SimulatorAnswer =>
  json(200, [...subscriptions.byId.values()].map(toAnswer));

/** DCSA event subscriptions: their calls, and the delivery of an event to those that it matches. */
export const createSubscriptions = ({ deliveries, write, refuseKey }: Parts) => {
  const subscriptions = createStore();
  const route = (method: string, path: string, answer: typeof create | typeof rotate): Route => ({
    method,
    path: new RegExp(`^/v2/event-subscriptions${path}$`),
    handle: (request) => refuseKey(request) ?? answer(subscriptions, request),
  });
  return {
    routes: [
      route("POST", "", create),
      route("GET", "", list),
      route("PUT", "/([^/]+)/secret", rotate),
      route("DELETE", "/([^/]+)", remove),
    ],
    deliver: (event: StoredEvent, kind: DeliveryKind): void => {
      const body = JSON.stringify([write(event)]);
      for (const { filters, ...subscription } of subscriptions.byId.values()) {
        if (findEvents([event], filters).length === 0) continue;
        const secret = kind === "wrong-signature" ? OTHER_SECRET : subscription.secret;
        for (let sent = 0; sent < TIMES[kind]; sent += 1)
          deliveries.send({ ...subscription, secret, eventID: event.id, body });
      }
    },
    reset: (): void => subscriptions.byId.clear(),
  };
};
