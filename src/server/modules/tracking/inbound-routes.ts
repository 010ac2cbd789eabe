import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { NOTHING_HERE, refuse, type Refusal } from "#server/platform/http/refusal.ts";
import { checkLimits, createLimiter, type Limit, toNetwork } from "#server/platform/throttling/limiter.ts";
import type { Clock } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { isSigned } from "#server/tracking-sources/dcsa-push/signature.ts";
import type { CarrierFeed } from "#server/tracking-sources/settings.ts";
import type { Inbox } from "./work-off-inbox.ts";

const MAX_BODY_BYTES = 1024 * 1024;
const NETWORK_LIMIT: Limit = { name: "inbound network", hits: 6_000, windowMs: 10 * 60_000 };
const NOT_AUTHORISED: Refusal = { kind: "unauthorised", message: "Not authorised." };

export interface InboundOptions {
  readonly db: Executor;
  readonly clock: Clock;
  readonly feeds: readonly CarrierFeed[];
  readonly inbox: Pick<Inbox, "add">;
  /** Called when a delivery is stored. */
  readonly onStored: () => void;
}

const readCarrier = ({ params }: FastifyRequest): string =>
  typeof params === "object" && params !== null && "carrier" in params ? String(params.carrier) : "";

const readHeader = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
};

const EMPTY = new Uint8Array();

/**
 * What carriers call, below `/inbound/<carrier>/` (openapi/inbound.openapi.yaml). Signatures are of the bytes of a body, so
 * it is not parsed here; a delivery is answered once it is stored.
 */
export const addInboundRoutes = (
  scope: FastifyInstance,
  { db, clock, feeds, inbox, onStored }: InboundOptions,
): void => {
  const limiter = createLimiter(db, clock);
  const secrets = new Map(feeds.map(({ name, push }) => [name, push?.secrets ?? []]));
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const within = await checkLimits(limiter, [[NETWORK_LIMIT, toNetwork(request.ip)]], "Too many requests.");
    if (within.isErr()) return refuse(reply, within.error);
    return (secrets.get(readCarrier(request)) ?? []).length === 0 ? refuse(reply, NOTHING_HERE) : undefined;
  };
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  scope.setNotFoundHandler((_request, reply) => refuse(reply, NOTHING_HERE));
  scope.head("/:carrier/events", { onRequest, config: { operation: "probeTrackingEvents" } }, async (_request, reply) =>
    reply.code(204).send(),
  );
  scope.post(
    "/:carrier/events",
    { onRequest, config: { operation: "receiveTrackingEvents" } },
    async (request, reply) => {
      const carrier = readCarrier(request);
      const body = request.body instanceof Uint8Array ? request.body : EMPTY;
      const header = readHeader(request, "notification-signature");
      if (!isSigned(header, body, secrets.get(carrier) ?? [])) {
        request.log.warn({ source: carrier }, "tracking delivery with a wrong signature");
        return refuse(reply, NOT_AUTHORISED);
      }
      await inbox.add(carrier, body);
      onStored();
      return reply.code(204).header("cache-control", "no-store").send();
    },
  );
};
