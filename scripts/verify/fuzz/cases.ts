import fc, { type Arbitrary } from "fast-check";
import { toUrl } from "../contract.ts";
import type { ApiDocument, Operation } from "../document.ts";
import type { OutgoingRequest } from "../http.ts";
import { FORM_TYPE, toFieldText, writeForm } from "../form-body.ts";
import { isObject, type JsonObject } from "../json.ts";
import { arbitraries, type ToArbitrary } from "./arbitrary.ts";

/** A generated request, and the statuses that may answer it. */
export interface FuzzCase {
  readonly operation: Operation;
  /** What is special about the request. */
  readonly about: string;
  readonly request: OutgoingRequest;
  readonly expected: string;
  readonly isExpected: (status: number) => boolean;
}

/** The parts of a request before it is written. */
interface Draft {
  readonly path: JsonObject;
  readonly query: JsonObject;
  readonly headers: JsonObject;
  readonly body: unknown;
}

export interface Credentials {
  readonly xToken: string;
  readonly xApiKey: string;
}

const NAME = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{7,19}$/);

const draftPart = (operation: Operation, part: "path" | "query" | "header", toArbitrary: ToArbitrary) => {
  const parameters = operation.parameters.filter((parameter) => parameter.in === part);
  /* Texts of paths and headers are plain names: others cannot be sent in each position. */
  const model = parameters.map(({ name, schema }) => [name, part === "query" ? toArbitrary(schema) : NAME] as const);
  const requiredKeys = parameters.filter(({ required }) => required || part === "path").map(({ name }) => name);
  return fc.record<JsonObject>(Object.fromEntries(model), { requiredKeys, noNullPrototype: true });
};

const draftRequest = (operation: Operation, toArbitrary: ToArbitrary): Arbitrary<Draft> =>
  fc.record({
    path: draftPart(operation, "path", toArbitrary),
    query: draftPart(operation, "query", toArbitrary),
    headers: draftPart(operation, "header", toArbitrary),
    body: operation.body === null ? fc.constant(undefined) : toArbitrary(operation.body.schema),
  });

const writeBody = ({ body: declared }: Operation, body: unknown): { readonly type: string; readonly text: string } => {
  if (declared?.mediaType === "multipart/form-data")
    return { type: FORM_TYPE, text: writeForm(isObject(body) ? body : {}) };
  return { type: declared?.mediaType ?? "", text: JSON.stringify(body) };
};

const toTexts = (values: JsonObject): readonly (readonly [string, string])[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const several: readonly unknown[] = Array.isArray(value) ? value : [value];
    return several
      .filter((one) => one !== null && one !== undefined)
      .map((one): readonly [string, string] => [name, toFieldText(one)]);
  });

const writeRequest = (operation: Operation, server: URL, draft: Draft, credentials: Credentials): OutgoingRequest => {
  const path = toTexts(draft.path).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  );
  const { type, text } = writeBody(operation, draft.body);
  const secrets = operation.isSecured ? { "x-token": credentials.xToken, "x-api-key": credentials.xApiKey } : {};
  const query = new URLSearchParams(toTexts(draft.query).map(([name, value]) => [name, value]));
  return {
    method: operation.method,
    url: toUrl(server, path, query),
    headers: {
      ...Object.fromEntries(toTexts(draft.headers).map(([name, value]) => [name.toLowerCase(), value])),
      ...secrets,
      ...(operation.body === null ? {} : { "content-type": type }),
    },
    body: operation.body === null ? null : Buffer.from(text),
  };
};

const only = (status: number) => ({ expected: String(status), isExpected: (actual: number) => actual === status });

const NOT_OF_VALID = new Set([405, 413, 415, 429]);

/** A valid request may be refused for its values (422, 404, 410), but not for its form. */
const acceptedBy = ({ isSecured }: Operation) => ({
  expected: "an answer to a valid request",
  isExpected: (status: number): boolean => status < 500 && !NOT_OF_VALID.has(status) && !(isSecured && status === 401),
});

const REFUSED = {
  expected: "400 or 422",
  isExpected: (status: number): boolean => status === 400 || status === 422,
};

const UNKNOWN = "unknownField";

const readSchema = (schema: JsonObject, { resolve }: ApiDocument): JsonObject => {
  const { $ref: reference } = schema;
  return typeof reference === "string" ? resolve(reference) : schema;
};

