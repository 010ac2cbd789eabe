import { actAs, toVisitor } from "#server/platform/acting.ts";
import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BRAND } from "#brand";
import { NOTICE_TOPICS } from "#domain/notifications";
import { refuse } from "#server/platform/http/refusal.ts";
import { checkLimits, createLimiter, type Limit, toNetwork } from "#server/platform/throttling/limiter.ts";
import type { Clock } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { findSubscription, saveSetting } from "./settings-store.ts";
import type { UnsubscribeTopic } from "./tables.ts";

export const UNSUBSCRIBE_PATH = "/unsubscribe";
const NETWORK_LIMIT: Limit = { name: "unsubscribe network", hits: 60, windowMs: 10 * 60_000 };

const TOPIC_NAMES: Readonly<Record<UnsubscribeTopic, string>> = {
  bookings: "bookings that are received, confirmed or cancelled",
  deadlines: "cut-offs",
  eta: "changes of the ETA",
  voyage: "changed vessels and missed transhipments",
  documents: "documents",
  arrival: "arrivals",
  "free-time": "the end of free time",
  digest: "your bookings, whatever they are about",
};

const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:1.5rem;font:1rem/1.5 Arial,Helvetica,sans-serif;background:Canvas;color:CanvasText}
main{max-width:32rem;margin:10vh auto 0;border-top:4px solid #c8102e;padding-top:1.5rem}h1{font-size:1.5rem;margin:0 0 .75rem}
button{font:inherit;font-weight:bold;color:#fff;background:#c8102e;border:0;padding:.75rem 1.5rem;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid currentColor;outline-offset:2px}a{color:inherit}`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const sendPage = (reply: FastifyReply, status: number, title: string, body: string): FastifyReply =>
  reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("content-security-policy", POLICY)
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .header("x-robots-tag", "noindex")
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${BRAND.shortName}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    );

const sendUnknown = (reply: FastifyReply): FastifyReply =>
  sendPage(reply, 404, "This link is not known", "<p>Please open the whole link of the mail.</p>");

const readToken = (query: unknown): string =>
  typeof query === "object" && query !== null && "token" in query && typeof query.token === "string" ? query.token : "";

/**
 * The link at the end of each mail. Opening it changes nothing, as mail programs open links to check them; its button and
 * the one click of a mail program (RFC 8058) send a POST.
 */
export const addUnsubscribe = (scope: FastifyInstance, db: Executor, clock: Clock): void => {
  const limiter = createLimiter(db, clock);
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const within = await checkLimits(limiter, [[NETWORK_LIMIT, toNetwork(request.ip)]], "Too many requests.");
    return within.isErr() ? refuse(reply, within.error) : undefined;
  };
  scope.get(UNSUBSCRIBE_PATH, { onRequest }, async ({ query }, reply) => {
    const subscription = await findSubscription(db, readToken(query));
    if (subscription === null) return sendUnknown(reply);
    const topic = TOPIC_NAMES[subscription.topic];
    const form = `<form method="post"><p>You will no longer receive mails about ${topic}. Other mails still arrive.</p><p><button>Switch off</button></p></form>`;
    return sendPage(reply, 200, "Switch off these mails?", form);
  });
  scope.post(UNSUBSCRIBE_PATH, { onRequest }, async (request, reply) => {
    const subscription = await findSubscription(db, readToken(request.query));
    if (subscription === null) return sendUnknown(reply);
    const topics = subscription.topic === "digest" ? NOTICE_TOPICS : [subscription.topic];
    await actAs(toVisitor(request, clock), async () => {
      for (const one of topics) await saveSetting(db, subscription.accountId, one, { mail: false });
    });
    const topic = TOPIC_NAMES[subscription.topic];
    return sendPage(reply, 200, "Switched off", `<p>You will no longer receive mails about ${topic}.</p>`);
  });
};
