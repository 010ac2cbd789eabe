import type { FastifyInstance, FastifyRequest } from "fastify";
import { currentTracing, type OpenSpan } from "./tracing.ts";

const spans = new WeakMap<FastifyRequest, OpenSpan>();

/**
 * A span for each request, by its operation and never by its address, which may hold a token. The trace of the caller goes on
 * (`traceparent`). Adds nothing where no traces are recorded.
 */
export const addRequestTraces = (app: FastifyInstance): void => {
  const tracing = currentTracing();
  if (tracing === null) return;
  app.addHook("onRequest", (request, _reply, done) => {
    const { config } = request.routeOptions;
    const route = config.operation ?? "site";
    const attributes = { "http.request.method": request.method, "http.route": route, "request.id": request.id };
    const span = tracing.open(`${request.method} ${route}`, "server", attributes, request.headers);
    spans.set(request, span);
    span.within(done);
  });
  /* The body arrives as part of the connection, and not of the request. */
  app.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.within(done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const span = spans.get(request);
    span?.set({ "http.response.status_code": reply.statusCode });
    if (reply.statusCode >= 500) span?.fail();
    span?.end();
    done();
  });
};
