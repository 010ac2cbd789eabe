import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { appendKey, lookUp, type Operation as TableEntry, readOperations } from "#api/operations.ts";
import { type JsonObject, toItems, toObject, toText } from "#api/readers/json.ts";
import { projectFile } from "./files.ts";

/** A parameter with the value that the document gives as an example. */
export interface Parameter {
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly required: boolean;
  readonly schema: JsonObject;
  readonly example: unknown;
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
  /** The entry of `capabilities` of the profile without which a server lacks the operation; null if every server has it. */
  readonly capability: string | null;
  /** What is true of every answer, in sentences. */
  readonly rules: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: { readonly mediaType: string; readonly schema: JsonObject } | null;
  /** By status, or `default`. */
  readonly responses: ReadonlyMap<string, DeclaredResponse>;
}

export interface ApiDocument {
  readonly root: JsonObject;
  readonly version: string;
  readonly operations: readonly Operation[];
  /** The value at a reference such as `#/components/schemas/Rate`. */
  readonly resolve: (reference: string) => JsonObject;
}

const DOCUMENT_FILE = "openapi/keelson.openapi.yaml";

const readResponse = (root: JsonObject, of: string): DeclaredResponse => {
  const { value, pointer } = lookUp(root, of);
  const [content, headers] = [appendKey(pointer, "content"), appendKey(pointer, "headers")];
  return {
    mediaTypes: new Map(
      Object.entries(toObject(value["content"])).map(([type, media]) => {
        const schema = appendKey(appendKey(content, type), "schema");
        return [type, { schema: "schema" in toObject(media) ? schema : null, example: toObject(media)["example"] }];
      }),
    ),
    headers: new Map(
      Object.keys(toObject(value["headers"])).map((name) => {
        const header = lookUp(root, appendKey(headers, name));
        return [
          name.toLowerCase(),
          { required: header.value["required"] === true, schema: appendKey(header.pointer, "schema") },
        ];
      }),
    ),
  };
};

const toOperation = (root: JsonObject, basePath: string, entry: TableEntry): Operation => {
  const path = entry.url.replaceAll(/:(\w+)/g, "{$1}");
  const pointer = appendKey(appendKey("#/paths", path), entry.method.toLowerCase());
  const [body] = entry.body?.schemas ?? [];
  return {
    id: entry.id,
    tags: entry.tags,
    method: entry.method,
    path: `${basePath}${path}`,
    isSecured: entry.needs === "session",
    capability: toText(lookUp(root, pointer).value["x-capability"]),
    rules: toItems(lookUp(root, pointer).value["x-rules"]).map(String),
    parameters: entry.parameters.map(({ name, part, required, schema }) => ({
      name,
      in: part,
      required,
      schema: lookUp(root, schema).value,
      example: lookUp(root, schema.replace(/\/schema$/, "")).value["example"],
    })),
    body: body === undefined ? null : { mediaType: body[0], schema: lookUp(root, body[1]).value },
    responses: new Map(
      [...entry.answers.keys()].map((status) => [
        status,
        readResponse(root, appendKey(appendKey(pointer, "responses"), status)),
      ]),
    ),
  };
};

const resolverFor =
  (root: JsonObject) =>
  (reference: string): JsonObject => {
    const { value } = lookUp(root, reference);
    if (Object.keys(value).length === 0) throw new Error(`${DOCUMENT_FILE} has nothing at ${reference}.`);
    return value;
  };

export const readDocument = (): ApiDocument => {
  const root = toObject(JSON.parse(JSON.stringify(load(readFileSync(projectFile(DOCUMENT_FILE), "utf8")))));
  const basePath = toText(toObject(toItems(root["servers"])[0])["url"]) ?? "";
  return {
    root,
    version: String(toObject(root["info"])["version"]),
    operations: readOperations(root).map((entry) => toOperation(root, basePath, entry)),
    resolve: resolverFor(root),
  };
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
