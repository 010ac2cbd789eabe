import { isJsonObject, type JsonObject, toItems, toObject } from "#api/readers/json.ts";

/** How much of the version a change raises. */
export type ChangeLevel = "patch" | "minor" | "major";

/** A difference between two API documents; `at` is where it is. */
export interface ApiChange {
  readonly level: ChangeLevel;
  readonly at: string;
}

/* They explain and change no request and no answer. */
const EXPLAINING = new Set([
  "description",
  "summary",
  "title",
  "example",
  "examples",
  "externalDocs",
  "tags",
  "info",
  "x-capability",
  "x-rules",
]);

/* Maps whose keys are names, not keywords. */
const MAPS = new Set([
  "properties",
  "paths",
  "responses",
  "headers",
  "content",
  "security",
  "securitySchemes",
  "webhooks",
]);
const OPEN_MAPS = new Set(["paths", "path", "responses", "headers", "security", "securitySchemes", "webhooks"]);

/** The document in one piece: each `$ref` replaced by what it names, parameters by their names. */
const inline = (value: unknown, root: JsonObject): unknown => {
  if (Array.isArray(value)) return value.map((item) => inline(item, root));
  if (!isJsonObject(value)) return value;
  const { $ref, ...rest } = value;
  const target = typeof $ref === "string" ? { ...toObject(inline(find(root, $ref), root)), ...rest } : rest;
  return Object.fromEntries(
    Object.entries(target).map(([key, inner]) =>
      key === "parameters" && Array.isArray(inner) ? [key, byName(inner, root)] : [key, inline(inner, root)],
    ),
  );
};

const find = (root: JsonObject, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((at, key) => toObject(at)[key.replaceAll("~1", "/").replaceAll("~0", "~")], root);

const byName = (parameters: readonly unknown[], root: JsonObject): JsonObject =>
  Object.fromEntries(
    parameters.map((parameter) => {
      const one = toObject(inline(parameter, root));
      return [`${String(one["in"])} ${String(one["name"])}`, one];
    }),
  );

/* What an existing client and an existing server may ignore: a further operation, status, message, optional part or way to be known. */
const additionLevel = (parent: JsonObject, map: string, key: string, added: unknown): ChangeLevel => {
  if (map === "properties") return toItems(parent["required"]).includes(key) ? "major" : "minor";
  if (map === "parameters") return toObject(added)["required"] === true ? "major" : "minor";
  return OPEN_MAPS.has(map) ? "minor" : "major";
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const sortItems = (items: readonly unknown[]): readonly string[] =>
  items.map((item) => JSON.stringify(item)).toSorted((one, other) => one.localeCompare(other));

/* The order of `required`, `enum` and `type` has no meaning. */
const isSame = (before: unknown, after: unknown): boolean =>
  isList(before) && isList(after)
    ? JSON.stringify(sortItems(before)) === JSON.stringify(sortItems(after))
    : JSON.stringify(before) === JSON.stringify(after);

const isComparedByKey = (value: unknown): value is JsonObject | readonly unknown[] =>
  isJsonObject(value) || (isList(value) && value.some(isJsonObject));

/** Compares two values under the same key; `map` names the map that they are entries of, null for keywords. */
const compareAt = (
  before: JsonObject,
  after: JsonObject,
  at: string,
  map: string | null,
  parent: JsonObject,
): readonly ApiChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): readonly ApiChange[] => {
    const [old, now, here] = [before[key], after[key], `${at}/${key}`];
    if (isSame(old, now)) return [];
    if (map === null && EXPLAINING.has(key)) return [{ level: "patch", at: here }];
    if (old === undefined && map !== null) return [{ level: additionLevel(parent, map, key, now), at: here }];
    if (!isComparedByKey(old) || !isComparedByKey(now)) return [{ level: "major", at: here }];
    const inner = map === null && (MAPS.has(key) || key === "parameters") ? key : map === "paths" ? "path" : null;
    return compareAt(toEntries(old), toEntries(now), here, inner, after);
  });

const toEntries = (value: JsonObject | readonly unknown[]): JsonObject =>
  isList(value) ? Object.fromEntries(value.entries()) : toObject(value);

/* An operation without `security` has that of the document. */
const withSecurity = (paths: JsonObject, security: unknown): JsonObject =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(toObject(item)).map(([key, value]) => [
          key,
          isJsonObject(value) && "responses" in value ? { security, ...value } : value,
        ]),
      ),
    ]),
  );

/** Every difference of the operations, the security and the servers. Components count where operations use them. */
export const compareApi = (before: JsonObject, after: JsonObject): readonly ApiChange[] => {
  const whole = (root: JsonObject): JsonObject => {
    const { securitySchemes } = toObject(root["components"]);
    const info = { ...toObject(root["info"]), version: "" };
    const paths = withSecurity(toObject(root["paths"]), root["security"]);
    const webhooks = toObject(root["webhooks"]);
    return toObject(inline({ ...root, info, paths, webhooks, components: { securitySchemes } }, root));
  };
  return compareAt(whole(before), whole(after), "", null, after);
};

const LEVELS: readonly ChangeLevel[] = ["patch", "minor", "major"];

/** The version that these changes need at least after `version`; null for a version that is not `1.2.3`. */
export const nextVersion = (version: string, changes: readonly ApiChange[]): string | null => {
  const [major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number) ?? [];
  if (major === undefined || minor === undefined || patch === undefined) return null;
  const level = LEVELS.findLast((one) => changes.some((change) => change.level === one));
  if (level === undefined) return version;
  if (level === "major") return `${major + 1}.0.0`;
  return level === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
};
