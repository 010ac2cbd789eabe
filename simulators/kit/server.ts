import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { createControls } from "./controls.ts";
import { createCallLog } from "./calls.ts";
import { createFaults, type FaultSetting } from "./faults.ts";
import type { Carrier, CarrierContext, Route, SimulatorAnswer, SimulatorRequest } from "./http.ts";
import { parseJson } from "./json.ts";
import { pick } from "./random.ts";
import { answerOfFault, INTERNAL_ERROR, sendAnswer, sendLoginPage } from "./send.ts";

const MAX_BODY_BYTES = 1024 * 1024;
const SLOW_MS = 25_000;

export interface ServerOptions {
  /** 0, the default, takes a free port. */
  readonly port?: number;
  readonly host?: string;
  readonly clock?: () => Date;
  /** Other seeds give other prices and sailings. */
  readonly seed?: string;
  /** How long a search for prices takes, or the least and the most that it takes; by default it answers at once. */
  readonly delayMs?: number | readonly [least: number, most: number];
}

export interface Simulator {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue;
    bytes += part.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

interface Found {
  readonly route: Route;
  readonly parameters: readonly string[];
}

const findRoute = (routes: readonly Route[], method: string, path: string): Found | undefined => {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (match) return { route, parameters: match.slice(1) };
  }
  return undefined;
};

/** Waits that end early when the client leaves or the simulator stops. */
const createWaits = () => {
  const ended = new AbortController();
  return {
    end: () => ended.abort(),
    wait: (ms: number, response: ServerResponse): Promise<void> => {
      const left = new AbortController();
      response.once("close", () => left.abort());
      return pause(ms, undefined, { signal: AbortSignal.any([ended.signal, left.signal]) }).catch(() => undefined);
    },
  };
};

/** How long each search takes, one after the other. */
const createDelays = ({ delayMs = 0, seed = "keelson" }: ServerOptions) => {
  let searches = 0;
  return (): number => {
    searches += 1;
    if (typeof delayMs === "number") return delayMs;
    const [least, most] = delayMs;
    return least + pick(`${seed} delay ${searches}`, most - least + 1);
  };
};

interface Served {
  readonly carrier: Carrier;
  readonly controls: readonly Route[];
  readonly clock: () => Date;
  readonly faults: ReturnType<typeof createFaults>;
  readonly calls: ReturnType<typeof createCallLog>;
  readonly waits: ReturnType<typeof createWaits>;
  readonly nextDelay: () => number;
}

const createServed = (create: (context: CarrierContext) => Carrier, options: ServerOptions): Served => {
  let offsetMs = 0;
  const clock = () => new Date((options.clock?.() ?? new Date()).getTime() + offsetMs);
  const carrier = create({ clock, seed: options.seed ?? "keelson" });
  const faults = createFaults();
  const calls = createCallLog();
  const setOffset = (ms: number): void => {
    offsetMs = ms;
  };
  const controls = createControls({ carrier, faults, calls, setOffset });
  return { carrier, controls, clock, faults, calls, waits: createWaits(), nextDelay: createDelays(options) };
};

const ask = async (
  request: SimulatorRequest,
  found: Found | undefined,
  met: readonly FaultSetting[],
): Promise<SimulatorAnswer> => {
  if (found === undefined) return { status: 404, body: { message: `No call ${request.method} ${request.path}` } };
  return found.route.handle({ ...request, has: (name) => met.some(({ fault }) => fault === name) });
};

const answerCall = async (
  { carrier, faults, calls, waits, nextDelay }: Served,
  request: SimulatorRequest,
  found: Found | undefined,
  response: ServerResponse,
): Promise<void> => {
  const met = faults.take(request.path, found?.route.isToken === true);
  const call = calls.add(request);
  const slow = met.find(({ fault }) => fault === "slow");
  if (slow) await waits.wait(slow.ms ?? SLOW_MS, response);
  else if (found?.route.isDelayed) await waits.wait(nextDelay(), response);
  if (met.some(({ fault }) => fault === "hang")) return;
  if (met.some(({ fault }) => fault === "drop-before")) {
    response.socket?.destroy();
    return;
  }
  const made = answerOfFault(met) ?? (await ask(request, found, met));
  const isBilled = (status: number): boolean => found?.route.isToken !== true && carrier.isBilled(status, request.path);
  const isDropped = met.some(({ fault }) => fault === "drop-after");
  if (isDropped || met.some(({ fault }) => fault === "hang-after")) {
    call.unanswered(isBilled(made.status));
    if (isDropped) response.socket?.destroy();
    return;
  }
  const answer = met.some(({ fault }) => fault === "status-500-after") ? INTERNAL_ERROR : made;
  call.answered(answer.status, isBilled(answer.status));
  sendAnswer(response, answer, met);
};

const respond = async (served: Served, message: IncomingMessage, response: ServerResponse): Promise<void> => {
  const target = message.url ?? "/";
  const url = new URL(`http://simulator${target}`);
  const method = message.method ?? "GET";
  const raw = await readBody(message);
  const now = served.clock();
  response.setHeader("date", now.toUTCString());
  if (raw === undefined) return sendAnswer(response, { status: 413, body: { message: "Payload too large" } }, []);
  const isControl = url.pathname.startsWith("/simulator/");
  const found = findRoute(isControl ? served.controls : served.carrier.routes, method, url.pathname);
  const request: SimulatorRequest = {
    method,
    path: url.pathname,
    target,
    query: url.searchParams,
    headers: message.headers,
    raw,
    json: parseJson(raw.toString("utf8")),
    now,
    has: () => false,
    parameters: found?.parameters ?? [],
  };
  if (isControl) return sendAnswer(response, await ask(request, found, []), []);
  if (url.pathname === "/login") {
    served.calls.add(request).answered(200, false);
    return sendLoginPage(response);
  }
  return answerCall(served, request, found, response);
};

/** Serves a carrier over HTTP, with its faults, its log of calls and the calls below `/simulator/`. */
export const serveCarrier = async (
  create: (context: CarrierContext) => Carrier,
  options: ServerOptions,
): Promise<Simulator> => {
  const served = createServed(create, options);
  const server = createServer((message, response) => {
    respond(served, message, response).catch(() => response.socket?.destroy());
  });
  const host = options.host ?? "127.0.0.1";
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://${host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        served.waits.end();
        served.carrier.stop?.();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
