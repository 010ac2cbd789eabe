import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { lookUp, type Operation, readOperations } from "#api/operations.ts";
import { listPactFiles } from "../../../scripts/verify/contract.ts";
import { isJsonObject, type JsonObject, toItems, toObject } from "#api/readers/json.ts";

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");

const root: JsonObject = toObject(load(read("openapi/keelson.openapi.yaml")));

/** An operation of the API document with its declared statuses (without `default`). */
interface DeclaredOperation {
  readonly id: string;
  readonly capability: string | null;
  readonly tags: readonly string[];
  readonly method: string;
  readonly path: RegExp;
  readonly statuses: readonly string[];
  /** The JSON schema of its 200; null for a file. */
  readonly schema: JsonObject | null;
}

/** The value at a pointer such as `#/components/schemas/Profile`, after all references. */
export const resolve = (value: unknown): JsonObject => {
  const { $ref, ...rest } = toObject(value);
  return typeof $ref === "string" ? lookUp(root, $ref).value : rest;
};

/** Paths of the document below the address of its server, as one expression. */
const toPath = (base: string, url: string): RegExp =>
  new RegExp(`^${base}${url.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`);

const toDeclared = ({ id, capability, tags, method, url, answers }: Operation): DeclaredOperation => {
  const schema = answers.get("200") ?? null;
  return {
    id,
    capability,
    tags,
    method,
    path: toPath("/api", url),
    statuses: [...answers.keys()].filter((status) => status !== "default"),
    schema: schema === null ? null : lookUp(root, schema).value,
  };
};

export const OPERATIONS: readonly DeclaredOperation[] = readOperations(root).map(toDeclared);

/** The operations of the desk's document. */
export const DESK_OPERATIONS = readOperations(toObject(load(read("openapi/desk.openapi.yaml")))).map(
  ({ id, method, url }) => ({ id, method, path: toPath("/desk/api", url) }),
);

/** The desk's contract. */
export const DESK_CONTRACT: JsonObject = toObject(JSON.parse(read("contracts/keelson-desk.json")));

export const DOCUMENT_VERSION = String(toObject(root["info"])["version"]);

/** One interaction of the Pact file. */
export interface RecordedInteraction {
  readonly title: string;
  readonly operation: string | null;
  readonly status: string;
  readonly body: unknown;
  readonly states: readonly { readonly name: string; readonly params: JsonObject }[];
}

const toInteraction = (value: unknown): RecordedInteraction => {
  const { description, request, response, providerStates } = toObject(value);
  const { method, path } = toObject(request);
  const { status, body } = toObject(response);
  const operation = OPERATIONS.find((one) => one.method === method && one.path.test(String(path)));
  return {
    title: String(description),
    operation: operation?.id ?? null,
    status: String(status),
    body: toObject(body)["content"],
    states: toItems(providerStates).map((state) => {
      const { name, params } = toObject(state);
      return { name: String(name), params: toObject(params) };
    }),
  };
};

const pacts = listPactFiles().map((file): JsonObject => toObject(JSON.parse(read(file))));

export const INTERACTIONS: readonly RecordedInteraction[] = pacts.flatMap(({ interactions }) =>
  toItems(interactions).map(toInteraction),
);

export const CONTRACT_METADATA: readonly JsonObject[] = pacts.map(({ metadata }) => toObject(metadata));

/** The paths of all properties in a value: `result[].name`; entries of a list share one path. */
export const listPaths = (value: unknown, path = ""): ReadonlySet<string> => {
  if (Array.isArray(value)) return new Set(value.flatMap((item: unknown) => [...listPaths(item, `${path}[]`)]));
  if (!isJsonObject(value)) return new Set();
  return new Set(
    Object.entries(value).flatMap(([name, inner]) => {
      const at = path === "" ? name : `${path}.${name}`;
      return [at, ...listPaths(inner, at)];
    }),
  );
};
