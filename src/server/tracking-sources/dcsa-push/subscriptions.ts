import { errAsync, okAsync, type ResultAsync } from "neverthrow";
import { toItems, toObject, toText } from "#api/readers/json.ts";
import { authoriseByHeaders, authoriseByToken } from "#server/connectors/kit/authorise.ts";
import { toFaultFailure } from "#server/connectors/kit/failures.ts";
import { callJson, type JsonAnswer, type JsonRequest } from "#server/connectors/kit/json-call.ts";
import { toSingleLine } from "#server/platform/text.ts";
import type { Clock } from "#server/platform/time.ts";
import type { CarrierAccess } from "../settings.ts";

/** A subscription as the carrier has it. */
export interface Subscription {
  readonly id: string;
  readonly callbackUrl: string;
}

/** The subscriptions of a carrier (DCSA Track & Trace 2.2, `/v2/event-subscriptions`). Errors are sentences without secrets. */
export interface Subscriptions {
  readonly list: () => ResultAsync<readonly Subscription[], string>;
  /** The carrier probes the callback before it answers. */
  readonly create: (callbackUrl: string, secret: string) => ResultAsync<Subscription, string>;
  readonly end: (id: string) => ResultAsync<JsonAnswer, string>;
  readonly changeSecret: (id: string, secret: string) => ResultAsync<JsonAnswer, string>;
}

const BOUNDS = { timeoutMs: 30_000, maxBytes: 1024 * 1024 };
const MAX_MESSAGE_LENGTH = 200;

/* A carrier may repeat what it was sent. */
const readMessage = (body: unknown, sent: string): string => {
  const error = toObject(toItems(toObject(body)["errors"])[0]);
  const text = toText(error["errorCodeMessage"]) ?? toText(error["message"]) ?? toText(toObject(body)["message"]);
  const message = toSingleLine(text ?? "").slice(0, MAX_MESSAGE_LENGTH);
  return message === "" || (sent !== "" && message.includes(sent)) ? "" : `: ${message}`;
};

const readSubscription = (value: unknown): readonly Subscription[] => {
  const { subscriptionID, subscriptionId, callbackUrl } = toObject(value);
  const id = toText(subscriptionID) ?? toText(subscriptionId);
  return id === null ? [] : [{ id, callbackUrl: toText(callbackUrl) ?? "" }];
};

export const openSubscriptions = (name: string, access: CarrierAccess, clock: Clock): Subscriptions => {
  const deps = { clock, record: () => undefined };
  const authorise = access.token === null ? authoriseByHeaders({}) : authoriseByToken(name, access.token, deps);
  const url = access.url.replace(/\/+$/, "");

  const call = (method: JsonRequest["method"], path: string, sent: object | null, secret = "") =>
    authorise({
      method,
      url: `${url}${path}`,
      headers: { ...access.headers, ...(sent === null ? {} : { "content-type": "application/json" }) },
      ...(sent === null ? {} : { body: JSON.stringify(sent) }),
    })
      .mapErr(({ reason }) => reason)
      .andThen((request) =>
        callJson(request, BOUNDS, new AbortController().signal).mapErr((fault) => toFaultFailure(name, fault).reason),
      )
      .andThen(
        (answer): ResultAsync<JsonAnswer, string> =>
          answer.status >= 200 && answer.status < 300
            ? okAsync(answer)
            : errAsync(`it answered with status ${answer.status}${readMessage(answer.body, secret)}`),
      );

  return {
    list: () => call("GET", "", null).map(({ body }) => toItems(body).flatMap(readSubscription)),
    create: (callbackUrl, secret) =>
      call("POST", "", { callbackUrl, secret }, secret).andThen(({ body }) => {
        const [created] = readSubscription(body);
        return created === undefined
          ? errAsync("its answer names no subscription")
          : okAsync({ ...created, callbackUrl });
      }),
    end: (id) => call("DELETE", `/${encodeURIComponent(id)}`, null),
    changeSecret: (id, secret) => call("PUT", `/${encodeURIComponent(id)}/secret`, { secret }, secret),
  };
};
