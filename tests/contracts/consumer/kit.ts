import { readFileSync } from "node:fs";
import { MatchersV3, PactV4 } from "@pact-foundation/pact";
import type { ResultAsync } from "neverthrow";
import { expect } from "vitest";
import { sendRequest } from "#adapters/http/request.ts";
import type { Credentials } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";
import { type Adapters, adaptersAt, outcomeOf, patient, settingsFor } from "#tests/adapters/support/api.ts";
import type { ProviderStates } from "../states.ts";
import { newRecording } from "../support/recordings.ts";
import { SHIPPER } from "./samples.ts";

const { eachLike, equal, like, number, regex, reify } = MatchersV3;

/** A value whose whole text has this form. A number or null is compared by its JSON text. */
export const matching = (pattern: string, example: string) => regex(`^${pattern}$`, example);

/** A date, or a date with a time. */
export const dateLike = (example: string) => matching("\\d{4}-\\d{2}-\\d{2}(T.*)?", example);

/** A text that the portal shows or needs, in any words. */
export const filled = (example: string) => matching(".*\\S.*", example);

/** Matches each value of a sample by its type, and texts by not being blank; a list stands for any number of its first entry. */
export const toMatchers = (sample: unknown): unknown => {
  if (typeof sample === "string") return filled(sample);
  if (typeof sample === "number") return number(sample);
  const [first]: readonly unknown[] = Array.isArray(sample) ? sample : [];
  if (Array.isArray(sample)) return eachLike(toMatchers(first));
  if (typeof sample !== "object" || sample === null) return sample;
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, toMatchers(value)]));
};

export const signedIn = { "a shipper is signed in": SHIPPER } as const;
export const signedOut = { "the session has ended": { xToken: SHIPPER.xToken } } as const;
/** The server has the operations of the account page. */
export const accountPage = { "the account can be managed": {} } as const;
export const serverFault = { "the server meets a fault": {} } as const;

export type States = { readonly [State in keyof ProviderStates]?: ProviderStates[State] };
type Template = { readonly [key: string]: unknown };

interface Part {
  readonly name: string;
  readonly content: string;
  /** Of a PDF file. */
  readonly fileName?: string;
}

export interface InteractionRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: Template;
  readonly text?: string;
  /** A file as the whole body. */
  readonly file?: { readonly type: string; readonly path: string };
  /** A form with files; its parts are compared, its boundary is not. */
  readonly form?: readonly Part[];
  /** Those of the signed-in shipper if left out; a visitor has none. */
  readonly credentials?: Credentials | null;
}

interface InteractionResponse {
  readonly status: number;
  readonly headers?: Template;
  readonly json?: Template;
  readonly pdf?: string;
  readonly zip?: string;
  readonly calendar?: string;
}

type Send<Value> = (adapters: Adapters, sendAsIs: () => ResultAsync<unknown, Failure>) => ResultAsync<Value, Failure>;

/** One request of the portal, the answer to it in some states, and a check of what the portal makes of the answer. */
export interface Interaction {
  readonly title: string;
  readonly states: States;
  readonly request: InteractionRequest;
  readonly response: InteractionResponse;
  readonly check: (adapters: Adapters, sendAsIs: () => ResultAsync<unknown, Failure>) => Promise<void>;
}

/** Checks the whole value that the portal reads. */
export const expectValue =
  (send: Send<unknown>, value: unknown): Interaction["check"] =>
  async (adapters, sendAsIs) =>
    expect(await outcomeOf(send(adapters, sendAsIs))).toEqual({ value });

export const expectFailure =
  (send: Send<unknown>, failure: Failure): Interaction["check"] =>
  async (adapters, sendAsIs) =>
    expect(await outcomeOf(send(adapters, sendAsIs))).toEqual({ failure });

const toCredentials = ({ credentials }: InteractionRequest): Credentials | null =>
  credentials === undefined ? { xToken: SHIPPER.xToken, xApiKey: SHIPPER.xApiKey } : credentials;

