import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { appendKey, lookUp, type Operation, readOperations } from "#api/operations.ts";
import { type JsonObject, toItems, toObject } from "#api/readers/json.ts";

export interface OpenApiDocument {
  readonly text: string;
  readonly root: JsonObject;
  readonly operations: readonly Operation[];
}

export const readDocument = (file: URL): OpenApiDocument => {
  const text = readFileSync(file, "utf8");
  const root = toObject(load(text));
  return { text, root, operations: readOperations(root) };
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
  const at = lookUp(root, pointer);
  const properties = Object.keys(toObject(at.value["properties"])).map((name) => {
    const schema = appendKey(appendKey(at.pointer, "properties"), name);
    return { name, schema, binary: lookUp(root, schema).value["format"] === "binary" };
  });
  return { properties, required: toItems(at.value["required"]).map(String) };
};

/** The media type of a request's body without its parameters, lower-cased; null when none is stated. */
export const readMediaType = (request: FastifyRequest): string | null => {
  const [type = ""] = (request.headers["content-type"] ?? "").split(";");
  return type.trim() === "" ? null : type.trim().toLowerCase();
};

/** Serves the document itself, for generators and for verifying another server. Open to other origins: it holds no secret. */
export const addDocumentDownloads = (scope: FastifyInstance, { text, root }: OpenApiDocument): void => {
  let json: string | undefined;
  const downloads = {
    "openapi.yaml": ["application/yaml", () => text],
    "openapi.json": ["application/json", () => (json ??= JSON.stringify(root))],
  } as const;
  for (const [name, [type, read]] of Object.entries(downloads))
    scope.get(`/${name}`, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header("cache-control", "no-cache")
        .header("access-control-allow-origin", "*")
        .header("cross-origin-resource-policy", "cross-origin")
        .send(read()),
    );
};
