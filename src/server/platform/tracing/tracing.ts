/** What a span states about itself: names and numbers, never what somebody typed. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export type SpanKind = "server" | "client" | "internal";

/** A span that is open. */
export interface OpenSpan {
  readonly set: (attributes: SpanAttributes) => void;
  readonly fail: () => void;
  readonly end: () => void;
  /** Does `work` as a part of this span. */
  readonly within: <T>(work: () => T) => T;
}

/** The trace and span that work belongs to, as log lines name them. */
export interface TraceIds {
  readonly traceId: string;
  readonly spanId: string;
}

/** Headers that continue a trace in another system. */
export type TraceHeaders = Readonly<Record<string, string>>;

/** Records traces; implemented by the SDK, which is loaded only where traces are wanted. */
export interface Tracing {
  /** `headers` continue the trace of a caller; without them the span belongs to the one that is open. */
  readonly open: (name: string, kind: SpanKind, attributes: SpanAttributes, headers?: object) => OpenSpan;
  /** A span that has ended just now and took `ms`. */
  readonly add: (name: string, kind: SpanKind, attributes: SpanAttributes, ms: number, hasFailed: boolean) => void;
  readonly ids: () => TraceIds | null;
  readonly headers: () => TraceHeaders;
  /** Sends what is recorded. */
  readonly close: () => Promise<void>;
}

let current: Tracing | null = null;

/** From now on spans are recorded; null: not any more. Called at the start of a process, before its server is created. */
export const useTracing = (tracing: Tracing | null): void => {
  current = tracing;
};

export const currentTracing = (): Tracing | null => current;

const NO_SPAN: OpenSpan = {
  set: () => undefined,
  fail: () => undefined,
  end: () => undefined,
  within: (work) => work(),
};

/** Does `work` in a span, which fails if the work fails. Costs one comparison where no traces are recorded. */
export const inSpan = <T>(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  work: (span: OpenSpan) => Promise<T>,
): Promise<T> => {
  if (current === null) return work(NO_SPAN);
  const span = current.open(name, kind, attributes);
  const fail = (error: unknown): never => {
    span.fail();
    throw error;
  };
  return span.within(() => work(span).catch(fail).finally(span.end));
};

const NO_HEADERS: TraceHeaders = {};

/** What a call of another system sends to continue the trace; nothing where no traces are recorded. */
export const traceHeaders = (): TraceHeaders => current?.headers() ?? NO_HEADERS;

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the standard variables of OpenTelemetry ask for traces: off unless an exporter or an endpoint is set. */
export const wantsTraces = (environment: Environment): boolean => {
  const read = (name: string): string => environment[name]?.trim().toLowerCase() ?? "";
  const exporter = read("OTEL_TRACES_EXPORTER");
  if (read("OTEL_SDK_DISABLED") === "true" || exporter === "none") return false;
  return (
    exporter !== "" || read("OTEL_EXPORTER_OTLP_ENDPOINT") !== "" || read("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") !== ""
  );
};
