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
const WRONG_SECRET = Buffer.from("a secret that nobody agreed on").toString("base64");
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

/** DCSA event subscriptions: their calls, and the delivery of an event to those that it matches. */
export const createSubscriptions = ({ deliveries, write, refuseKey }: Parts) => {
  let subscriptions: readonly Subscription[] = [];
  let created = 0;

  const create = async (request: SimulatorRequest): Promise<SimulatorAnswer> => {
    const callbackUrl = textAt(request.json, "callbackUrl") ?? "";
    const secret = textAt(request.json, "secret") ?? "";
    if (!URL.canParse(callbackUrl)) return refuse(400, "callbackUrl must be a URL.");
    if (!isSecret(secret)) return refuse(400, "secret must be Base64 of at least 16 bytes.");
    if (!(await probe(callbackUrl))) return refuse(400, "callbackUrl did not answer HEAD with 2xx.");
    created += 1;
    const subscription = { subscriptionID: `SUB-${created}`, callbackUrl, secret, filters: filtersOf(request.json) };
    subscriptions = [...subscriptions, subscription];
    return json(201, toAnswer(subscription));
  };

  const rotate = (request: SimulatorRequest): SimulatorAnswer => {
    const secret = textAt(request.json, "secret") ?? "";
    if (!isSecret(secret)) return refuse(400, "secret must be Base64 of at least 16 bytes.");
    const [id] = request.parameters;
    if (!subscriptions.some(({ subscriptionID }) => subscriptionID === id)) return refuse(404, "Unknown subscription.");
    subscriptions = subscriptions.map((one) => (one.subscriptionID === id ? { ...one, secret } : one));
    return { status: 204 };
  };

  const remove = (request: SimulatorRequest): SimulatorAnswer => {
    const left = subscriptions.filter(({ subscriptionID }) => subscriptionID !== request.parameters[0]);
    if (left.length === subscriptions.length) return refuse(404, "Unknown subscription.");
    subscriptions = left;
    return { status: 204 };
  };

  const guarded =
    (handle: Route["handle"]): Route["handle"] =>
    (request) =>
      refuseKey(request) ?? handle(request);
  const routes: readonly Route[] = [
    { method: "POST", path: /^\/v2\/event-subscriptions$/, handle: guarded(create) },
    {
      method: "GET",
      path: /^\/v2\/event-subscriptions$/,
      handle: guarded(() => json(200, subscriptions.map(toAnswer))),
    },
    { method: "PUT", path: /^\/v2\/event-subscriptions\/([^/]+)\/secret$/, handle: guarded(rotate) },
    { method: "DELETE", path: /^\/v2\/event-subscriptions\/([^/]+)$/, handle: guarded(remove) },
  ];

  return {
    routes,
    deliver: (event: StoredEvent, kind: DeliveryKind): void => {
      if (kind === "never") return;
      for (const { subscriptionID, callbackUrl, secret, filters } of subscriptions) {
        if (findEvents([event], filters).length === 0) continue;
        const signedWith = kind === "wrong-signature" ? WRONG_SECRET : secret;
        const item = {
          subscriptionID,
          callbackUrl,
          secret: signedWith,
          eventID: event.id,
          body: JSON.stringify([write(event)]),
        };
        deliveries.send(item);
        if (kind === "twice") deliveries.send(item);
      }
    },
    reset: (): void => {
      subscriptions = [];
    },
  };
};
