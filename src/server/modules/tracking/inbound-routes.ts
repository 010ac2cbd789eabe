import { actAs, actAsKnown, toVisitor } from "#server/platform/acting.ts";
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Result } from "neverthrow";
import { NOTHING_HERE, refuse, type Refusal, UNREADABLE } from "#server/platform/http/refusal.ts";
import { checkLimits, createLimiter, type Limit, toNetwork } from "#server/platform/throttling/limiter.ts";
import type { Clock } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { type RateNotice, readRateNotice } from "#server/rate-sources/rate-sheets/receive-rate-notice.ts";
import { isSigned } from "#server/tracking-sources/dcsa-push/signature.ts";
import type { CarrierFeed } from "#server/tracking-sources/settings.ts";
import type { Inbox } from "./work-off-inbox.ts";
import type { CountDelivery } from "./measure-feeds.ts";

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_KEY_LENGTH = 200;
const NETWORK_LIMIT: Limit = { name: "inbound network", hits: 6_000, windowMs: 10 * 60_000 };
const NOT_AUTHORISED: Refusal = { kind: "unauthorised", message: "Not authorised." };

export interface InboundOptions {
  readonly db: Executor;
  readonly clock: Clock;
  readonly feeds: readonly CarrierFeed[];
  readonly inbox: Pick<Inbox, "add">;
  readonly receiveNotice: (feed: CarrierFeed, key: string, notice: RateNotice) => Promise<void>;
  /** Called when a delivery is stored. */
  readonly onStored: () => void;
  readonly count: CountDelivery;
}

const readHeader = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === "string" ? value.trim() : "";
};

const EMPTY = new Uint8Array();

const readBytes = ({ body }: FastifyRequest): Uint8Array => (body instanceof Uint8Array ? body : EMPTY);

const parse = Result.fromThrowable(
  (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString("utf8")),
  () => UNREADABLE,
);

/** Finds the carrier of a request; undefined for one that is unknown here. */
type FindFeed = (request: FastifyRequest) => CarrierFeed | undefined;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const isKey = (sent: string, key: string | null): boolean => key !== null && timingSafeEqual(digest(sent), digest(key));

const done = (reply: FastifyReply): FastifyReply => reply.code(204).header("cache-control", "no-store").send();

const refuseCaller = (
  request: FastifyRequest,
  reply: FastifyReply,
  source: string,
  count: CountDelivery,
): FastifyReply => {
  count(source, "refused");
  request.log.warn({ source }, "call of a carrier with a wrong signature or key");
  return refuse(reply, NOT_AUTHORISED);
};

const asCarrier = <T>(request: FastifyRequest, clock: Clock, { name }: CarrierFeed, work: () => T): T =>
  actAs(toVisitor(request, clock), () => actAsKnown("carrier", name, work));

const eventsHandler =
  (findFeed: FindFeed, { clock, inbox, onStored, count }: InboundOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const feed = findFeed(request);
    if (feed?.push == null) return refuse(reply, NOTHING_HERE);
    const body = readBytes(request);
    if (!isSigned(readHeader(request, "notification-signature"), body, feed.push.secrets))
      return refuseCaller(request, reply, feed.name, count);
    await asCarrier(request, clock, feed, () => inbox.add(feed.name, body));
    count(feed.name, "stored");
    onStored();
    return done(reply);
  };

const noticeHandler =
  (findFeed: FindFeed, { clock, receiveNotice, count }: InboundOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const feed = findFeed(request);
    if (feed === undefined) return refuse(reply, NOTHING_HERE);
    if (!isKey(readHeader(request, "x-api-key"), feed.noticeKey)) return refuseCaller(request, reply, feed.name, count);
    const key = readHeader(request, "x-idempotency-key");
    const notice = parse(readBytes(request)).map(readRateNotice).unwrapOr(null);
    if (notice === null || key === "" || key.length > MAX_KEY_LENGTH) return refuse(reply, UNREADABLE);
    await asCarrier(request, clock, feed, () => receiveNotice(feed, key, notice));
    return done(reply);
  };

/**
 * What carriers call, below `/inbound/<carrier>/` (openapi/inbound.openapi.yaml). Signatures are of the bytes of a body, so
 * it is not parsed before; a delivery is answered once it is stored.
 */
export const addInboundRoutes = (scope: FastifyInstance, options: InboundOptions): void => {
  const { db, clock, feeds } = options;
  const limiter = createLimiter(db, clock);
  const byName = new Map(feeds.map((feed) => [feed.name, feed]));
  const findFeed: FindFeed = ({ params }) =>
    typeof params === "object" && params !== null && "carrier" in params
      ? byName.get(String(params.carrier))
      : undefined;
  const admit =
    (isServed: (feed: CarrierFeed) => boolean) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const within = await checkLimits(limiter, [[NETWORK_LIMIT, toNetwork(request.ip)]], "Too many requests.");
      if (within.isErr()) return refuse(reply, within.error);
      const feed = findFeed(request);
      return feed !== undefined && isServed(feed) ? undefined : refuse(reply, NOTHING_HERE);
    };
  const takesEvents = admit(({ push }) => push !== null);
  const takesNotices = admit(({ noticeKey }) => noticeKey !== null);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  scope.setNotFoundHandler((_request, reply) => refuse(reply, NOTHING_HERE));
  const named = (operation: string, onRequest: typeof takesEvents) => ({ onRequest, config: { operation } });
  scope.head("/:carrier/events", named("probeTrackingEvents", takesEvents), async (_request, reply) => done(reply));
  scope.post("/:carrier/events", named("receiveTrackingEvents", takesEvents), eventsHandler(findFeed, options));
  scope.post("/:carrier/notify", named("receiveRateNotice", takesNotices), noticeHandler(findFeed, options));
};
