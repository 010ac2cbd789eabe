import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIP, isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, type Registry } from "prom-client";
import { refuse } from "./problem-answers.ts";
import { NOTHING_HERE } from "./refusal.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/* By operation and never by address: addresses hold ids, and every new one would be a new time series. */
const labelOf = (request: FastifyRequest): string =>
  request.routeOptions.config.operation ?? (request.routeOptions.url === undefined ? "unknown" : "site");

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && isIP(address) !== 0 && LOOPBACK.check(address, isIPv6(address) ? "ipv6" : "ipv4");

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/* A proxy on this machine connects over loopback as well, and names the address that asked. */
const maySeeMetrics = (request: FastifyRequest, token: string | null): boolean => {
  const sent = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (token !== null && sent !== undefined) return timingSafeEqual(digest(sent), digest(token));
  const isForwarded = request.headers["x-forwarded-for"] !== undefined || request.headers.forwarded !== undefined;
  return !isForwarded && isLoopback(request.socket.remoteAddress);
};

interface MetricsOptions {
  readonly ofProcess: boolean;
  /** With it the numbers are served to other machines as well. */
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
    const labels = { operation: labelOf(request), method: request.method, status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  app.get("/metrics", async (request, reply) =>
    maySeeMetrics(request, token)
      ? reply.type(registry.contentType).send(await registry.metrics())
      : refuse(reply, NOTHING_HERE),
  );
};
