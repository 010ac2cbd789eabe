import { lookup as resolveName } from "node:dns/promises";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { traceHeaders } from "#server/platform/tracing/tracing.ts";
import { findAddressProblem, isAllowedAddress } from "./address.ts";

/** What became of one request. `status` is null without an answer, and `reason` states why. */
export interface EndpointAnswer {
  readonly status: number | null;
  /** The first 500 letters. */
  readonly answer: string;
  readonly reason: string | null;
}

interface Resolved {
  readonly address: string;
  readonly family: number;
}

export interface CallOptions {
  readonly allowsLoopback: boolean;
  readonly timeoutMs?: number;
  /** For tests. */
  readonly resolve?: (name: string) => Promise<readonly Resolved[]>;
}

export type CallEndpoint = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<EndpointAnswer>;

const TIMEOUT_MS = 10_000;
const MAX_ANSWER = 500;

const REFUSED_ADDRESS = "The name leads to a private or local address, which is not called.";

class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}

const resolveAll = (name: string): Promise<readonly Resolved[]> => resolveName(name, { all: true });

/* The connection uses the addresses that were checked: a second resolution could lead elsewhere. */
const checkedLookup =
  (resolve: (name: string) => Promise<readonly Resolved[]>, allowsLoopback: boolean): LookupFunction =>
  (name, { all }, callback) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses;
        const isRefused = !addresses.every(({ address }) => isAllowedAddress(address, allowsLoopback));
        if (first === undefined || isRefused) callback(new AddressRefused(REFUSED_ADDRESS), []);
        else if (all === true) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: "The name does not exist.",
  EAI_AGAIN: "The name could not be resolved.",
  ECONNREFUSED: "The connection was refused.",
  ECONNRESET: "The connection was closed before an answer.",
  EPIPE: "The connection was closed before an answer.",
  ABORT_ERR: "No answer in 10 seconds.",
};

const explain = (error: NodeJS.ErrnoException): string => {
  if (error instanceof AddressRefused) return REFUSED_ADDRESS;
  if (error.name === "AbortError" || error.name === "TimeoutError") return "No answer in 10 seconds.";
  const code = error.code ?? "";
  const isTls = /CERT|SSL|TLS|SIGNED|EPROTO/.test(code);
  return REASONS[code] ?? (isTls ? "No valid certificate, or no TLS." : "The call failed.");
};

/* What an answer has beyond the first letters is not read. */
const readStart = async (response: IncomingMessage): Promise<string> => {
  response.setEncoding("utf8");
  let text = "";
  for await (const part of response) {
    text += String(part);
    if (text.length >= MAX_ANSWER) break;
  }
  return text.slice(0, MAX_ANSWER);
};

/** Calls endpoints: no redirect is followed, no private address reached, and time and size are bounded. */
export const createEndpointCaller = (options: CallOptions): CallEndpoint => {
  const { allowsLoopback, timeoutMs = TIMEOUT_MS, resolve = resolveAll } = options;
  const lookup = checkedLookup(resolve, allowsLoopback);
  return (text, headers, body) => {
    /* Where the address is an IP address, nothing is looked up. */
    if (findAddressProblem(text, allowsLoopback) !== null)
      return Promise.resolve({ status: null, answer: "", reason: REFUSED_ADDRESS });
    const { promise, resolve: end } = Promise.withResolvers<EndpointAnswer>();
    const fail = (error: Error): void => end({ status: null, answer: "", reason: explain(error) });
    const url = new URL(text);
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const request = send(url, {
      method: "POST",
      agent: false,
      lookup,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...traceHeaders(),
        ...headers,
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(body)),
        "user-agent": "Keelson-Webhooks/1",
      },
    });
    request.on("error", fail);
    request.on("response", (response) => {
      const { statusCode: status = null } = response;
      /* An answer whose text is cut off has been received all the same. */
      const received = (answer: string): void => end({ status, answer, reason: null });
      readStart(response).then(received, () => received(""));
    });
    request.end(body);
    return promise;
  };
};