const toHeaders = (request: InteractionRequest): Record<string, string> => {
  const credentials = toCredentials(request);
  return {
    "x-origin": "keelson-portal",
    ...(credentials === null ? {} : { "x-token": credentials.xToken, "x-api-key": credentials.xApiKey }),
    ...(request.json === undefined ? {} : { "Content-Type": "application/json" }),
    ...(request.text === undefined ? {} : { "Content-Type": "text/plain" }),
    ...(request.file === undefined ? {} : { "Content-Type": request.file.type }),
    ...request.headers,
  };
};

const BOUNDARY = "keelson-form";

const toPartText = ({ name, content, fileName }: Part): string =>
  fileName === undefined
    ? `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
    : `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;

const toFormBytes = (parts: readonly Part[]): Buffer =>
  Buffer.from(`${parts.map(toPartText).join("")}--${BOUNDARY}--\r\n`);

const FORM_EXAMPLE = `multipart/form-data; boundary=${BOUNDARY}`;

const toBody = ({ text, json, form, file }: InteractionRequest): BodyInit | null => {
  if (file !== undefined) return new Uint8Array(readFileSync(file.path));
  if (form !== undefined) return new Uint8Array(toFormBytes(form));
  return text ?? (json === undefined ? null : JSON.stringify(json));
};

/** Sends the request as it is written, for those that no adapter sends. */
const sendPlain = (origin: string, request: InteractionRequest): ResultAsync<unknown, Failure> => {
  const query = request.query === undefined ? "" : `?${new URLSearchParams(request.query).toString()}`;
  return sendRequest(
    async (signal) => {
      const { method, path, form } = request;
      const headers = { ...toHeaders(request), ...(form === undefined ? {} : { "Content-Type": FORM_EXAMPLE }) };
      const response = await fetch(`${origin}${path}${query}`, { method, headers, body: toBody(request), signal });
      const body: unknown = await response.json();
      return response.ok ? { data: body, response } : { error: body, response };
    },
    { signal: patient(), deadline: 2000 },
    "code",
  );
};

/* Without a rule for each part, a form is compared by the media types of its parts alone. */
const toPartRules = (parts: readonly Part[]) =>
  parts.map(({ name, content }) => ({ path: `$.${name}`, rules: [equal(content)] }));

const FORM_TYPE = {
  "Content-Type": matching("multipart/form-data;\\s*boundary=.*", FORM_EXAMPLE),
};
const JSON_TYPE = { "Content-Type": matching("application/json.*", "application/json; charset=utf-8") };
const CALENDAR_TYPE = { "Content-Type": matching("text/calendar.*", "text/calendar; charset=utf-8") };
const CALENDAR = "^BEGIN:VCALENDAR[\\s\\S]*END:VCALENDAR\\s*$";
const NAMED_FILE = {
  "content-disposition": matching(".*filename\\*?\\s*=.+", 'attachment; filename="KLB-2026-000123.pdf"'),
};

const MATCHER_TYPE = "pact:matcher:type";

const isRecord = (value: unknown): value is Template =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Pact compares a plain value below `eachLike` or `atMostLike` by its type alone, because it inherits the matcher of its list.
 * Makes such a value equal to its example, as it is everywhere else.
 */
export const requireEqual = (template: unknown, isInList = false): unknown => {
  if (Array.isArray(template)) {
    if (template.length === 0) return isInList ? equal([]) : template;
    return template.map((one: unknown) => requireEqual(one, isInList));
  }
  if (!isRecord(template)) return isInList ? equal(template) : template;
  const entries = Object.entries(template);
  if (!(MATCHER_TYPE in template))
    return Object.fromEntries(entries.map(([name, value]) => [name, requireEqual(value, isInList)]));
  const isList = template[MATCHER_TYPE] === "type" && Array.isArray(template["value"]);
  return isList ? { ...template, value: requireEqual(template["value"], true) } : template;
};

type Builder = ReturnType<ReturnType<PactV4["addInteraction"]>["uponReceiving"]>;

const addRequest = (start: Builder, request: InteractionRequest) =>
  start.withRequest(request.method, request.path, (builder) => {
    builder.headers(toHeaders(request));
    if (request.query !== undefined) builder.query({ ...request.query });
    if (request.json !== undefined) builder.jsonBody(request.json);
    if (request.text !== undefined) builder.body("text/plain", Buffer.from(request.text));
    if (request.file !== undefined) builder.binaryFile(request.file.type, request.file.path);
    if (request.form === undefined) return;
    builder
      .body(FORM_EXAMPLE, toFormBytes(request.form))
      .headers(FORM_TYPE)
      .matchingRules({ body: toPartRules(request.form) });
  });

