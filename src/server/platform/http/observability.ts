import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions, FastifyRequest } from "fastify";
import type { LogLevel } from "#server/config.ts";
import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIP, isIPv6 } from "node:net";
import { collectDefaultMetrics, Histogram, type MetricObject, type Registry } from "prom-client";
import { currentTracing } from "../tracing/tracing.ts";
import { refuse, NOTHING_HERE } from "./refusal.ts";

const SECRET_PATH = /(\/(?:calendar|shared|verify)\/).*/;

export interface LogTarget {
  readonly write: (line: string) => void;
}

/** JSON lines. Headers and bodies are never logged, so that no password, code or token reaches a log; addresses are logged without their query, those of calendars, shared links and verified documents without their token or code. */
export const loggerOptions = (
  level: LogLevel,
  target: LogTarget | null,
): NonNullable<FastifyServerOptions["logger"]> => ({
  level,
  redact: ["req.headers", "password", "*.password", "xToken", "*.xToken", "xApiKey", "*.xApiKey"],
  serializers: {
    req: (request: { readonly method: string; readonly url: string }) => ({
      method: request.method,
      path: request.url.split("?", 1)[0]?.replace(SECRET_PATH, "$1…"),
    }),
  },
  ...(currentTracing() === null ? {} : { mixin: () => currentTracing()?.ids() ?? {} }),
  ...(target === null ? {} : { stream: target }),
});

export const addRequestLog = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    request.log.info(line, "answered");
  });
};

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/* By operation and never by address: addresses hold ids, and every new one would be a new time series. */
const toLabel = (request: FastifyRequest): string =>
  request.routeOptions.config.operation ?? (request.routeOptions.url === undefined ? "unknown" : "site");

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && isIP(address) !== 0 && LOOPBACK.check(address, isIPv6(address) ? "ipv6" : "ipv4");

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const maySeeMetrics = (request: FastifyRequest, token: string | null): boolean => {
  const sent = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (token !== null && sent !== undefined) return timingSafeEqual(digest(sent), digest(token));
  const isForwarded = request.headers["x-forwarded-for"] !== undefined || request.headers.forwarded !== undefined;
  return !isForwarded && isLoopback(request.socket.remoteAddress);
};

const SCRAPE_MS = 3_000;

/* One that cannot be read, as without the database, must not hide the others. */
const readMetrics = async (registry: Registry, log: FastifyBaseLogger): Promise<string> => {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), SCRAPE_MS);
  const read = async ({ name }: MetricObject): Promise<string | null> => {
    const text = registry.getSingleMetricAsString(name).catch((error: unknown) => {
      log.warn({ err: error, metric: name }, "a metric was not read");
      return null;
    });
    return Promise.race([text, late]);
  };
  const texts = await Promise.all(registry.getMetricsAsArray().map(read));
  clearTimeout(timer);
  return `${texts.filter((text) => text !== null).join("\n\n")}\n`;
};

interface MetricsOptions {
  readonly ofProcess: boolean;
  readonly token: string | null;
}

/** Measures every request, and serves the numbers as Prometheus text under /metrics to this machine; `ofProcess` adds those of the process. */
export const addMetrics = (app: FastifyInstance, registry: Registry, { ofProcess, token }: MetricsOptions): void => {
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["operation", "method", "status"] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const labels = { operation: toLabel(request), method: request.method, status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  app.get("/metrics", async (request, reply) =>
    maySeeMetrics(request, token)
      ? reply.type(registry.contentType).send(await readMetrics(registry, request.log))
      : refuse(reply, NOTHING_HERE),
  );
};
