import replyFrom, { type FastifyReplyFromHooks } from "@fastify/reply-from";
import type { IncomingHttpHeaders } from "node:http";
import { finished, type Readable, Transform } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Backend } from "#server/config.ts";
import { refuse, type Refusal, TOO_LARGE, UNREADABLE } from "./refusal.ts";

const CONNECT_TIMEOUT_MS = 5_000;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Headers of one connection (RFC 9110, section 7.6.1); those that `Connection` names come on top. */
const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];
/** Statements about the client that only this server and trusted proxies may make. */
const CLIENT_STATEMENTS = ["forwarded", "x-real-ip", "x-forwarded-port", "x-forwarded-server"];

/**
 * What only the server of the portal decides: the portal has no cookies, is on the same origin, and has its own policy. Other
 * cross-origin headers are dropped by their prefix.
 */
const OF_THIS_SERVER = [
  "set-cookie",
  "set-cookie2",
  "content-security-policy",
  "content-security-policy-report-only",
  "strict-transport-security",
  "x-frame-options",
  "permissions-policy",
  "referrer-policy",
  "clear-site-data",
  "alt-svc",
  "server",
  "x-powered-by",
];
const CROSS_ORIGIN = /^(access-control|cross-origin)-/;

const toRefusal = (message: string): Refusal => ({ kind: "no-source", message });
const BACKEND_DOWN = toRefusal("The service cannot be reached at the moment. Please try again in a few minutes.");
const BACKEND_SLOW = toRefusal("The service took too long to answer. Please try again.");
const UNUSABLE_ANSWER = toRefusal("The service sent an unusable answer. Please try again in a few minutes.");

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders => {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const removed = new Set([...names, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !removed.has(name.toLowerCase())));
};

/** `request.ips` is this server's view: the peer, then what trusted proxies have written. */
const toBackendHeaders = (request: FastifyRequest, headers: IncomingHttpHeaders, basePath: string) => ({
  ...without(headers, [...HOP_BY_HOP, ...CLIENT_STATEMENTS, "expect"]),
  "x-forwarded-for": (request.ips ?? [request.ip]).toReversed().join(", "),
  "x-forwarded-host": request.host,
  "x-forwarded-proto": request.protocol,
  "x-forwarded-prefix": basePath,
  "x-request-id": request.id,
});

const isJson = ({ "content-type": type = "" }: IncomingHttpHeaders): boolean =>
  /^application\/([\w.-]+\+)?json\b/i.test(type);
const isPage = ({ "content-type": type = "" }: IncomingHttpHeaders): boolean =>
  /^(text\/html|application\/xhtml)/i.test(type);

/** Null if the portal can read the answer: JSON, or the file of a success. Gateways answer 413 and 429 without JSON. */
const findFault = (status: number, headers: IncomingHttpHeaders): Refusal | null => {
  if (status >= 300 && status < 400) return UNUSABLE_ANSWER;
  if (isJson(headers)) return null;
  if (status >= 200 && status < 300) return isPage(headers) ? UNUSABLE_ANSWER : null;
  if (status === 413) return TOO_LARGE;
  if (status !== 429) return UNUSABLE_ANSWER;
  const retryAfterSeconds = Number(headers["retry-after"] ?? 60);
  return {
    kind: "too-many",
    message: "Too many requests. Wait a minute, then try again.",
    retryAfterSeconds: Number.isFinite(retryAfterSeconds) ? retryAfterSeconds : 60,
  };
};

const BODY_TOO_LARGE = new Error("A body that is longer than any call of the API allows.");

/* undici reports the reason of a failure at different depths. */
const causes = (error: unknown): readonly Error[] => (error instanceof Error ? [error, ...causes(error.cause)] : []);

const TIMEOUTS = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "FST_REPLY_FROM_GATEWAY_TIMEOUT"]);

const toFailureRefusal = (error: Error): Refusal => {
  const chain = causes(error);
  if (chain.includes(BODY_TOO_LARGE)) return TOO_LARGE;
  return chain.some((cause) => "code" in cause && TIMEOUTS.has(String(cause.code))) ? BACKEND_SLOW : BACKEND_DOWN;
};

/** The address of the backend below its own path becomes one of this server; every other address is dropped. */
const toOwnLocation = (location: string, { backend, basePath }: BackendProxy): string | null => {
  const url = URL.parse(location, `${backend.url}/`);
  return url?.href.startsWith(`${backend.url}/`) === true ? `${basePath}${url.href.slice(backend.url.length)}` : null;
};

