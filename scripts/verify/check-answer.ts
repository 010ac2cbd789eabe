import addFormats from "ajv-formats";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { type Difference, joinPath, shorten, showValue } from "./differences.ts";
import type { ApiDocument, DeclaredResponse, Operation } from "./document.ts";
import { type Answer, readMediaType } from "./http.ts";
import { type JsonObject, parseJson, readKey } from "./json.ts";
import { readPdfPages } from "./pdf.ts";
import { describeKeyword } from "./words.ts";

const DOCUMENT = "openapi";

/** Compares an answer with what the document declares for the operation. */
export type CheckAnswer = (operation: Operation, answer: Answer) => Promise<readonly Difference[]>;

const difference = (path: string, expected: string, actual: string): Difference => ({
  by: "document",
  path,
  expected,
  actual,
});

/** The path and the value at a JSON pointer of a body. */
const locate = (body: unknown, pointer: string): { readonly path: string; readonly value: unknown } => {
  const names = pointer.split("/").slice(1);
  let [path, value] = ["$", body];
  for (const name of names.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))) {
    path = joinPath(path, Array.isArray(value) ? Number(name) : name);
    value = readKey(value, name);
  }
  return { path, value };
};

const describeRule = ({ keyword, params, message }: ErrorObject<string, JsonObject>): string => {
  if (keyword === "const") return showValue(params["allowedValue"]);
  if (keyword === "enum") return `one of ${showValue(params["allowedValues"])}`;
  if (keyword === "type") return [params["type"]].flat().join(" or ");
  return describeKeyword(keyword, params) ?? message ?? keyword;
};

const toDifference = (body: unknown, error: ErrorObject<string, JsonObject>): Difference => {
  const { path, value } = locate(body, error.instancePath);
  const { missingProperty } = error.params;
  return typeof missingProperty === "string"
    ? difference(joinPath(path, missingProperty), "present", "missing")
    : difference(path, describeRule(error), showValue(value));
};

/** Of several alternatives that all fail, one difference at the value itself is enough. */
const isDetailOfAlternative = (error: ErrorObject, all: readonly ErrorObject[]): boolean =>
  all.some(
    ({ keyword, instancePath }) =>
      (keyword === "anyOf" || keyword === "oneOf") &&
      error.keyword !== keyword &&
      error.instancePath === instancePath &&
      /\/(anyOf|oneOf)\//.test(error.schemaPath),
  );

const ajvFor = ({ root }: ApiDocument): Ajv2020 => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, allowUnionTypes: true, logger: false });
  addFormats(ajv);
  ajv.addFormat("binary", true);
  ajv.addSchema({ $id: DOCUMENT, ...root }, DOCUMENT, false, false);
  return ajv;
};

type CompiledSchema = (pointer: string) => ValidateFunction;

const createSchemaCompiler = (document: ApiDocument): CompiledSchema => {
  const ajv = ajvFor(document);
  const compiled = new Map<string, ValidateFunction>();
  return (pointer) => {
    const schema = compiled.get(pointer) ?? ajv.compile({ $ref: `${DOCUMENT}${pointer}` });
    compiled.set(pointer, schema);
    return schema;
  };
};

/* Interactions and journeys check answers of the same document. */
const compilers = new WeakMap<ApiDocument, CompiledSchema>();

const schemaCompilerOf = (document: ApiDocument): CompiledSchema => {
  const known = compilers.get(document);
  if (known !== undefined) return known;
  const created = createSchemaCompiler(document);
  compilers.set(document, created);
  return created;
};

/** The code that the document's example gives for a status; of statuses without an example, the thousand. */
const checkCode = (body: unknown, status: number, example: unknown): readonly Difference[] => {
  const code = readKey(body, "code");
  const wanted = readKey(example, "code");
  if (code === undefined) return [];
  if (typeof wanted === "number")
    return code === wanted ? [] : [difference("$.code", `${wanted}, which matches status ${status}`, showValue(code))];
  const thousand = Math.floor(status / 100) * 1000;
  const matches = typeof code === "number" && code >= thousand && code < thousand + 1000;
  return matches ? [] : [difference("$.code", `${thousand} to ${thousand + 999}`, showValue(code))];
};

