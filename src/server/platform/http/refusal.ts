import type { Socket } from "node:net";
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { type Fault, findFault } from "../faults.ts";

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** What a code is sent with; `setup` if the company requires a second factor and the person has none. */
export interface SecondFactorChallenge {
  readonly challenge: string;
  readonly recoveryCodesLeft: number;
  readonly setup: { readonly secret: string; readonly qrSvg: string } | null;
}

export type Refusal =
  | { readonly kind: "malformed"; readonly message: string }
  | { readonly kind: "unauthorised"; readonly message: string }
  /** `fields`: what of the person it depends on. */
  | { readonly kind: "forbidden"; readonly message: string; readonly fields?: readonly FieldProblem[] }
  /** The password was right: a code is asked for. Never 401, which would end a session. */
  | { readonly kind: "second-factor"; readonly message: string; readonly challenge: SecondFactorChallenge }
  | { readonly kind: "not-found"; readonly message: string }
  | { readonly kind: "wrong-method"; readonly message: string; readonly allowed: readonly string[] }
  | { readonly kind: "conflict"; readonly message: string }
  | { readonly kind: "gone"; readonly message: string }
  | { readonly kind: "too-large"; readonly message: string }
  | { readonly kind: "wrong-media-type"; readonly message: string }
  | { readonly kind: "fields"; readonly message: string; readonly fields: readonly FieldProblem[] }
  | { readonly kind: "too-many"; readonly message: string; readonly retryAfterSeconds: number }
  | { readonly kind: "internal"; readonly message: string }
  | { readonly kind: "unavailable"; readonly message: string }
  | { readonly kind: "no-source"; readonly message: string; readonly errorMessage?: string };

interface Status {
  readonly http: number;
  readonly code: number;
}

const STATUSES: Readonly<Record<Refusal["kind"], Status>> = {
  malformed: { http: 400, code: 4000 },
  unauthorised: { http: 401, code: 4010 },
  forbidden: { http: 403, code: 4030 },
  "second-factor": { http: 403, code: 4011 },
  "not-found": { http: 404, code: 4040 },
  "wrong-method": { http: 405, code: 4000 },
  conflict: { http: 409, code: 4090 },
  gone: { http: 410, code: 4100 },
  "too-large": { http: 413, code: 4000 },
  "wrong-media-type": { http: 415, code: 4000 },
  fields: { http: 422, code: 4220 },
  "too-many": { http: 429, code: 4290 },
  internal: { http: 500, code: 5000 },
  "no-source": { http: 502, code: 5020 },
  unavailable: { http: 503, code: 5030 },
};

const toStatus = (refusal: Refusal): Status => STATUSES[refusal.kind];

export const SIGN_IN_AGAIN: Refusal = { kind: "unauthorised", message: "Please sign in." };
export const UNREADABLE: Refusal = { kind: "malformed", message: "The request could not be read." };
export const WRONG_MEDIA_TYPE: Refusal = {
  kind: "wrong-media-type",
  message: "This call does not take this media type.",
};
export const TOO_LARGE: Refusal = { kind: "too-large", message: "The request is too large." };
export const NOTHING_HERE: Refusal = { kind: "not-found", message: "There is nothing at this address." };
export const INTERNAL: Refusal = { kind: "internal", message: "Something went wrong. Please try again." };

const UNAVAILABLE: Readonly<Record<Fault, Refusal>> = {
  busy: { kind: "unavailable", message: "The service is busy at the moment. Please try again in a minute." },
  unreachable: {
    kind: "unavailable",
    message: "The service cannot be reached at the moment. Please try again in a few minutes.",
  },
  "disk-full": {
    kind: "unavailable",
    message: "The service has no disk space left and cannot save anything. Please try again later.",
  },
};

const UNAVAILABLE_LOGS: Readonly<Record<Fault, string>> = {
  busy: "busy: a lock or a connection was not free in time",
  unreachable: "unreachable: the database or another service did not answer",
  "disk-full": "disk full: nothing can be written",
};

const RETRY_AFTER_SECONDS = 30;
const SUCCESS = 2000;

/** The body of a success: `result` is always a list. */
export const success = <Entry, More extends object = object>(
  result: readonly Entry[],
  message = "OK",
  more?: More,
): {
  readonly status: true;
  readonly code: 2000;
  readonly message: string;
  readonly result: readonly Entry[];
} & More => {
  const envelope = { status: true, code: SUCCESS, message, result } as const;
  return Object.assign(envelope, more);
};

interface Failure {
  readonly status: false;
  readonly code: number;
  readonly message: string;
  readonly result: readonly (FieldProblem | SecondFactorChallenge)[];
  readonly errorMessage?: string;
}

const listFields = (refusal: Refusal): Failure["result"] => {
  if (refusal.kind === "second-factor") return [refusal.challenge];
  return refusal.kind === "fields" || refusal.kind === "forbidden" ? (refusal.fields ?? []) : [];
};

const failure = (refusal: Refusal): Failure => ({
  status: false,
  code: toStatus(refusal).code,
  message: refusal.message,
  result: listFields(refusal),
  ...(refusal.kind === "no-source" && refusal.errorMessage !== undefined ? { errorMessage: refusal.errorMessage } : {}),
});

export const refuse = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (refusal.kind === "too-many") headers["retry-after"] = String(refusal.retryAfterSeconds);
  if (refusal.kind === "unavailable") headers["retry-after"] = String(RETRY_AFTER_SECONDS);
  if (refusal.kind === "wrong-method") headers["allow"] = refusal.allowed.join(", ");
  return reply.code(toStatus(refusal).http).headers(headers).send(failure(refusal));
};

/** What the error of a handler is answered with; it is logged with its cause. No detail of it is revealed. */
export const refuseFailure = (error: unknown, log: FastifyBaseLogger): Refusal => {
  const fault = findFault(error);
  log.error({ err: error }, fault === null ? "unexpected error" : UNAVAILABLE_LOGS[fault]);
  return fault === null ? INTERNAL : UNAVAILABLE[fault];
};

/* The framework states why it cannot read a request. */
const framingRefusal = (status: number): Refusal => {
  if (status === 413) return TOO_LARGE;
  if (status === 415) return WRONG_MEDIA_TYPE;
  return status === 403 || status === 404 ? NOTHING_HERE : UNREADABLE;
};

export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const { statusCode: status = 500 } = error;
  const isAboutRequest = status >= 400 && status < 500;
  void refuse(reply, isAboutRequest ? framingRefusal(status) : refuseFailure(error, request.log));
};

export const unreadableConnection = (error: Error & { readonly code: string }, socket: Socket): void => {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const body = JSON.stringify(failure(UNREADABLE));
  const status = error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
  const head = ["HTTP/1.1 " + status, "connection: close", "content-type: application/json; charset=utf-8"];
  socket.end(`${head.join("\r\n")}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
};