const toPortalHeaders = (answered: IncomingHttpHeaders, proxy: BackendProxy): IncomingHttpHeaders => {
  const { location, ...rest } = without(answered, [...HOP_BY_HOP, ...OF_THIS_SERVER, "x-request-id"]);
  const own = location === undefined ? null : toOwnLocation(location, proxy);
  const headers = Object.fromEntries(Object.entries(rest).filter(([name]) => !CROSS_ORIGIN.test(name.toLowerCase())));
  return own === null ? headers : { ...headers, location: own };
};

const forwardingHooks = (request: FastifyRequest, reply: FastifyReply, proxy: BackendProxy): FastifyReplyFromHooks => {
  let headers: IncomingHttpHeaders = {};
  return {
    /* The package repeats a GET that is answered 503, up to ten times. */
    retryDelay: () => null,
    rewriteRequestHeaders: (_request, sent) => toBackendHeaders(request, sent, proxy.basePath),
    /* Copied to the reply only once the answer is known to be usable. */
    rewriteHeaders: (answered) => {
      headers = toPortalHeaders(answered, proxy);
      return {};
    },
    onResponse: (_request, _reply, { statusCode, stream }) => {
      const fault = reply.sent ? UNUSABLE_ANSWER : findFault(statusCode, headers);
      if (fault === null) return void reply.headers(headers).send(stream);
      stream.destroy();
      request.log.warn({ status: statusCode, type: headers["content-type"] }, "backend: unusable answer");
      return reply.sent ? undefined : void refuse(reply, fault);
    },
    onError: (_reply, { error }) => {
      const refusal = toFailureRefusal(error);
      request.log.warn({ err: error }, "backend: no answer");
      void refuse(refusal === TOO_LARGE ? reply.header("connection", "close") : reply, refusal);
    },
  };
};

/** Passes a body of unknown length on and fails once it exceeds `mostBytes`. */
const limitBody = (payload: Readable, mostBytes: number): Readable => {
  let received = 0;
  const limited = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      received += chunk.length;
      if (received > mostBytes) done(BODY_TOO_LARGE);
      else done(null, chunk);
    },
  });
  finished(payload, (error) => {
    if (error) limited.destroy(error);
  });
  return payload.pipe(limited);
};

export interface BackendProxy {
  readonly backend: Backend;
  /** Replaced by the path of the backend's address. */
  readonly basePath: string;
  /** The largest body that any call takes. */
  readonly mostBodyBytes: number;
}

const forward = (request: FastifyRequest, reply: FastifyReply, proxy: BackendProxy): FastifyReply => {
  const { backend, basePath } = proxy;
  const path = request.url.slice(basePath.length).replace(/\?.*$/, "");
  const target = URL.parse(`.${path}`, `${backend.url}/`);
  if (target === null || !target.href.startsWith(`${backend.url}/`)) return refuse(reply, UNREADABLE);
  return reply.from(target.pathname, forwardingHooks(request, reply, proxy));
};

/** Sends every call below the base path to the backend. What it answers is streamed, unless the portal could not read it. */
export const addBackendProxy = async (scope: FastifyInstance, proxy: BackendProxy): Promise<void> => {
  const { backend, mostBodyBytes } = proxy;
  const undici = {
    connectTimeout: CONNECT_TIMEOUT_MS,
    headersTimeout: backend.timeoutMs,
    bodyTimeout: backend.timeoutMs,
    /* The package does not check certificates unless it is told to. */
    connect: { rejectUnauthorized: true, timeout: CONNECT_TIMEOUT_MS },
  };
  await scope.register(replyFrom, {
    base: backend.url,
    undici,
    destroyAgent: true,
    disableCache: true,
    disableRequestLogging: true,
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, payload, done) => done(null, limitBody(payload, mostBodyBytes)));
  scope.route({
    method: METHODS,
    url: "/*",
    config: { operation: "backend" },
    onRequest: async (request, reply) => {
      const announced = Number(request.headers["content-length"]);
      return announced > mostBodyBytes ? refuse(reply, TOO_LARGE) : undefined;
    },
    handler: (request, reply) => forward(request, reply, proxy),
  });
};

const PROBE_MS = 3_000;

const isProfileAnswer = (status: number): boolean => status === 200 || status === 401;

/**
 * Whether the backend answers: asks for the profile without a session, which every backend of level 1 refuses in JSON.
 */
export const probeBackend = async ({ url }: Backend): Promise<"ok" | "unreachable" | "unusable answer"> => {
  const answered = await fetch(`${url}/resource/profile`, {
    redirect: "manual",
    signal: AbortSignal.timeout(PROBE_MS),
  }).catch(() => null);
  if (answered === null) return "unreachable";
  await answered.body?.cancel();
  return isProfileAnswer(answered.status) && isJson({ "content-type": answered.headers.get("content-type") ?? "" })
    ? "ok"
    : "unusable answer";
};
