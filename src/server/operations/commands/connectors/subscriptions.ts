import { recordChange } from "#server/modules/audit/index.ts";
import { err, ok, okAsync, type Result, ResultAsync } from "neverthrow";
import { endSentence } from "#server/platform/text.ts";
import type { CarrierFeed, PushSettings } from "#server/tracking-sources/settings.ts";
import { signBody } from "#server/tracking-sources/dcsa-push/signature.ts";
import {
  openSubscriptions,
  type Subscription,
  type Subscriptions,
} from "#server/tracking-sources/dcsa-push/subscriptions.ts";
import { type Desk, defineCommand, defineList, type Refusal } from "../../kit/command.ts";
import { argument, optionalArgument } from "../../kit/parameters.ts";
import { findFeed } from "./find-feed.ts";

interface Subscriber {
  readonly feed: CarrierFeed;
  readonly push: PushSettings;
  readonly subscriptions: Subscriptions;
  /** Where the carrier delivers. */
  readonly callbackUrl: string;
}

const CARRIER = argument("the name of the carrier in the section tracking of the connectors file");

const openSubscriber = async (desk: Desk, name: string): Promise<Result<Subscriber, Refusal>> => {
  const feed = findFeed(desk, name);
  if (feed.isErr()) return err(feed.error);
  const { push } = feed.value;
  if (push?.subscriptions == null)
    return err(
      `tracking.${feed.value.name}.push.subscriptions is not set: make the subscription at the carrier's site.`,
    );
  return ok({
    feed: feed.value,
    push,
    subscriptions: openSubscriptions(feed.value.name, push.subscriptions, desk.clock),
    callbackUrl: `${await desk.readSite(desk.db)}/inbound/${feed.value.name}/events`,
  });
};

const refusal =
  ({ feed }: Subscriber) =>
  (reason: string): string =>
    endSentence(`${feed.name} did not do it: ${reason}`);

const NO_EVENTS = new TextEncoder().encode("[]");
const TIMEOUT_MS = 30_000;

/* A list without events is accepted by its signature and changes nothing. */
const deliverNothing = ({ callbackUrl }: Subscriber, secret: string): ResultAsync<number | null, never> =>
  ResultAsync.fromSafePromise(
    fetch(callbackUrl, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/json", "notification-signature": signBody(NO_EVENTS, secret) },
      body: NO_EVENTS,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      ({ status }) => status,
      () => null,
    ),
  );

/** Refuses unless the server that answers at the callback accepts the new secret. One that cannot be reached from here is not checked. */
const checkReceiver = async (subscriber: Subscriber): Promise<Result<string, string>> => {
  const [secret = ""] = subscriber.push.secrets;
  const status = await deliverNothing(subscriber, secret).unwrapOr(null);
  return status === null || status === 204
    ? ok(secret)
    : err(
        `${subscriber.callbackUrl} does not accept deliveries with this secret (status ${status}): restart the server with these settings first.`,
      );
};

const isOwn =
  ({ callbackUrl }: Subscriber) =>
  (subscription: Subscription): boolean =>
    subscription.callbackUrl === callbackUrl;

const subscribe = async (desk: Desk, name: string): Promise<Result<Subscription, Refusal>> => {
  const opened = await openSubscriber(desk, name);
  if (opened.isErr()) return err(opened.error);
  const subscriber = opened.value;
  const { subscriptions, callbackUrl } = subscriber;
  const secret = await checkReceiver(subscriber);
  if (secret.isErr()) return err(secret.error);
  return subscriptions
    .list()
    .mapErr(refusal(subscriber))
    .andThen((known) => {
      const own = known.find(isOwn(subscriber));
      return own === undefined ? ok(null) : err(`${own.id} delivers to ${callbackUrl} already.`);
    })
    .andThen(() => subscriptions.create(callbackUrl, secret.value).mapErr(refusal(subscriber)));
};

/** The subscriptions to change: the named one, otherwise those that deliver here. */
const findSubscriptions = (subscriber: Subscriber, id: string | null): ResultAsync<readonly Subscription[], string> =>
  subscriber.subscriptions
    .list()
    .mapErr(refusal(subscriber))
    .andThen((known) => {
      const found = known.filter((one) => (id === null ? isOwn(subscriber)(one) : one.id === id));
      const what = id === null ? `no subscription that delivers to ${subscriber.callbackUrl}` : `no subscription ${id}`;
      return found.length === 0 ? err(`${subscriber.feed.name} has ${what}.`) : ok(found);
    });

const changeEach = (
  found: readonly Subscription[],
  change: (subscription: Subscription) => ResultAsync<unknown, string>,
): ResultAsync<readonly Subscription[], string> =>
  found.reduce(
    (before, one) => before.andThen(() => change(one)).map(() => found),
    okAsync<readonly Subscription[], string>(found),
  );

