import * as t from "io-ts";
import type { FieldProblem } from "#api/schema.d.ts";
import { agreeing, object, decodeWith, first, list } from "./codec.ts";
import type { Failure, FieldRefusal, Refusal } from "#ports/failure.ts";
import type { ApiResponse, ApiSettings } from "./client.ts";
import { err, fromAsyncThrowable, ok, type Result, ResultAsync } from "neverthrow";

/** The common part of every answer, unread: it may come from a proxy. Other properties are kept for the call's own decoder. */
export const Envelope = t.type({
  status: t.unknown,
  code: t.unknown,
  message: t.unknown,
  errorMessage: t.unknown,
  lenResult: t.unknown,
  facets: t.unknown,
  unread: t.unknown,
  result: t.unknown,
  data: t.unknown,
  answeredAt: t.unknown,
});
export type Envelope = Readonly<t.TypeOf<typeof Envelope>>;

const FieldProblemCodec = agreeing<FieldProblem>()(object({ field: t.string, message: t.string }));

const SUCCESS = 2000;
const UNAUTHORISED = 4010;

const REFUSALS: ReadonlyMap<number, Refusal> = new Map([
  [4000, "bad-request"],
  [4030, "forbidden"],
  [4040, "not-found"],
  [4090, "conflict"],
  [4100, "offer-gone"],
  [4220, "invalid-fields"],
  [4290, "too-many-requests"],
  [5000, "internal"],
  [5020, "no-source"],
]);

/** The envelope's code, otherwise the HTTP status times ten (a proxy's page has no envelope). */
const readCode = (envelope: Envelope, httpStatus: number): number =>
  typeof envelope.code === "number" && envelope.code !== SUCCESS ? envelope.code : httpStatus * 10;

const toText = (value: unknown): string => (typeof value === "string" ? value : "");

/** The server's message, '' without one. */
export const readMessage = (envelope: Envelope): string => toText(envelope.message) || toText(envelope.errorMessage);

/** When the server answered by its own clock; null where the answer does not state it. */
export const readAnsweredAt = ({ answeredAt }: { readonly answeredAt: unknown }): string | null =>
  typeof answeredAt === "string" ? answeredAt : null;

/** Sets the clock of an adapter's settings by an answer. */
export const synchroniseWith =
  ({ synchronise }: Pick<ApiSettings, "synchronise">) =>
  (envelope: Envelope): void =>
    synchronise?.(readAnsweredAt(envelope));

const readFields = (envelope: Envelope): readonly FieldRefusal[] =>
  decodeWith(list(FieldProblemCodec))(envelope.result).unwrapOr([]);

const toRefusal = (reason: Refusal, envelope: Envelope): Failure => ({
  kind: "refused",
  reason,
  message: readMessage(envelope),
  fields: readFields(envelope),
});

const SUCCESS_RULES = {
  code: ({ code }: Envelope) => code === SUCCESS,
  "code-and-status": ({ code, status }: Envelope) => code === SUCCESS && Boolean(status),
  "code-or-status": ({ code, status }: Envelope) => code === SUCCESS || Boolean(status),
} as const;

/** What counts as success: code 2000, code and status together, or either of them. */
export type SuccessRule = keyof typeof SUCCESS_RULES;

const isSuccess = (envelope: Envelope, rule: SuccessRule): boolean => SUCCESS_RULES[rule](envelope);

/** A 401 or code 4010 means signed out. */
const toFailure = (envelope: Envelope, httpStatus: number): Failure => {
  const code = readCode(envelope, httpStatus);
  return code === UNAUTHORISED || httpStatus === 401
    ? { kind: "unauthorised", message: readMessage(envelope) }
    : toRefusal(REFUSALS.get(code) ?? (code >= 5000 && code < 6000 ? "internal" : "other"), envelope);
};

/** For calls without a session: a 401 is a refusal with the server's message. */
export const toSignInRefusal = (failure: Failure): Failure =>
  failure.kind === "unauthorised"
    ? { kind: "refused", reason: "other", message: failure.message, fields: [] }
    : failure;

/** `deadline` in milliseconds. */
export interface RequestLimits {
  readonly signal: AbortSignal;
  readonly deadline: number;
}

const hasName = (cause: unknown, name: string): boolean => cause instanceof Error && cause.name === name;

const toNetworkFailure = (cause: unknown): Failure => {
  if (cause instanceof SyntaxError) return { kind: "malformed", issues: ["the answer is not JSON"] };
  return { kind: "unreachable", cause: hasName(cause, "TimeoutError") ? "timeout" : "network" };
};

/** Exceptions become failures. */
export const sendWithDeadline = <Sent>(
  call: (signal: AbortSignal) => Promise<Sent>,
  { signal, deadline }: RequestLimits,
): ResultAsync<Sent, Failure> =>
  fromAsyncThrowable(call, toNetworkFailure)(AbortSignal.any([signal, AbortSignal.timeout(deadline)]));

const NO_ENVELOPE: Envelope = {
  status: null,
  code: null,
  message: null,
  errorMessage: null,
  lenResult: null,
  facets: null,
  unread: null,
  result: null,
  data: null,
  answeredAt: null,
};

/** The failure of a body; without an envelope the HTTP status counts. */
export const toBodyFailure = (body: unknown, httpStatus: number): Failure =>
  toFailure(decodeWith(Envelope)(body).unwrapOr(NO_ENVELOPE), httpStatus);

/** Statuses of proxies and gateways, and of a server that does not have the call. */
const UNAVAILABLE: ReadonlySet<number> = new Set([404, 502, 503, 504]);

const hasCode = (body: unknown): boolean =>
  decodeWith(Envelope)(body)
    .map(({ code }) => typeof code === "number")
    .unwrapOr(false);

const openEnvelope =
  (rule: SuccessRule) =>
  ({ data, error, response: { ok: fine, status } }: ApiResponse): Result<Envelope, Failure> => {
    if (!fine && UNAVAILABLE.has(status) && !hasCode(error)) return err({ kind: "unreachable", cause: "service" });
    if (!fine) return err(toBodyFailure(error, status));
    return decodeWith(Envelope)(data).andThen((envelope) =>
      isSuccess(envelope, rule) ? ok(envelope) : err(toFailure(envelope, status)),
    );
  };

/** Returns the envelope of a successful call that was sent, otherwise a failure. */
export const request = (sent: Promise<ApiResponse>, rule: SuccessRule = "code"): ResultAsync<Envelope, Failure> =>
  ResultAsync.fromPromise(sent, toNetworkFailure).andThen(openEnvelope(rule));

/** Reads the first entry of a result. */
export const readFirst =
  <Value>(codec: t.Type<Value, unknown>) =>
  ({ result }: Envelope): Result<Value, Failure> =>
    decodeWith(codec)(first(result));

/** Reads a whole result. */
export const readAll =
  <Value>(codec: t.Type<Value, unknown>) =>
  ({ result }: Envelope): Result<Value, Failure> =>
    decodeWith(codec)(result);

/** For calls whose answer has nothing to read. */
export const ignore = (): void => undefined;

/** Sends a call with a deadline of its own and returns the envelope of a success, otherwise a failure. */
export const sendRequest = (
  call: (signal: AbortSignal) => Promise<ApiResponse>,
  patience: RequestLimits,
  rule: SuccessRule,
): ResultAsync<Envelope, Failure> => sendWithDeadline(call, patience).andThen(openEnvelope(rule));
