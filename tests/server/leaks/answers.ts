import { load } from "js-yaml";
import { readFileSync } from "node:fs";
import { lookUp, type Operation, readOperations } from "#api/operations.ts";
import { toObject } from "#api/readers/json.ts";
import { readPdf } from "#tests/server/modules/documents/pdf-text.ts";
import { findLeaks } from "./find-leaks.ts";
import type { World } from "./world.ts";

const ROOT = toObject(load(readFileSync("openapi/keelson.openapi.yaml", "utf8")));

/** Every operation of the portal's document. */
export const OPERATIONS = readOperations(ROOT);

const METHODS = ["GET", "POST", "PUT", "DELETE"] as const;

const byId = (id: string): Operation => {
  const found = OPERATIONS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The document has no operation ${id}.`);
  return found;
};

/** The example of an operation's body in the document. */
export const exampleBody = ({ id }: Operation): object => {
  const paths = toObject(ROOT["paths"]);
  const declared = Object.values(paths)
    .flatMap((path) => Object.values(toObject(path)))
    .find((one) => toObject(one)["operationId"] === id);
  const content = toObject(toObject(toObject(declared)["requestBody"])["content"]);
  const json = toObject(content["application/json"]);
  const schema = json["schema"] === undefined ? {} : toObject(json["schema"]);
  const referred = typeof schema["$ref"] === "string" ? lookUp(ROOT, schema["$ref"]).value : schema;
  return toObject(json["example"] ?? referred["example"] ?? {});
};

export interface Request {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What an operation has answered, with the buying prices, rules and owners that are in it. */
export interface Heard {
  readonly operation: string;
  readonly status: number;
  readonly leaks: readonly string[];
}

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString("latin1") === "%PDF-";

const toText = async (bytes: Buffer): Promise<string> =>
  isPdf(bytes) ? (await readPdf(bytes)).text : bytes.toString("utf8");

/** Calls operations as the shipper, and listens to every answer. */
export const createCaller = ({ server, headers }: World) => {
  const heard: Heard[] = [];
  let keys = 0;
  const call = async (id: string, { path = {}, query = {}, payload, headers: more = {} }: Request = {}) => {
    const { method, url } = byId(id);
    keys += 1;
    const answer = await server.app.inject({
      method: METHODS.find((one) => one === method) ?? "GET",
      url: `/api${url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? "unknown"))}`,
      query,
      headers: { ...headers, "idempotency-key": `leak-key-${String(keys).padStart(4, "0")}`, ...more },
      ...(payload === undefined ? {} : { payload }),
    });
    const operation = more["authorization"] === undefined ? id : `${id} by key`;
    heard.push({ operation, status: answer.statusCode, leaks: findLeaks(await toText(answer.rawPayload)) });
    return answer;
  };
  return { call, heard };
};
export type Caller = ReturnType<typeof createCaller>;
