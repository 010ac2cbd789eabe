import type { Result } from "neverthrow";
import { toUrl } from "../contract.ts";
import type { Operation } from "../document.ts";
import { FORM_TYPE, writeForm } from "../form-body.ts";
import type { OutgoingRequest } from "../http.ts";
import { isObject } from "../json.ts";
import type { Step } from "./document.ts";
import { type MissingValue, resolve, type Scope } from "./expressions.ts";

export interface StepRequest extends OutgoingRequest {
  /** The body before it was written; null without one. */
  readonly json: unknown;
}

const JSON_TYPE = "application/json";

/* A form of fields, a text as it is, and JSON. */
const writeBody = (contentType: string, payload: unknown) => {
  if (contentType === "multipart/form-data" && isObject(payload)) return { type: FORM_TYPE, text: writeForm(payload) };
  const isText = contentType !== JSON_TYPE && typeof payload === "string";
  return { type: contentType, text: isText ? payload : JSON.stringify(payload) };
};

type Values = readonly (readonly [name: string, value: string])[];

const fillPath = (template: string, values: Values): string =>
  values.reduce((path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(value)), template);

/** The request of a step. An error names the value that no earlier answer has given. */
export const toRequest = (
  { parameters = [], requestBody }: Step,
  { method, path }: Operation,
  server: URL,
  scope: Scope,
): Result<StepRequest, MissingValue> =>
  resolve(
    parameters.map(({ value }) => value),
    scope,
  ).andThen((values) => {
    const read = (place: string): Values =>
      parameters.flatMap((one, index) =>
        one.in === place && Array.isArray(values) ? [[one.name, String(values[index])] as const] : [],
      );
    const query = new URLSearchParams(read("query").map(([name, value]) => [name, value]));
    return resolve(requestBody?.payload ?? null, scope).map((json) => {
      const body = json === null ? null : writeBody(requestBody?.contentType ?? JSON_TYPE, json);
      return {
        method,
        url: toUrl(server, fillPath(path, read("path")), query),
        headers: { ...Object.fromEntries(read("header")), ...(body === null ? {} : { "content-type": body.type }) },
        body: body === null ? null : Buffer.from(body.text),
        json,
      };
    });
  });