/** The required properties of a body that are objects without other properties than the declared ones. */
const listClosedObjects = (schema: JsonObject, document: ApiDocument): readonly string[] => {
  const required = [schema["required"]].flat();
  const properties = isObject(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  return properties
    .filter(([name, property]) => required.includes(name) && isObject(property))
    .filter(
      ([, property]) => readSchema(isObject(property) ? property : {}, document)["additionalProperties"] === false,
    )
    .map(([name]) => name);
};

type Change = Pick<FuzzCase, "about" | "expected" | "isExpected"> & {
  readonly draft?: (draft: Draft) => Draft;
  readonly request?: (request: OutgoingRequest) => OutgoingRequest;
};

const withHeaders =
  (change: (headers: Record<string, string>) => Record<string, string>) =>
  (request: OutgoingRequest): OutgoingRequest => ({ ...request, headers: change({ ...request.headers }) });

const credentialChanges = (operation: Operation): readonly Change[] => {
  if (!operation.isSecured) return [];
  const leaveOut = (about: string, ...names: readonly string[]): Change => ({
    about,
    ...only(401),
    request: withHeaders((headers) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))),
    ),
  });
  const wrongKey = withHeaders((headers) => ({ ...headers, "x-api-key": "not-the-key" }));
  return [
    leaveOut("without credentials", "x-token", "x-api-key"),
    leaveOut("without x-token", "x-token"),
    leaveOut("without x-api-key", "x-api-key"),
    { about: "with a wrong x-api-key", ...only(401), request: wrongKey },
  ];
};

const setBody =
  (text: string) =>
  (request: OutgoingRequest): OutgoingRequest => ({ ...request, body: Buffer.from(text) });

const changeFields =
  (change: (body: JsonObject) => JsonObject) =>
  (draft: Draft): Draft => ({ ...draft, body: change(isObject(draft.body) ? draft.body : {}) });

const jsonChanges = (schema: JsonObject, document: ApiDocument): readonly Change[] => {
  const required = [schema["required"]].flat().filter((name) => typeof name === "string");
  const without = (name: string) =>
    changeFields((body) => Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)));
  const addUnknown = changeFields((body) => ({ ...body, [UNKNOWN]: "x" }));
  const addInside = (name: string) =>
    changeFields((body) => {
      const inner = body[name];
      return { ...body, [name]: { ...(isObject(inner) ? inner : {}), [UNKNOWN]: "x" } };
    });
  return [
    { about: "with a body that is no JSON", ...only(400), request: setBody('{"broken"') },
    { about: "with a list for a body", ...REFUSED, request: setBody("[]") },
    ...required.map((name) => ({ about: `without the field ${name}`, ...REFUSED, draft: without(name) })),
    ...(schema["additionalProperties"] === false
      ? [{ about: "with an unknown field", ...only(400), draft: addUnknown }]
      : []),
    ...listClosedObjects(schema, document).map((name) => ({
      about: `with an unknown field in ${name}`,
      ...only(400),
      draft: addInside(name),
    })),
  ];
};

const bodyChanges = (operation: Operation, document: ApiDocument): readonly Change[] => {
  if (operation.body === null) return [];
  const withType = withHeaders((headers) => ({ ...headers, "content-type": "text/plain" }));
  return [
    { about: "with a body of another media type", ...only(415), request: withType },
    ...(operation.body.mediaType === "application/json"
      ? jsonChanges(readSchema(operation.body.schema, document), document)
      : []),
  ];
};

const queryChanges = ({ parameters }: Operation): readonly Change[] => {
  const set =
    (name: string) =>
    (draft: Draft): Draft => ({ ...draft, query: { ...draft.query, [name]: "x" } });
  const numbers = parameters.filter(
    ({ in: part, schema }) => part === "query" && (schema["type"] === "integer" || schema["type"] === "number"),
  );
  return [
    { about: "with an unknown query parameter", ...only(400), draft: set(UNKNOWN) },
    ...numbers.map(({ name }) => ({ about: `with a text for the number ${name}`, ...REFUSED, draft: set(name) })),
  ];
};

const listChanges = (operation: Operation, document: ApiDocument): Arbitrary<Change> => {
  const valid = fc.constant<Change>({ about: "valid", ...acceptedBy(operation) });
  const groups = [credentialChanges(operation), bodyChanges(operation, document), queryChanges(operation)];
  const wrong = groups.filter((group) => group.length > 0).map((group) => fc.constantFrom(...group));
  return fc.oneof(valid, ...wrong);
};

/** Generates `count` requests to the operations; the same seed generates the same ones. */
export const generateCases = (
  document: ApiDocument,
  operations: readonly Operation[],
  {
    server,
    credentials,
    count,
    seed,
  }: {
    readonly server: URL;
    readonly credentials: Credentials;
    readonly count: number;
    readonly seed: number;
  },
): readonly FuzzCase[] => {
  const toArbitrary = arbitraries(document);
  const cases = operations.map((operation) =>
    fc
      .tuple(draftRequest(operation, toArbitrary), listChanges(operation, document))
      .map(([draft, { about, expected, isExpected, draft: changeDraft, request: changeRequest }]): FuzzCase => {
        const changed = changeDraft === undefined ? draft : changeDraft(draft);
        const request = writeRequest(operation, server, changed, credentials);
        const sent = changeRequest === undefined ? request : changeRequest(request);
        return { operation, about, request: sent, expected, isExpected };
      }),
  );
  return fc.sample(fc.oneof(...cases), { numRuns: count, seed });
};
