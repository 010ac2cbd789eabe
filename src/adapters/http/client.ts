import createClient, { type Client, type Middleware } from "openapi-fetch";
import type { paths } from "#api/schema.d.ts";
import { addHeaders, type HeaderSettings } from "./headers.ts";

/** The result of openapi-fetch: parsed `data` of a 2xx, parsed `error` of anything else. */
export interface ApiResponse {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

export interface FileRequest {
  readonly url: URL;
  readonly headers: Headers;
  readonly content: Blob;
  readonly onProgress: (sentBytes: number) => void;
  readonly signal: AbortSignal;
  /** How long nothing may happen, in milliseconds. */
  readonly patience: number;
}

export type SendFile = (request: FileRequest) => Promise<ApiResponse>;

export interface ApiSettings extends HeaderSettings {
  /** Absolute, with the base path: `https://portal.example/api`. */
  readonly baseUrl: string;
  readonly deadlines: Deadlines;
  /** Sets the clock by the moment of an answer; null where the answer does not state it. */
  readonly synchronise?: (answeredAt: string | null) => void;
  /** Sends the calls; the global `fetch` unless stated. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Sends the files; the browser's way unless stated. */
  readonly sendFile?: SendFile;
}

/** Milliseconds; rates take longer because several carriers answer, uploads because of slow lines. */
export interface Deadlines {
  readonly usual: number;
  readonly rates: number;
  readonly upload: number;
}

export const DEADLINES: Deadlines = { usual: 30_000, rates: 60_000, upload: 180_000 };

export type Api = Client<paths>;

const METHODS: readonly PropertyKey[] = ["GET", "PUT", "POST", "DELETE"];

/** The operations that take longer than usual. */
const SLOW_OPERATIONS: ReadonlyMap<string, keyof Deadlines> = new Map([
  ["POST /resource/rates/spot-on", "rates"],
  ["POST /resource/rates/searches", "rates"],
  ["GET /resource/rates/searches/{searchId}", "rates"],
  ["GET /resource/lcl/rates", "rates"],
  ["POST /resource/quotes/{id}/check", "rates"],
  ["POST /auth/sign_up", "upload"],
  ["GET /resource/account/data", "upload"],
]);

/* Each call ends at the deadline of its operation, or when its own signal does. */
const withDeadlines = (api: Api, deadlines: Deadlines): Api =>
  new Proxy(api, {
    get: (target, method) => {
      const call: unknown = Reflect.get(target, method);
      if (typeof call !== "function" || !METHODS.includes(method)) return call;
      return (path: string, init: { readonly signal?: AbortSignal } = {}): unknown => {
        const timeout = AbortSignal.timeout(deadlines[SLOW_OPERATIONS.get(`${String(method)} ${path}`) ?? "usual"]);
        const signal = init.signal === undefined ? timeout : AbortSignal.any([init.signal, timeout]);
        return Reflect.apply(call, target, [path, { ...init, signal }]);
      };
    },
  });

/** Throws on network errors and broken JSON, so calls go through `request`. */
export const createApi = (settings: ApiSettings): Api => {
  const api = createClient<paths>({
    baseUrl: settings.baseUrl,
    ...(settings.fetch === undefined ? {} : { fetch: settings.fetch }),
  });
  const signing: Middleware = {
    onRequest: ({ request }) => {
      addHeaders(settings, request.headers);
      return request;
    },
  };
  api.use(signing);
  return withDeadlines(api, settings.deadlines);
};

/** The application id as text, as most account calls expect it; signing in sends a number. */
export const APPLICATION_TEXT = "702020";
