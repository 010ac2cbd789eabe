import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import type { FastifyInstance, FastifyRequest } from "fastify";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;
const PARTS = ["query", "path", "header"] as const;

type Json = Readonly<Record<string, unknown>>;
export type ParameterPart = (typeof PARTS)[number];

/** A parameter; `schema` is a JSON pointer into the document. */
export interface Parameter {
  readonly name: string;
  readonly part: ParameterPart;
  readonly required: boolean;
  readonly schema: string;
  /** `x-typed`: a shipper types it, so that it is refused as a field. */
  readonly isTyped: boolean;
}

/** Largest body of an operation that does not state `x-max-bytes` at its request body. */
export const DEFAULT_BODY_BYTES = 65_536;

/** One operation of the document; schemas are JSON pointers into it, by media type. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** With Fastify's `:name` for path parameters. */
  readonly url: string;
  readonly needs: "nobody" | "shipper";
  readonly parameters: readonly Parameter[];
  readonly body: {
    readonly required: boolean;
    readonly schemas: ReadonlyMap<string, string>;
    /** The body is a file, which the handler reads as a stream. */
    readonly isFile: boolean;
  } | null;
  readonly maxBodyBytes: number;
  /** By status or `default`; a status without JSON has no pointer. */
  readonly answers: ReadonlyMap<string, string | null>;
}

export interface OpenApiDocument {
  readonly text: string;
  readonly root: Json;
  readonly operations: readonly Operation[];
}

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const json = (value: unknown): Json => (isJson(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const step = (pointer: string, key: string | number): string =>
  `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;

const resolve = (root: Json, pointer: string): { readonly value: Json; readonly pointer: string } => {
  const keys = pointer.split("/").slice(1);
  const names = keys.map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"));
  const found = names.reduce<unknown>((at, key) => (Array.isArray(at) ? at[Number(key)] : json(at)[key]), root);
  const value = json(found);
  return typeof value["$ref"] === "string" ? resolve(root, value["$ref"]) : { value, pointer };
};

const schemasAt = (root: Json, pointer: string): ReadonlyMap<string, string> => {
  const at = resolve(root, pointer);
  const content = step(at.pointer, "content");
  return new Map(
    Object.keys(json(at.value["content"])).map((type) => [type, step(step(content, type), "schema")] as const),
  );
};

const parametersAt = (root: Json, pointer: string): readonly Parameter[] =>
  list(resolve(root, pointer).value["parameters"]).flatMap((_, index) => {
    const at = resolve(root, step(step(pointer, "parameters"), index));
    const part = PARTS.find((known) => known === at.value["in"]);
    if (part === undefined) return [];
    const required = at.value["required"] === true;
    const isTyped = at.value["x-typed"] === true;
    return [{ name: String(at.value["name"]), part, required, isTyped, schema: step(at.pointer, "schema") }];
  });

const answersAt = (root: Json, pointer: string): ReadonlyMap<string, string | null> =>
  new Map(
    Object.keys(json(resolve(root, pointer).value["responses"])).map((status) => {
      const schemas = schemasAt(root, step(step(pointer, "responses"), status));
      return [status, schemas.get("application/json") ?? null] as const;
    }),
  );

const maxBodyBytesAt = (root: Json, pointer: string): number => {
  const stated = resolve(root, step(pointer, "requestBody")).value["x-max-bytes"];
  return typeof stated === "number" ? stated : DEFAULT_BODY_BYTES;
};

const isFileBody = (root: Json, schemas: ReadonlyMap<string, string>): boolean =>
  schemas.size > 0 && [...schemas.values()].every((pointer) => resolve(root, pointer).value["format"] === "binary");

const operationAt = (root: Json, path: string, method: string): Operation => {
  const item = step("#/paths", path);
  const pointer = step(item, method);
  const { value } = resolve(root, pointer);
  const security = value["security"] ?? root["security"];
  const schemas = schemasAt(root, step(pointer, "requestBody"));
  return {
    id: String(value["operationId"]),
    method: method.toUpperCase(),
    url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
    needs: list(security).length === 0 ? "nobody" : "shipper",
    parameters: [...parametersAt(root, item), ...parametersAt(root, pointer)],
    body: isJson(value["requestBody"])
      ? {
          required: resolve(root, step(pointer, "requestBody")).value["required"] === true,
          schemas,
          isFile: isFileBody(root, schemas),
        }
      : null,
    maxBodyBytes: maxBodyBytesAt(root, pointer),
    answers: answersAt(root, pointer),
  };
};

export const readDocument = (file: URL): OpenApiDocument => {
  const text = readFileSync(file, "utf8");
  const root = json(load(text));
  const paths = json(root["paths"]);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in json(item)).map((method) => operationAt(root, path, method)),
  );
  return { text, root, operations };
};

export interface Property {
  readonly name: string;
  readonly binary: boolean;
  readonly schema: string;
}

export const readProperties = (
  { root }: OpenApiDocument,
  pointer: string,
): { readonly properties: readonly Property[]; readonly required: readonly string[] } => {
  const at = resolve(root, pointer);
  const properties = Object.keys(json(at.value["properties"])).map((name) => {
    const schema = step(step(at.pointer, "properties"), name);
    return { name, schema, binary: resolve(root, schema).value["format"] === "binary" };
  });
  return { properties, required: list(at.value["required"]).map(String) };
};

/** The media type of a request's body without its parameters, lower-cased; null when none is stated. */
export const readMediaType = (request: FastifyRequest): string | null => {
  const [type = ""] = (request.headers["content-type"] ?? "").split(";");
  return type.trim() === "" ? null : type.trim().toLowerCase();
};

/** Serves the document itself, for generators and for verifying another server. Open to other origins: it holds no secret. */
export const addDocumentDownloads = (scope: FastifyInstance, { text, root }: OpenApiDocument): void => {
  const downloads = {
    "openapi.yaml": ["application/yaml", text],
    "openapi.json": ["application/json", JSON.stringify(root)],
  } as const;
  for (const [name, [type, content]] of Object.entries(downloads))
    scope.get(`/${name}`, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header("cache-control", "no-cache")
        .header("access-control-allow-origin", "*")
        .header("cross-origin-resource-policy", "cross-origin")
        .send(content),
    );
};
