import addFormats from "ajv-formats";
import { Ajv2020, type AnySchema, type ValidateFunction } from "ajv/dist/2020.js";
import type { FastifyRequest } from "fastify";
import { err, ok, Result } from "neverthrow";
import type { Operation, ParameterPart } from "#api/operations.ts";
import { type OpenApiDocument, readProperties, readMediaType } from "./document.ts";
import type { Api, BodyOf, CheckerOf, HeaderOf, OperationId, PathOf, QueryOf } from "./handler.ts";
import { type Refusal, UNREADABLE } from "./refusal.ts";
import { bodyRefusal, notANumber, parameterRefusal, queryRefusal } from "./request-problems.ts";

const DOCUMENT = "openapi";
const OF_DOCUMENT = ["openapi", "info", "servers", "security", "tags", "paths", "webhooks", "components"];
const OF_SCHEMA = ["example", "xml", "externalDocs", "discriminator"];

/**
 * An Ajv with the whole document, so that a schema is named by its JSON pointer. Parameters arrive as text and are
 * converted; bodies never are. Collecting all errors takes quadratic time on a hostile body: use it for small ones
 * only.
 */
const ajvFor = (document: OpenApiDocument, converts: boolean, allErrors: boolean): Ajv2020 => {
  const ajv = new Ajv2020({
    allErrors,
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

interface Ajvs {
  readonly first: Ajv2020;
  readonly all: Ajv2020;
}

const ajvsFor = (document: OpenApiDocument, converts: boolean): Ajvs => ({
  first: ajvFor(document, converts, false),
  all: ajvFor(document, converts, true),
});

type Check<Value> = (value: unknown, refuse: typeof bodyRefusal) => Result<Value, Refusal>;

const MAX_VALUES = 200;

/** Whether a value and everything in it are at most `most` values; looks at no more than that. */
const hasAtMost = (value: unknown, most: number): boolean => {
  const waiting = [value];
  for (let seen = 0; waiting.length > 0; seen++) {
    if (seen + waiting.length > most) return false;
    const next = waiting.pop();
    if (typeof next !== "object" || next === null) continue;
    const inner: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    if (inner.length > most) return false;
    waiting.push(...inner);
  }
  return true;
};

/** Compiles at the first value: compiling all schemas of the document would take a quarter of the server's start. */
const compile = <Value>({ first, all }: Ajvs, schema: AnySchema): Check<Value> => {
  let isValid: ValidateFunction<Value> | undefined;
  let findAll: ValidateFunction | undefined;
  return (value, refuse) => {
    isValid ??= first.compile<Value>(schema);
    if (isValid(value)) return ok(value);
    const errors = isValid.errors ?? [];
    if (!hasAtMost(value, MAX_VALUES)) return err(refuse(errors));
    findAll ??= all.compile(schema);
    return err(refuse(findAll(value) ? errors : (findAll.errors ?? errors)));
  };
};

const reference = (pointer: string): AnySchema => ({ $ref: `${DOCUMENT}${pointer}` });

const partSchema = (operation: Operation, part: ParameterPart): AnySchema => {
  const parameters = operation.parameters.filter((parameter) => parameter.part === part);
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, reference(schema)])),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    ...(part === "query" ? { additionalProperties: false } : {}),
  };
};

const formSchema = (document: OpenApiDocument, pointer: string): AnySchema => {
  const { properties, required } = readProperties(document, pointer);
  const entries = properties.map(({ name, binary, schema }): readonly [string, AnySchema] => [
    name,
    binary ? { isFile: true } : reference(schema),
  ]);
  const fields: Readonly<Record<string, AnySchema>> = Object.fromEntries(entries);
  return { type: "object", properties: fields, required: [...required], additionalProperties: false };
};

const bodySchema = (document: OpenApiDocument, type: string, pointer: string): AnySchema =>
  type === "multipart/form-data" ? formSchema(document, pointer) : reference(pointer);

/** Answers the same object for the same key, so that Ajv compiles each schema once for all servers of a process. */
const createSchemaCache = () => {
  const known = new Map<string, AnySchema>();
  return (key: string, build: () => AnySchema): AnySchema => {
    const schema = known.get(key) ?? build();
    known.set(key, schema);
    return schema;
  };
};

type SchemaCache = ReturnType<typeof createSchemaCache>;

