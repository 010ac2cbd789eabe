import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { projectFile } from "./files.ts";
import { isObject, type JsonObject } from "./json.ts";

interface Reference {
  readonly $ref: string;
}

interface MediaTypes {
  readonly [mediaType: string]: { readonly schema?: JsonObject; readonly example?: unknown } | undefined;
}

interface RawHeader {
  readonly required?: boolean;
  readonly schema?: JsonObject;
}

interface RawResponse {
  readonly content?: MediaTypes;
  readonly headers?: Readonly<Record<string, RawHeader | Reference>>;
}

interface RawParameter {
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly required?: boolean;
  readonly schema: JsonObject;
  readonly example?: unknown;
}

interface RawOperation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly "x-rules"?: readonly string[];
  readonly parameters?: readonly (RawParameter | Reference)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: MediaTypes };
  readonly responses: Readonly<Record<string, RawResponse | Reference>>;
}

export interface RawDocument extends JsonObject {
  readonly info: { readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
}

/** A declared response. `schema` is a JSON pointer into the document. */
export interface DeclaredResponse {
  readonly mediaTypes: ReadonlyMap<string, { readonly schema: string | null; readonly example: unknown }>;
  readonly headers: ReadonlyMap<string, { readonly required: boolean; readonly schema: string }>;
}

export interface Operation {
  readonly id: string;
  readonly tags: readonly string[];
  /** In capitals. */
  readonly method: string;
  /** With the base path of the document, and `{name}` for path parameters. */
  readonly path: string;
  readonly isSecured: boolean;
  /** What is true of every answer, in sentences. */
  readonly rules: readonly string[];
  readonly parameters: readonly RawParameter[];
  readonly body: { readonly mediaType: string; readonly schema: JsonObject } | null;
  /** By status, or `default`. */
  readonly responses: ReadonlyMap<string, DeclaredResponse>;
}

export interface ApiDocument {
  readonly root: RawDocument;
  readonly version: string;
  readonly operations: readonly Operation[];
  /** The value at a reference such as `#/components/schemas/Rate`. */
  readonly resolve: (reference: string) => JsonObject;
}

const DOCUMENT_FILE = "openapi/keelson.openapi.yaml";

const METHODS = ["get", "post", "put", "patch", "delete"];

const escapePointer = (part: string): string => part.replaceAll("~", "~0").replaceAll("/", "~1");

const resolverFor = (root: JsonObject) => {
  return (reference: string): JsonObject => {
    const parts = reference.replace(/^#\//, "").split("/");
    const names = parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
    const found = names.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), root);
    if (!isObject(found)) throw new Error(`${DOCUMENT_FILE} has nothing at ${reference}.`);
    return found;
  };
};

type Located<Value> = { readonly value: Value; readonly pointer: string };

const isReference = (value: object): value is Reference => "$ref" in value;

const readResponse = (located: Located<RawResponse>, locate: Locate): DeclaredResponse => ({
  mediaTypes: new Map(
    Object.entries(located.value.content ?? {}).map(([type, media]) => [
      type,
      {
        schema: media?.schema === undefined ? null : `${located.pointer}/content/${escapePointer(type)}/schema`,
        example: media?.example,
      },
    ]),
  ),
  headers: new Map(
    Object.entries(located.value.headers ?? {}).map(([name, header]) => {
      const { value, pointer } = locate(header, `${located.pointer}/headers/${escapePointer(name)}`);
      return [name.toLowerCase(), { required: value.required === true, schema: `${pointer}/schema` }];
    }),
  ),
});

type Locate = <Value extends object>(value: Value | Reference, pointer: string) => Located<Value>;

/** Follows a reference, so that the pointer leads to the value itself. */
const locatorFor = (resolve: (reference: string) => JsonObject): Locate => {
  const isValue = <Value extends object>(_like: Value | Reference, value: object): value is Value =>
    !isReference(value);
  return (value, pointer) => {
    const found = isReference(value) ? resolve(value.$ref) : value;
    if (!isValue(value, found)) throw new Error(`${DOCUMENT_FILE} refers to a reference at ${pointer}.`);
    return { value: found, pointer: isReference(value) ? value.$ref : pointer };
  };
};

/** Reads the operations of an OpenAPI document. */
const readOperations = (root: RawDocument): ApiDocument => {
  const resolve = resolverFor(root);
  const locate = locatorFor(resolve);
  const basePath = root.servers[0]?.url ?? "";
  const operations = Object.entries(root.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): readonly Operation[] => {
      const raw = item[method];
      if (raw === undefined) return [];
      const pointer = `#/paths/${escapePointer(path)}/${method}`;
      const [body] = Object.entries(raw.requestBody?.content ?? {});
      const responses = Object.entries(raw.responses).map(
        ([status, response]) =>
          [status, readResponse(locate(response, `${pointer}/responses/${status}`), locate)] as const,
      );
      return [
        {
          id: raw.operationId,
          tags: raw.tags ?? [],
          method: method.toUpperCase(),
          path: `${basePath}${path}`,
          isSecured: raw.security === undefined || raw.security.length > 0,
          rules: raw["x-rules"] ?? [],
          parameters: (raw.parameters ?? []).map((parameter) => locate(parameter, pointer).value),
          body: body === undefined ? null : { mediaType: body[0], schema: body[1]?.schema ?? {} },
          responses: new Map(responses),
        },
      ];
    }),
  );
  return { root, version: root.info.version, operations, resolve };
};

export const readDocument = (): ApiDocument => {
  const root: RawDocument = JSON.parse(JSON.stringify(load(readFileSync(projectFile(DOCUMENT_FILE), "utf8"))));
  return readOperations(root);
};

/** Whether a concrete path belongs to a path with `{name}` in it. */
const pathMatches = (template: string, path: string): boolean => {
  const [wanted, given] = [template.split("/"), path.split("/")];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || (part.startsWith("{") && given[index] !== ""))
  );
};

export const findOperation = (document: ApiDocument, method: string, path: string): Operation | undefined =>
  document.operations.find((operation) => operation.method === method && pathMatches(operation.path, path));
