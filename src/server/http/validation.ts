import { Ajv2020, type AnySchema, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifyRequest } from "fastify";
import { err, ok, Result } from "neverthrow";
import { type OpenApiDocument, type Operation, type ParameterPart, propertiesOf } from "./document.ts";
import type { BodyOf, CheckerOf, HeaderOf, PathOf, QueryOf } from "./handler.ts";
import { mediaTypeOf } from "./media-type.ts";
import { type Refusal, UNREADABLE } from "./refusal.ts";
import { bodyRefusal, parameterRefusal, queryRefusal } from "./request-problems.ts";

const DOCUMENT = "openapi";
/* Words of OpenAPI that say nothing about validity: those of the document itself, and those beside a schema. */
const OF_DOCUMENT = ["openapi", "info", "servers", "security", "tags", "paths", "components"];
const OF_SCHEMA = ["example", "xml", "externalDocs", "discriminator"];

/** An Ajv that knows the whole document, so that a schema is named by its JSON pointer. Parameters arrive as text and are converted; bodies never are. */
const ajvFor = (document: OpenApiDocument, converts: boolean): Ajv2020 => {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    coerceTypes: converts,
    useDefaults: converts,
  });
  addFormats(ajv);
  ajv.addFormat("binary", true);
  ajv.addVocabulary([...OF_DOCUMENT, ...OF_SCHEMA]);
  ajv.addKeyword({
    keyword: "isFile",
    schemaType: "boolean",
    validate: (_schema: true, data: unknown) => data instanceof Blob,
  });
  ajv.addSchema({ $id: DOCUMENT, ...document.root }, DOCUMENT, false, false);
  return ajv;
};

const reference = (pointer: string): AnySchema => ({ $ref: `${DOCUMENT}${pointer}` });

/** All parameters of one part as one object; unknown query parameters are refused like unknown fields. */
const partSchema = (operation: Operation, part: ParameterPart): AnySchema => {
  const parameters = operation.parameters.filter((parameter) => parameter.part === part);
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, reference(schema)])),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    ...(part === "query" ? { additionalProperties: false } : {}),
  };
};

/** A form's files are objects, where the document can only say "binary text". */
const formSchema = (document: OpenApiDocument, pointer: string): AnySchema => {
  const { properties, required } = propertiesOf(document, pointer);
  const entries = properties.map(({ name, binary, schema }): readonly [string, AnySchema] => [
    name,
    binary ? { isFile: true } : reference(schema),
  ]);
  const fields: Readonly<Record<string, AnySchema>> = Object.fromEntries(entries);
  return { type: "object", properties: fields, required: [...required], additionalProperties: false };
};

const bodySchema = (document: OpenApiDocument, type: string, pointer: string): AnySchema =>
  type === "multipart/form-data" ? formSchema(document, pointer) : reference(pointer);

const bodyChecks = <Body>(ajv: Ajv2020, document: OpenApiDocument, operation: Operation) => {
  const compiled = [...(operation.body?.schemas ?? [])].map(
    ([type, pointer]) => [type, ajv.compile<Body>(bodySchema(document, type, pointer))] as const,
  );
  const none = ajv.compile<Body>({});
  const byType = new Map<string, ValidateFunction<Body>>(compiled);
  const [only] = byType.values();
  return (type: string | null): ValidateFunction<Body> => byType.get(type ?? "") ?? only ?? none;
};

const headersOf = (operation: Operation, request: FastifyRequest): Record<string, unknown> =>
  Object.fromEntries(
    operation.parameters.flatMap(({ part, name }) => {
      const value = request.headers[name.toLowerCase()];
      return part === "header" && value !== undefined ? [[name, value]] : [];
    }),
  );

const verdict = <Value>(
  check: ValidateFunction<Value>,
  value: unknown,
  refuse: typeof bodyRefusal,
): Result<Value, Refusal> => (check(value) ? ok(value) : err(refuse(check.errors ?? [])));

/** Makes the checks of requests from the document; each names its refusal in the words of request-problems. */
export const requestCheckers = (document: OpenApiDocument): CheckerOf => {
  const parameters = ajvFor(document, true);
  const bodies = ajvFor(document, false);
  return <Id extends Parameters<CheckerOf>[0]>(id: Id) => {
    const operation = document.operations.find((known) => known.id === id);
    if (operation === undefined) throw new Error(`The OpenAPI document has no operation ${id}.`);
    const query = parameters.compile<QueryOf<Id>>(partSchema(operation, "query"));
    const path = parameters.compile<PathOf<Id>>(partSchema(operation, "path"));
    const header = parameters.compile<HeaderOf<Id>>(partSchema(operation, "header"));
    const typed = operation.parameters.filter(({ part, isTyped }) => part === "query" && isTyped);
    const refuseQuery = queryRefusal(new Set(typed.map(({ name }) => name)));
    const bodyOf = bodyChecks<BodyOf<Id>>(bodies, document, operation);
    return (request: FastifyRequest) => {
      /* PostgreSQL cannot keep U+0000 in a text. */
      if (request.url.includes("%00")) return err(UNREADABLE);
      const body = operation.body === null ? undefined : request.body;
      return Result.combine([
        verdict(query, request.query, refuseQuery),
        verdict(path, request.params, parameterRefusal),
        verdict(header, headersOf(operation, request), parameterRefusal),
        verdict(bodyOf(mediaTypeOf(request)), body, bodyRefusal),
      ]).map(([query, path, header, body]) => ({ query, path, header, body, address: request.ip, log: request.log }));
    };
  };
};

/** The check of answers, for tests: what the document does not allow is told to `onBad`. */
export const answerChecker = (document: OpenApiDocument, onBad: (problem: string) => void) => {
  const ajv = ajvFor(document, false);
  return (operation: Operation, status: number, payload: string): void => {
    const pointer = operation.answers.get(String(status)) ?? operation.answers.get("default");
    if (pointer === undefined) return onBad(`${operation.id}: status ${status} is not described.`);
    if (pointer === null) return undefined;
    const check = ajv.compile(reference(pointer));
    return check(JSON.parse(payload)) ? undefined : onBad(`${operation.id} ${status}: ${ajv.errorsText(check.errors)}`);
  };
};
