import {
  context,
  type Context,
  defaultTextMapGetter,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind as ApiKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from "@opentelemetry/sdk-trace-base";
import { err, ok, type Result } from "neverthrow";
import type { OpenSpan, SpanKind, Tracing } from "./tracing.ts";

const KINDS: Readonly<Record<SpanKind, ApiKind>> = {
  server: ApiKind.SERVER,
  client: ApiKind.CLIENT,
  internal: ApiKind.INTERNAL,
};

type Environment = Readonly<Record<string, string | undefined>>;

const PROTOCOLS = ["http/protobuf", "http/json"] as const;

/* Addresses, headers, times and compression are read from the environment by the exporters themselves. */
const createExporter = async (environment: Environment): Promise<Result<SpanExporter, string>> => {
  const exporter = environment["OTEL_TRACES_EXPORTER"]?.trim() ?? "";
  if (exporter !== "" && exporter !== "otlp")
    return err(`OTEL_TRACES_EXPORTER must be otlp or none, but it is "${exporter}".`);
  const name = environment["OTEL_EXPORTER_OTLP_TRACES_PROTOCOL"] ?? environment["OTEL_EXPORTER_OTLP_PROTOCOL"];
  switch (name?.trim() || "http/protobuf") {
    case "http/protobuf":
      return ok(new (await import("@opentelemetry/exporter-trace-otlp-proto")).OTLPTraceExporter());
    case "http/json":
      return ok(new (await import("@opentelemetry/exporter-trace-otlp-http")).OTLPTraceExporter());
    default:
      return err(`OTEL_EXPORTER_OTLP_PROTOCOL must be ${PROTOCOLS.join(" or ")}, but it is "${name}".`);
  }
};

const toOpenSpan = (span: Span, parent: Context): OpenSpan => {
  const inside = trace.setSpan(parent, span);
  return {
    set: (attributes) => void span.setAttributes(attributes),
    fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
    end: () => span.end(),
    within: (work) => context.with(inside, work),
  };
};

const createTracing = (provider: BasicTracerProvider): Tracing => {
  const tracer = provider.getTracer("keelson");
  return {
    open: (name, kind, attributes, headers) => {
      const parent =
        headers === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      return toOpenSpan(tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent), parent);
    },
    add: (name, kind, attributes, ms, hasFailed) => {
      const endTime = Date.now();
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes, startTime: endTime - ms });
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    ids: () => {
      const active = trace.getActiveSpan()?.spanContext();
      return active === undefined ? null : { traceId: active.traceId, spanId: active.spanId };
    },
    headers: () => {
      const carrier: Record<string, string> = {};
      propagation.inject(context.active(), carrier);
      return carrier;
    },
    close: () => provider.shutdown().finally(disable),
  };
};

const disable = (): void => {
  trace.disable();
  context.disable();
  propagation.disable();
};

/** Starts the SDK by the standard variables of OpenTelemetry; a value that cannot be used is refused with a sentence. */
export const startTracing = async (environment: Environment): Promise<Result<Tracing, string>> =>
  (await createExporter(environment)).map((exporter) => {
    const resource = defaultResource()
      .merge(resourceFromAttributes({ "service.name": "keelson" }))
      .merge(detectResources({ detectors: [envDetector] }));
    const provider = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    trace.setGlobalTracerProvider(provider);
    return createTracing(provider);
  });