const checkHeaders = (response: DeclaredResponse, answer: Answer, schema: CompiledSchema): readonly Difference[] =>
  [...response.headers].flatMap(([name, header]) => {
    const value = answer.headers[name];
    const path = `header ${name}`;
    const isRequired = header.required || (name === "retry-after" && answer.status === 429);
    if (value === undefined) return isRequired ? [difference(path, "present", "missing")] : [];
    const isValid = schema(header.schema);
    const isNumber = /^\d+$/.test(value);
    if (isValid(value) || (isNumber && isValid(Number(value)))) return [];
    const [error] = isValid.errors ?? [];
    return [difference(path, error === undefined ? "valid" : describeRule(error), showValue(value))];
  });

/** Answers a file as somebody has uploaded it: a scan is a page without text. */
const UPLOADS = "documentFile";

/** A PDF has at least one page; one that the server has made has text. */
const checkPdf = async ({ id }: Operation, answer: Answer): Promise<readonly Difference[]> => {
  const { body } = answer;
  if (body.subarray(0, 5).toString("latin1") !== "%PDF-")
    return [difference("body", "a PDF file", shorten(body.subarray(0, 40).toString("utf8")))];
  const pages = await readPdfPages(answer);
  if (pages === null || pages.length === 0) return [difference("body", "a PDF with a page", "a PDF without one")];
  return id === UPLOADS || pages.some((text) => text.trim() !== "")
    ? []
    : [difference("body", "a PDF with a page of text", `no text on ${pages.length} pages`)];
};

const checkJson = (
  answer: Answer,
  schema: ValidateFunction | null,
  example: unknown,
  isDeclared: boolean,
): readonly Difference[] => {
  const body = parseJson(answer.body);
  if (body === undefined) return [difference("body", "JSON", shorten(answer.body.toString("utf8")))];
  const errors = schema === null || schema(body) ? [] : (schema.errors ?? []);
  const found = errors
    .filter((error) => !isDetailOfAlternative(error, errors))
    .map((error) => toDifference(body, error));
  return [...found, ...checkCode(body, answer.status, isDeclared ? example : undefined)];
};

const checkBody = async (
  operation: Operation,
  response: DeclaredResponse,
  answer: Answer,
  schema: CompiledSchema,
): Promise<readonly Difference[]> => {
  if (response.mediaTypes.size === 0)
    return answer.body.length === 0 ? [] : [difference("body", "none", `${answer.body.length} bytes`)];
  const type = readMediaType(answer);
  const declared = response.mediaTypes.get(type) ?? response.mediaTypes.get(type.replace(/\/.*/, "/*"));
  if (declared === undefined) {
    const actual = type === "" ? "missing" : type;
    return [difference("header content-type", [...response.mediaTypes.keys()].join(" or "), actual)];
  }
  if (type === "application/pdf") return checkPdf(operation, answer);
  if (type !== "application/json") return [];
  const isDeclared = operation.responses.has(String(answer.status));
  return checkJson(answer, declared.schema === null ? null : schema(declared.schema), declared.example, isDeclared);
};

/** `default` describes other failures; it never describes a success or a redirect. */
const findResponse = ({ responses }: Operation, status: number): DeclaredResponse | undefined =>
  responses.get(String(status)) ?? (status >= 400 ? responses.get("default") : undefined);

export const answerChecker = (document: ApiDocument): CheckAnswer => {
  const schema = schemaCompilerOf(document);
  return async (operation, answer) => {
    const response = findResponse(operation, answer.status);
    if (response === undefined) {
      const declared = [...operation.responses.keys()].filter((status) => status !== "default").join(", ");
      return [difference("status", `one of ${declared}`, String(answer.status))];
    }
    return [...(await checkBody(operation, response, answer, schema)), ...checkHeaders(response, answer, schema)];
  };
};
