import { lookUp } from "#api/operations.ts";
import { isJsonObject, type JsonObject, toItems, toObject } from "#api/readers/json.ts";

/** An operation of the API document and the example of its first answer. */
export interface Example {
  readonly id: string;
  readonly method: string;
  /** As the document writes it: `/resource/templates/{id}`. */
  readonly path: string;
  readonly needsSession: boolean;
  readonly mediaType: string;
  /** Undefined for files. */
  readonly body: unknown;
}

const DAY_MS = 86_400_000;
/** The day for which the document's examples are written. */
const EXAMPLES_DAY = "2026-11-20";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** Moves every date of a JSON text by days; impossible dates stay as they are. */
export const moveDates = (json: string, days: number): string =>
  json.replaceAll(/\b\d{4}-\d{2}-\d{2}(?!\d)/g, (date) => {
    const moment = Date.parse(date);
    return Number.isNaN(moment) ? date : new Date(moment + days * DAY_MS).toISOString().slice(0, 10);
  });

const moveBody = (body: unknown, days: number): unknown =>
  body === undefined ? undefined : JSON.parse(moveDates(JSON.stringify(body), days));

const readAnswer = (document: JsonObject, operation: JsonObject): Pick<Example, "mediaType" | "body"> => {
  const [answer] = Object.values(toObject(operation["responses"]));
  const pointer = toObject(answer)["$ref"];
  const { content } = typeof pointer === "string" ? lookUp(document, pointer).value : toObject(answer);
  const types = Object.entries(toObject(content));
  const [mediaType, described] = types.find(([type]) => type === "application/pdf") ?? types[0] ?? ["", {}];
  return { mediaType, body: toObject(described)["example"] };
};

const readOperation = (document: JsonObject, path: string, method: string, operation: JsonObject): Example => ({
  id: String(operation["operationId"]),
  method: method.toUpperCase(),
  path,
  needsSession: toItems(operation["security"] ?? document["security"]).length > 0,
  ...readAnswer(document, operation),
});

/** Every operation of an API document, its example moved as if it had been written on `today`, a day in UTC as those of the document. */
export const readExamples = (document: JsonObject, today: string): readonly Example[] => {
  const days = Math.round((Date.parse(today) - Date.parse(EXAMPLES_DAY)) / DAY_MS);
  return Object.entries(toObject(document["paths"])).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = toObject(item)[method];
      if (!isJsonObject(operation)) return [];
      const { body, ...example } = readOperation(document, path, method, operation);
      return [{ ...example, body: moveBody(body, days) }];
    }),
  );
};

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(".", "[.]").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);

const isFixed = ({ path }: Example): boolean => !path.includes("{");

/** Finds the operations of a path, and the values of its parameters; a path without parameters goes first. */
export const createRouter = (examples: readonly Example[]) => {
  const routes = [...examples.filter(isFixed), ...examples.filter((one) => !isFixed(one))].map((example) => ({
    example,
    pattern: toPattern(example.path),
  }));
  return (path: string) =>
    routes.flatMap(({ example, pattern }) => {
      const found = pattern.exec(path);
      if (found === null) return [];
      const parameters = Object.entries(found.groups ?? {}).map(
        ([name, text]) => [name, decodeURIComponent(text)] as const,
      );
      return [{ example, parameters: Object.fromEntries(parameters) }];
    });
};
