import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { err, ok, type Result } from "neverthrow";

export interface OutgoingRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** From the request to the end of the answer. */
  readonly elapsedMs?: number;
}

/** Why a request got no answer; `detail` is a phrase. */
export interface NoAnswer {
  readonly reason: "unreachable" | "timed-out" | "dropped" | "too-large";
  readonly detail: string;
}

const MEGABYTE = 1_000_000;
const MAX_ANSWER_BYTES = 8 * MEGABYTE;

const TOO_LARGE: NoAnswer = { reason: "too-large", detail: `an answer of more than ${MAX_ANSWER_BYTES / MEGABYTE} MB` };

const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection is refused",
  ENOTFOUND: "the host name is unknown",
  EAI_AGAIN: "the host name cannot be resolved",
  EHOSTUNREACH: "the host cannot be reached",
  ENETUNREACH: "the network cannot be reached",
  ETIMEDOUT: "the connection cannot be established",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed: name it in NODE_EXTRA_CA_CERTS",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is self-signed: name it in NODE_EXTRA_CA_CERTS",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate cannot be verified: name the authority in NODE_EXTRA_CA_CERTS",
  CERT_HAS_EXPIRED: "its certificate has expired",
};

const readCode = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : "");

/** Several addresses of one host fail as one AggregateError, whose own code is empty. */
const findCode = (error: Error): string => {
  const [first]: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  return readCode(error) || (first instanceof Error ? readCode(first) : "");
};

const toTimedOut = (timeoutMs: number): NoAnswer => ({
  reason: "timed-out",
  detail: `no answer within ${timeoutMs / 1000} seconds`,
});

const toNoAnswer = (error: Error): NoAnswer => {
  const code = findCode(error);
  const unreachable = UNREACHABLE[code];
  if (unreachable !== undefined) return { reason: "unreachable", detail: unreachable };
  const detail = code.startsWith("HPE_") ? "an answer that is not HTTP" : "a closed connection instead of an answer";
  return { reason: "dropped", detail };
};

const joinHeaders = (headers: Readonly<Record<string, string | readonly string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === "string" ? value : value.join(", ")]],
    ),
  );

/**
 * Sends one request on a connection of its own, so that no answer depends on an earlier one. Redirects are not followed.
 * The whole answer must arrive within `timeoutMs`.
 */
export const send = (request: OutgoingRequest, timeoutMs: number): Promise<Result<Answer, NoAnswer>> =>
  new Promise((resolve) => {
    const { method, url, body } = request;
    const open = url.protocol === "https:" ? requestHttps : requestHttp;
    const length = body === null ? {} : { "content-length": String(body.length) };
    const headers = { accept: "*/*", "accept-encoding": "identity", ...request.headers, ...length };
    const signal = AbortSignal.timeout(timeoutMs);
    const began = performance.now();
    const fail = (error: Error): void => resolve(err(signal.aborted ? toTimedOut(timeoutMs) : toNoAnswer(error)));
    const sent = open(url, { method, headers, agent: false, signal }, (incoming) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      incoming.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= MAX_ANSWER_BYTES) return void chunks.push(chunk);
        resolve(err(TOO_LARGE));
        sent.destroy();
      });
      incoming.on("error", fail);
      incoming.on("end", () => {
        const status = incoming.statusCode ?? 0;
        const elapsedMs = performance.now() - began;
        resolve(ok({ status, headers: joinHeaders(incoming.headers), body: Buffer.concat(chunks), elapsedMs }));
      });
    });
    sent.on("error", fail);
    sent.end(body ?? undefined);
  });

/** The media type without its parameters, in lower case; empty without a header. */
export const readMediaType = (answer: Answer): string =>
  (answer.headers["content-type"] ?? "").split(";", 1).join("").trim().toLowerCase();
