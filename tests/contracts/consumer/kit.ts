import { MatchersV3, PactV4 } from "@pact-foundation/pact";
import type { Failure } from "#ports/failure.ts";
import { type Adapters, adaptersAt, settingsFor } from "#tests/adapters/support/api.ts";
import type { ProviderStates } from "../states.ts";

const { eachLike, equal, like, regex } = MatchersV3;

/** A text of this form; verifiers compare the whole of it, so a pattern that is only found inside would never match. */
export const matching = (pattern: string, example: string) => regex(`^${pattern}$`, example);

/** A date, or a date with a time. */
export const dated = (example: string) => matching("\\d{4}-\\d{2}-\\d{2}(T.*)?", example);

/** The signed-in shipper of the interactions, and the credentials that their requests carry. */
export const SHIPPER: ProviderStates["a shipper is signed in"] = {
  xToken: "pact-token",
  xApiKey: "pact-api-key",
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@menon.example",
  phone: "+91 98765 43210",
};

export const signedIn = { "a shipper is signed in": SHIPPER } as const;
export const signedOut = { "the session has ended": { xToken: SHIPPER.xToken } } as const;
export const faulty = { "the server meets a fault": {} } as const;

type Given = { readonly [State in keyof ProviderStates]?: ProviderStates[State] };
type Template = { readonly [key: string]: unknown };

interface Part {
  readonly name: string;
  readonly content: string;
  /** Of a PDF file. */
  readonly fileName?: string;
}

interface Asked {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: Template;
  /** A form with files; parts are compared, the boundary is not. */
  readonly form?: readonly Part[];
  /** Signing in carries no credentials. */
  readonly asVisitor?: true;
}

interface Answered {
  readonly status: number;
  readonly json?: Template;
  readonly pdf?: string;
}

/** One promise between portal and server: what is asked in which state, what is answered, and what the portal makes of it. */
export interface Agreement {
  readonly title: string;
  readonly given: Given;
  readonly asked: Asked;
  readonly answered: Answered;
  readonly proves: (adapters: Adapters) => Promise<void>;
}

const headersOf = ({ asVisitor, headers, json }: Asked): Record<string, string> => ({
  "x-origin": "keelson-portal",
  ...(asVisitor === true ? {} : { "x-token": SHIPPER.xToken, "x-api-key": SHIPPER.xApiKey }),
  ...(json === undefined ? {} : { "Content-Type": "application/json" }),
  ...headers,
});

const BOUNDARY = "keelson-form";

const partText = ({ name, content, fileName }: Part): string =>
  fileName === undefined
    ? `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
    : `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;

const formBytes = (parts: readonly Part[]): Buffer => Buffer.from(`${parts.map(partText).join("")}--${BOUNDARY}--\r\n`);

/* Otherwise a body of bytes is compared by its media type alone, part by part. */
const sameParts = (parts: readonly Part[]) =>
  parts.map(({ name, content }) => ({ path: `$.${name}`, rules: [equal(content)] }));

const ofForm = {
  "Content-Type": matching("multipart/form-data;\\s*boundary=.*", `multipart/form-data; boundary=${BOUNDARY}`),
};

const ofJson = { "Content-Type": matching("application/json.*", "application/json; charset=utf-8") };
const namedPdf = {
  "content-disposition": matching('.*filename="[^"]+\\.pdf".*', 'attachment; filename="KLB-2026-000123.pdf"'),
};

/** One pact per interaction: with a shared one, a failing interaction makes the next one fail too. */
export const agreed = async ({ title, given, asked, answered, proves }: Agreement): Promise<void> => {
  const start = new PactV4({
    consumer: "keelson-portal",
    provider: "keelson-api",
    dir: "contracts",
    logLevel: "warn",
  }).addInteraction();
  for (const [state, parameters] of Object.entries(given)) start.given(state, { ...parameters });
  const credentials = asked.asVisitor === true ? null : { xToken: SHIPPER.xToken, xApiKey: SHIPPER.xApiKey };
  await start
    .uponReceiving(title)
    .withRequest(asked.method, asked.path, (request) => {
      request.headers(headersOf(asked));
      if (asked.query !== undefined) request.query({ ...asked.query });
      if (asked.json !== undefined) request.jsonBody(asked.json);
      if (asked.form !== undefined) {
        request
          .body(`multipart/form-data; boundary=${BOUNDARY}`, formBytes(asked.form))
          .headers(ofForm)
          .matchingRules({ body: sameParts(asked.form) });
      }
    })
    .willRespondWith(answered.status, (response) => {
      if (answered.json !== undefined) response.headers(ofJson).jsonBody(answered.json);
      if (answered.pdf !== undefined) response.headers(namedPdf).binaryFile("application/pdf", answered.pdf);
    })
    .executeTest((mock) => proves(adaptersAt(settingsFor(mock.url, { credentials: () => credentials }))));
};

/** A success envelope; `code` 2000 and a true `status` are what the portal goes by. */
export const success = (result: unknown, beside: Template = {}): Answered => ({
  status: 200,
  json: { status: true, code: 2000, message: like("OK"), result, ...beside },
});

/** A failure envelope with a message that is shown. */
export const failure = (status: number, code: number, message: string): Answered => ({
  status,
  json: { status: false, code, message: like(message), result: [] },
});

/** The refusal that the portal makes of a failure envelope. */
export const refused = (reason: Extract<Failure, { kind: "refused" }>["reason"], message: string): Failure => ({
  kind: "refused",
  reason,
  message,
  fields: [],
});

const FAULT = "Something went wrong. Please try again.";

/** What a server says that met a fault, and the refusal that the portal makes of it. */
export const broken = failure(500, 5000, FAULT);
export const afterFault = { failure: refused("internal", FAULT) };

const MARKED = "Please check the marked fields.";

/** A form refused at one field, and the refusal that the portal makes of it; the field's name matters, as the portal marks it. */
export const fieldRefused = (field: string, message: string, all = MARKED): Answered => ({
  status: 422,
  json: {
    status: false,
    code: 4220,
    message: like(all),
    result: eachLike({ field: equal(field), message: like(message) }),
  },
});
export const afterFieldRefused = (field: string, message: string, all = MARKED) => ({
  failure: { ...refused("invalid-fields", all), fields: [{ field, message }] },
});