type StateParameters = NonNullable<Parameters<ReturnType<PactV4["addInteraction"]>["given"]>[1]>;

/** One pact per interaction: with a shared one, a failing interaction makes the next one fail too. */
export const testInteraction = async ({ title, states, request, response, check }: Interaction): Promise<void> => {
  const start = new PactV4({
    consumer: "keelson-portal",
    provider: "keelson-api",
    dir: newRecording(),
    logLevel: "warn",
  }).addInteraction();
  for (const [state, parameters] of Object.entries(states)) start.given(state, reify<StateParameters>(parameters));
  await addRequest(start.uponReceiving(title), request)
    .willRespondWith(response.status, (builder) => {
      if (response.json !== undefined)
        builder.headers({ ...JSON_TYPE, ...response.headers }).jsonBody(requireEqual(response.json));
      if (response.calendar !== undefined)
        builder
          .headers(CALENDAR_TYPE)
          .body("text/calendar", Buffer.from(response.calendar))
          .matchingRules({ body: [{ path: "$", rules: [regex(CALENDAR, response.calendar)] }] });
      if (response.zip !== undefined) builder.headers(NAMED_FILE).binaryFile("application/zip", response.zip);
      if (response.pdf !== undefined) builder.headers(NAMED_FILE).binaryFile("application/pdf", response.pdf);
    })
    .executeTest((mock) => {
      const adapters = adaptersAt(settingsFor(mock.url, { credentials: () => toCredentials(request) }));
      return check(adapters, () => sendPlain(mock.url, request));
    });
};

/** A success; the portal decides by `code` and `status`. */
export const success = (result: unknown, more: Template = {}): InteractionResponse => ({
  status: 200,
  json: { status: true, code: 2000, message: like("OK"), result, ...more },
});

/** A failure with a message that is shown. Only a 429 states how many seconds to wait. */
export const failure = (status: number, code: number, message: string): InteractionResponse => ({
  status,
  ...(status === 429 ? { headers: { "Retry-After": matching("\\d+", "60") } } : {}),
  json: { status: false, code, message: filled(message), result: [] },
});

/** The failure that the portal reads in such an answer. */
export const refused = (reason: Extract<Failure, { kind: "refused" }>["reason"], message: string): Failure => ({
  kind: "refused",
  reason,
  message,
  fields: [],
});

const FIELDS_MESSAGE = "Please check the marked fields.";

/** A form refused at one field. The portal marks the field, so its name matters. */
export const fieldRefused = (field: string, message: string, summary = FIELDS_MESSAGE): InteractionResponse => ({
  status: 422,
  json: {
    status: false,
    code: 4220,
    message: filled(summary),
    result: eachLike({ field: equal(field), message: filled(message) }),
  },
});

export const fieldFailure = (field: string, message: string, summary = FIELDS_MESSAGE): Failure => ({
  kind: "refused",
  reason: "invalid-fields",
  message: summary,
  fields: [{ field, message }],
});

const sendAsWritten: Send<unknown> = (_adapters, sendAsIs) => sendAsIs();

const REASONS = {
  400: "bad-request",
  401: "other",
  404: "not-found",
  409: "conflict",
  410: "offer-gone",
  429: "too-many-requests",
  500: "internal",
  502: "no-source",
} as const;

/** A refusal with a message, as it is answered and as the portal reads it; without `send` the request is sent as it is written. */
export const refusal = (status: keyof typeof REASONS, message: string, send = sendAsWritten) => ({
  response: failure(status, status * 10, message),
  check: expectFailure(send, refused(REASONS[status], message)),
});

/** A form refused at one field, as it is answered and as the portal reads it. */
export const fieldRefusal = (field: string, message: string, send = sendAsWritten) => ({
  response: fieldRefused(field, message),
  check: expectFailure(send, fieldFailure(field, message)),
});
