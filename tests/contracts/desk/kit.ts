import { MatchersV3, PactV4 } from "@pact-foundation/pact";
import { errAsync, type ResultAsync } from "neverthrow";
import { expect } from "vitest";
import type { Authenticator } from "#desk/adapters/authenticator.ts";
import { createDeskClient } from "#desk/adapters/client.ts";
import { createDeskPorts } from "#desk/adapters/ports.ts";
import type { DeskPorts } from "#desk/ports/index.ts";
import type { Failure } from "#ports/failure.ts";
import { outcomeOf, patient } from "#tests/adapters/support/api.ts";
import { filled, matching, requireEqual } from "../consumer/kit.ts";
import { newRecording } from "../support/recordings.ts";
import type { DeskStates, Person, StatesOf } from "./states.ts";

const { like, reify } = MatchersV3;

export const ADMIN = {
  id: "staff-jan",
  name: "Jan Visser",
  email: "jan.visser@keelson.example",
  role: "admin",
  session: "session-jan",
  cookie: "cookie-of-jan-visser",
} as const satisfies DeskStates["a member of staff is signed in"];

export const RAVI = {
  id: "staff-ravi",
  name: "Ravi Pillai",
  email: "ravi.pillai@keelson.example",
  role: "desk",
} as const satisfies Person;

/** An admin is signed in. */
export const asAdmin = { "a member of staff is signed in": ADMIN } as const;

export interface DeskInteraction {
  readonly title: string;
  readonly states: StatesOf;
  readonly request: {
    readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    /** Below /desk/api. */
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly json?: Readonly<Record<string, unknown>>;
  };
  readonly response: { readonly status: number; readonly json: Readonly<Record<string, unknown>> };
  readonly send: (ports: DeskPorts, signal: AbortSignal) => ResultAsync<unknown, Failure>;
  /** What the desk reads. */
  readonly outcome: { readonly value: unknown } | { readonly failure: Failure };
}

/** A success with this result. */
export const done = (result: unknown): DeskInteraction["response"] => ({
  status: 200,
  json: { status: true, code: 2000, message: like("OK"), result },
});

/** A refusal that is shown as it is. */
export const refused = (
  status: 400 | 401 | 403 | 404 | 409 | 410,
  message: string,
): Pick<DeskInteraction, "response" | "outcome"> => {
  const reasons = {
    400: "bad-request",
    401: "other",
    403: "forbidden",
    404: "not-found",
    409: "conflict",
    410: "offer-gone",
  } as const;
  return {
    response: { status, json: { status: false, code: status * 10, message: filled(message), result: [] } },
    outcome: { failure: { kind: "refused", reason: reasons[status], message, fields: [] } },
  };
};

export const NO_PASSKEY: Failure = { kind: "refused", reason: "other", message: "No passkey.", fields: [] };

const NO_AUTHENTICATOR: Authenticator = {
  isSupported: () => false,
  sign: () => errAsync(NO_PASSKEY),
  create: () => errAsync(NO_PASSKEY),
};

/** A refusal of fields, which are shown with their sentences. */
export const refusedFields = (
  message: string,
  fields: readonly { readonly field: string; readonly message: string }[],
): Pick<DeskInteraction, "response" | "outcome"> => ({
  response: {
    status: 422,
    json: {
      status: false,
      code: 4220,
      message: filled(message),
      result: fields.map((one) => ({ field: one.field, message: filled(one.message) })),
    },
  },
  outcome: { failure: { kind: "refused", reason: "invalid-fields", message, fields } },
});

type StateParameters = NonNullable<Parameters<ReturnType<PactV4["addInteraction"]>["given"]>[1]>;

const JSON_TYPE = { "Content-Type": matching("application/json.*", "application/json; charset=utf-8") };

/** Adds an interaction to the contract once the desk has read its answer as stated. */
export const testDeskInteraction = async (interaction: DeskInteraction): Promise<void> => {
  const { title, states, request, response, send, outcome } = interaction;
  const cookie = states["a member of staff is signed in"]?.cookie;
  const start = new PactV4({
    consumer: "keelson-desk",
    provider: "keelson-desk-api",
    dir: newRecording(),
    logLevel: "warn",
  }).addInteraction();
  for (const [state, parameters] of Object.entries(states)) start.given(state, reify<StateParameters>(parameters));
  await start
    .uponReceiving(title)
    .withRequest(request.method, `/desk/api${request.path}`, (builder) => {
      builder.headers({
        "x-desk": "1",
        ...(cookie === undefined ? {} : { Cookie: `keelson-desk=${cookie}` }),
        ...(request.json === undefined ? {} : { "Content-Type": "application/json" }),
      });
      if (request.query !== undefined) builder.query({ ...request.query });
      if (request.json !== undefined) builder.jsonBody(request.json);
    })
    .willRespondWith(response.status, (builder) => {
      builder.headers(JSON_TYPE).jsonBody(requireEqual(response.json));
    })
    .executeTest(async ({ url }) => {
      const api = createDeskClient(url, () => undefined);
      /* A browser adds the cookie by itself. */
      if (cookie !== undefined)
        api.use({
          onRequest: ({ request: sent }) => {
            sent.headers.set("Cookie", `keelson-desk=${cookie}`);
            return sent;
          },
        });
      expect(await outcomeOf(send(createDeskPorts(api, NO_AUTHENTICATOR), patient()))).toEqual(outcome);
    });
};
