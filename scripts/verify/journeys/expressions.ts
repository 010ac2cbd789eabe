import { err, ok, Result } from "neverthrow";
import { isObject, type JsonObject, readKey } from "../json.ts";

/** What runtime expressions read: the inputs of the journey and the outputs of its earlier steps. */
export interface Scope {
  readonly inputs: JsonObject;
  readonly outputs: ReadonlyMap<string, JsonObject>;
}

/** The value at a JSON pointer. */
const readPointer = (value: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce(readKey, value);

const BODY = "$response.body#";

/** The value of `$response.body#/…` in an answer. */
export const readOutput = (expression: string, body: unknown): unknown =>
  expression.startsWith(BODY) ? readPointer(body, expression.slice(BODY.length)) : undefined;

const EXPRESSION = /^\$(inputs|steps)\.([\w.]+)$/;

/** What an expression names and no answer has given; `step` is null for an input. */
export interface MissingValue {
  readonly step: string | null;
  readonly name: string;
}

const EMBEDDED = /^(.*)\{(\$(?:inputs|steps)\.[\w.]+)\}$/;

/** An expression with its value, also one in braces at the end of a text; another text itself. An error is the expression that has no value. */
const resolveText = (text: string, scope: Scope): Result<unknown, MissingValue> => {
  const [, before = "", embedded] = EMBEDDED.exec(text) ?? [];
  if (embedded !== undefined) return resolveText(embedded, scope).map((value) => `${before}${String(value)}`);
  const [, kind, path = ""] = EXPRESSION.exec(text) ?? [];
  if (kind === undefined) return ok(text);
  const { inputs, outputs } = scope;
  const [step = "", , name = ""] = path.split(".");
  const value = kind === "inputs" ? inputs[path] : outputs.get(step)?.[name];
  if (value !== undefined && value !== null) return ok(value);
  return err(kind === "inputs" ? { step: null, name: path } : { step, name });
};

/** A value with every expression in it replaced. An error names the first one without a value. */
export const resolve = (value: unknown, scope: Scope): Result<unknown, MissingValue> => {
  if (typeof value === "string") return resolveText(value, scope);
  if (Array.isArray(value)) return Result.combine(value.map((one: unknown) => resolve(one, scope)));
  if (!isObject(value)) return ok(value);
  return Result.combine(
    Object.entries(value).map(([name, one]) => resolve(one, scope).map((resolved) => [name, resolved] as const)),
  ).map((entries) => Object.fromEntries(entries));
};

/** The statuses that `$statusCode == 200` or `$statusCode == 400 || $statusCode == 401` name. */
export const readStatuses = (condition: string): readonly number[] =>
  condition.split(" || ").map((one) => Number(/^\$statusCode == (\d{3})$/.exec(one)?.[1]));