/* The carrier has changed it: what is recorded here cannot be one transaction with that. */
const recorded = (
  { db }: Desk,
  carrier: string,
  action: "carrier.subscribed" | "carrier.unsubscribed" | "carrier.secret-rotated",
  subscription: Subscription,
): ResultAsync<Subscription, string> => {
  const { id, callbackUrl } = subscription;
  const entry = recordChange(db, { action, subjectId: carrier, after: { subscription: id, callbackUrl } });
  return ResultAsync.fromSafePromise(entry).map(() => subscription);
};

const findToEnd = async (desk: Desk, name: string, id: string | null) =>
  (await openSubscriber(desk, name)).asyncAndThen((subscriber) =>
    findSubscriptions(subscriber, id).map((found) => ({ subscriber, found })),
  );

const rotateSecret = async (desk: Desk, name: string): Promise<Result<readonly Subscription[], Refusal>> => {
  const opened = await openSubscriber(desk, name);
  if (opened.isErr()) return err(opened.error);
  const subscriber = opened.value;
  if (subscriber.push.secrets.length < 2)
    return err(
      `Move the present secret to tracking.${subscriber.feed.name}.push.oldSecret, set the new one as secret and restart the server first: it accepts both meanwhile.`,
    );
  const secret = await checkReceiver(subscriber);
  if (secret.isErr()) return err(secret.error);
  return findSubscriptions(subscriber, null).andThen((found) =>
    changeEach(found, (one) =>
      subscriber.subscriptions
        .changeSecret(one.id, secret.value)
        .mapErr(refusal(subscriber))
        .andThen(() => recorded(desk, name, "carrier.secret-rotated", one)),
    ),
  );
};

const describeEach =
  (toLine: (subscription: Subscription) => string) =>
  (found: readonly Subscription[]): readonly string[] =>
    found.map(toLine);

/** Commands for what carriers with DCSA subscriptions deliver to this server. */
export const subscriptionCommands = [
  defineList({
    name: "subscriptions",
    description: "Lists the subscriptions that a carrier has",
    parameters: { carrier: CARRIER },
    run: async (desk, { carrier }) =>
      (await openSubscriber(desk, carrier)).asyncAndThen((subscriber) =>
        subscriber.subscriptions
          .list()
          .map((known) => known.map((one) => ({ ...one, isOwn: isOwn(subscriber)(one) })))
          .mapErr(refusal(subscriber)),
      ),
    empty: "No subscriptions.",
    columns: [
      { key: "id", heading: "Subscription" },
      { key: "callbackUrl", heading: "Delivers to" },
      { key: "isOwn", heading: "", text: ({ isOwn: own }) => (own ? "this server" : "") },
    ],
  }),
  defineCommand({
    name: "subscribe",
    description: "Subscribes this server to the events of a carrier, with the secret of the connectors file",
    parameters: { carrier: CARRIER },
    run: async (desk, { carrier }) =>
      (await subscribe(desk, carrier)).asyncAndThen((one) => recorded(desk, carrier, "carrier.subscribed", one)),
    describe: ({ id, callbackUrl }) => [`${id} delivers to ${callbackUrl}.`],
  }),
  defineCommand({
    name: "unsubscribe",
    description: "Ends the subscription of this server, or the one with an id",
    parameters: { carrier: CARRIER, id: optionalArgument("id of the subscription") },
    confirmation: {
      action: "end it",
      notYet: "Nothing is ended yet.",
      preview: async (desk, { carrier, id }) =>
        (await findToEnd(desk, carrier, id)).map(({ found }) => ({
          lines: found.map((one) => `${one.id} delivers to ${one.callbackUrl}.`),
          json: { subscriptions: found },
        })),
    },
    run: async (desk, { carrier, id }) =>
      (await findToEnd(desk, carrier, id)).asyncAndThen(({ subscriber, found }) =>
        changeEach(found, (one) =>
          subscriber.subscriptions
            .end(one.id)
            .mapErr(refusal(subscriber))
            .andThen(() => recorded(desk, carrier, "carrier.unsubscribed", one)),
        ),
      ),
    describe: describeEach(({ id }) => `${id} is ended.`),
  }),
  defineCommand({
    name: "rotate-secret",
    description: "Tells a carrier the new secret; the server accepts the old one until it is removed from the settings",
    parameters: { carrier: CARRIER },
    run: (desk, { carrier }) => rotateSecret(desk, carrier),
    describe: describeEach(({ id }) => `${id} is signed with the new secret from now on.`),
  }),
];
