import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, type Registry } from "prom-client";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/* By operation and never by address: addresses hold ids, and every new one would be a new time series. */
const labelOf = (request: FastifyRequest): string =>
  request.routeOptions.config.operation ?? (request.routeOptions.url === undefined ? "unknown" : "site");

/** Measures every request, and serves the numbers as Prometheus text under /metrics; `ofProcess` adds those of the process. */
export const addMetrics = (
  app: FastifyInstance,
  registry: Registry,
  { ofProcess }: { readonly ofProcess: boolean },
): void => {
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
  app.get("/metrics", async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
};
