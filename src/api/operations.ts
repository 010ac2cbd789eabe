import { isJsonObject, type JsonObject, toItems, toObject, toText } from "./readers/json.ts";

/* The one table of operations, from the API document: for the server, its tests and those of the contracts. */

const METHODS = ["get", "post", "put", "patch", "delete"] as const;
const PARTS = ["query", "path", "header"] as const;

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
  readonly tags: readonly string[];
  readonly method: string;
  /** With Fastify's `:name` for path parameters. */
  readonly url: string;
  readonly needs: "nobody" | "session";
  /** The optional part that it belongs to (`x-capability`); null if every server has it. */
  readonly capability: string | null;
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

/** The JSON pointer to what has this key inside what a pointer leads to. */
export const appendKey = (pointer: string, key: string | number): string =>
  `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;

/** What a JSON pointer leads to, and where that is; references are followed. */
export const lookUp = (root: JsonObject, pointer: string): { readonly value: JsonObject; readonly pointer: string } => {
  const keys = pointer.split("/").slice(1);
  const names = keys.map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"));
  const found = names.reduce<unknown>((at, key) => (Array.isArray(at) ? at[Number(key)] : toObject(at)[key]), root);
  const value = toObject(found);
  return typeof value["$ref"] === "string" ? lookUp(root, value["$ref"]) : { value, pointer };
};

const schemasAt = (root: JsonObject, pointer: string): ReadonlyMap<string, string> => {
  const at = lookUp(root, pointer);
  const content = appendKey(at.pointer, "content");
  return new Map(
    Object.keys(toObject(at.value["content"])).map(
      (type) => [type, appendKey(appendKey(content, type), "schema")] as const,
    ),
  );
};

const parametersAt = (root: JsonObject, pointer: string): readonly Parameter[] =>
  toItems(lookUp(root, pointer).value["parameters"]).flatMap((_, index) => {
    const at = lookUp(root, appendKey(appendKey(pointer, "parameters"), index));
    const part = PARTS.find((known) => known === at.value["in"]);
    if (part === undefined) return [];
    const required = at.value["required"] === true;
    const isTyped = at.value["x-typed"] === true;
    return [{ name: String(at.value["name"]), part, required, isTyped, schema: appendKey(at.pointer, "schema") }];
  });

const answersAt = (root: JsonObject, pointer: string): ReadonlyMap<string, string | null> =>
  new Map(
    Object.keys(toObject(lookUp(root, pointer).value["responses"])).map((status) => {
      const schemas = schemasAt(root, appendKey(appendKey(pointer, "responses"), status));
      return [status, schemas.get("application/json") ?? null] as const;
    }),
  );

const maxBodyBytesAt = (root: JsonObject, pointer: string): number => {
  const stated = lookUp(root, appendKey(pointer, "requestBody")).value["x-max-bytes"];
  return typeof stated === "number" ? stated : DEFAULT_BODY_BYTES;
};

const isFileBody = (root: JsonObject, schemas: ReadonlyMap<string, string>): boolean =>
  schemas.size > 0 && [...schemas.values()].every((pointer) => lookUp(root, pointer).value["format"] === "binary");

const operationAt = (root: JsonObject, path: string, method: string): Operation => {
  const item = appendKey("#/paths", path);
  const pointer = appendKey(item, method);
  const { value } = lookUp(root, pointer);
  const security = value["security"] ?? root["security"];
  const schemas = schemasAt(root, appendKey(pointer, "requestBody"));
  return {
    id: String(value["operationId"]),
    tags: toItems(value["tags"]).map(String),
    method: method.toUpperCase(),
    url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
    needs: toItems(security).length === 0 ? "nobody" : "session",
    capability: toText(value["x-capability"]),
    parameters: [...parametersAt(root, item), ...parametersAt(root, pointer)],
    body: isJsonObject(value["requestBody"])
      ? {
          required: lookUp(root, appendKey(pointer, "requestBody")).value["required"] === true,
          schemas,
          isFile: isFileBody(root, schemas),
        }
      : null,
    maxBodyBytes: maxBodyBytesAt(root, pointer),
    answers: answersAt(root, pointer),
  };
};

/** Every operation of an API document. */
export const readOperations = (root: JsonObject): readonly Operation[] =>
  Object.entries(toObject(root["paths"])).flatMap(([path, item]) =>
    METHODS.filter((method) => method in toObject(item)).map((method) => operationAt(root, path, method)),
  );
