import type { IncomingHttpHeaders } from "node:http";
import type { Fault } from "./faults.ts";

export interface SimulatorRequest {
  readonly method: string;
  readonly path: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The bytes of the body, as signatures need them. */
  readonly raw: Buffer;
  /** The body as JSON; `undefined` when there is none or it is not JSON. */
  readonly json: unknown;
  readonly now: Date;
  /** Whether a fault is switched on for this call. */
  readonly has: (fault: Fault) => boolean;
  /** What the path's groups matched, in order. */
  readonly parameters: readonly string[];
}

export interface SimulatorAnswer {
  readonly status: number;
  /** Sent as JSON; absent: no body. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Route {
  readonly method: string;
  /** Matches the whole path. */
  readonly path: RegExp;
  /** Takes `delayMs` of the simulator's options to answer. */
  readonly isDelayed?: boolean;
  /** Hands out tokens: faults without a `path` pass it by. */
  readonly isToken?: boolean;
  readonly handle: (request: SimulatorRequest) => SimulatorAnswer | Promise<SimulatorAnswer>;
}

/** What a carrier's folder gives: its calls, and what a reset forgets. */
export interface Carrier {
  readonly routes: readonly Route[];
  /** Further calls below `/simulator/`. */
  readonly controls?: readonly Route[];
  /** The faults in the content of an answer that this carrier can show. */
  readonly faults: readonly Fault[];
  readonly isBilled: (status: number, path: string) => boolean;
  readonly reset: () => void;
  /** Ends what still runs by itself, for example deliveries that are tried again. */
  readonly stop?: () => void;
}

/** What every carrier is created with. */
export interface CarrierContext {
  readonly clock: () => Date;
  readonly seed: string;
}

export const headerOf = (request: SimulatorRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

export const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  ({ status, body, headers }) satisfies SimulatorAnswer;