const bodyChecks = <Body>(ajvs: Ajvs, document: OpenApiDocument, operation: Operation, cached: SchemaCache) => {
  const compiled = [...(operation.body?.schemas ?? [])].map(([type, pointer]) => {
    const schema = cached(`${type} ${pointer}`, () => bodySchema(document, type, pointer));
    return [type, compile<Body>(ajvs, schema)] as const;
  });
  const none = compile<Body>(
    ajvs,
    cached("none", () => ({})),
  );
  const byType = new Map<string, Check<Body>>(compiled);
  const [only] = byType.values();
  return (type: string | null): Check<Body> => byType.get(type ?? "") ?? only ?? none;
};

const readHeaders = (operation: Operation, request: FastifyRequest): Record<string, unknown> =>
  Object.fromEntries(
    operation.parameters.flatMap(({ part, name }) => {
      const value = request.headers[name.toLowerCase()];
      return part === "header" && value !== undefined ? [[name, value]] : [];
    }),
  );

/** The name of a parameter whose text was converted to an infinite number: `Infinity` or `1e309`, which no JSON has. */
const findEndless = (query: unknown): string | undefined =>
  Object.entries(query ?? {}).find(([, value]) => typeof value === "number" && !Number.isFinite(value))?.[0];

export const requestCheckers = <A extends Api>(document: OpenApiDocument): CheckerOf<A> => {
  const parameters = ajvsFor(document, true);
  const bodies = ajvsFor(document, false);
  const cached = createSchemaCache();
  return <Id extends OperationId<A>>(id: Id) => {
    const operation = document.operations.find((known) => known.id === id);
    if (operation === undefined) throw new Error(`The OpenAPI document has no operation ${id}.`);
    const query = compile<QueryOf<Id, A>>(
      parameters,
      cached(`query ${id}`, () => partSchema(operation, "query")),
    );
    const path = compile<PathOf<Id, A>>(
      parameters,
      cached(`path ${id}`, () => partSchema(operation, "path")),
    );
    const header = compile<HeaderOf<Id, A>>(
      parameters,
      cached(`header ${id}`, () => partSchema(operation, "header")),
    );
    const typed = operation.parameters.filter(({ part, isTyped }) => part === "query" && isTyped);
    const refuseQuery = queryRefusal(new Set(typed.map(({ name }) => name)));
    const checkBody = bodyChecks<BodyOf<Id, A>>(bodies, document, operation, cached);
    return {
      head: (request: FastifyRequest) => {
        /* PostgreSQL cannot store U+0000 in a text. */
        if (request.url.includes("%00")) return err(UNREADABLE);
        const checked = query(request.query, refuseQuery);
        const endless = findEndless(request.query);
        if (endless !== undefined) return err(notANumber(endless));
        return Result.combine([
          checked,
          path(request.params, parameterRefusal),
          header(readHeaders(operation, request), parameterRefusal),
        ]).map(([query, path, header]) => {
          const userAgent = request.headers["user-agent"] ?? null;
          const { ip: address, log } = request;
          const onDisconnect = (listener: () => void) => {
            request.socket.once("close", listener);
            return () => void request.socket.off("close", listener);
          };
          return { query, path, header, address, userAgent, log, onDisconnect };
        });
      },
      body: (request: FastifyRequest) =>
        checkBody(readMediaType(request))(operation.body === null ? undefined : request.body, bodyRefusal),
    };
  };
};

export type CheckAnswer = (operation: Operation, status: number, payload: string) => void;

/** For tests: reports answers that the document does not allow to `onBad`. */
export const createAnswerChecker = (document: OpenApiDocument): ((onBad: (problem: string) => void) => CheckAnswer) => {
  const cached = createSchemaCache();
  let known: Ajv2020 | undefined;
  return (onBad) => (operation, status, payload) => {
    const pointer = operation.answers.get(String(status)) ?? operation.answers.get("default");
    if (pointer === undefined) return onBad(`${operation.id}: status ${status} is not described.`);
    if (pointer === null) return undefined;
    known ??= ajvFor(document, false, true);
    const check = known.compile(cached(pointer, () => reference(pointer)));
    return check(JSON.parse(payload))
      ? undefined
      : onBad(`${operation.id} ${status}: ${known.errorsText(check.errors)}`);
  };
};
