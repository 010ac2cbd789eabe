import { expect, it } from "vitest";
import { readOperations } from "#api/operations.ts";
import { toItems, toObject } from "#api/readers/json.ts";
import { ACCESS } from "#server/modules/api-keys/access.ts";
import { readDocument } from "#server/platform/http/document.ts";

const { root } = readDocument(new URL("../../../../openapi/keelson.openapi.yaml", import.meta.url));

const toAccess = (security: unknown): string => {
  const alternatives = toItems(security ?? root["security"]).map(toObject);
  if (alternatives.length === 0) return "public";
  const [key] = alternatives.flatMap((one) => Object.keys(one)).filter((name) => name.startsWith("key"));
  return key === undefined ? "session" : key.slice("key".length).toLowerCase();
};

it("gives each operation the access that its security in the API document states", () => {
  const documented = Object.values(toObject(root["paths"])).flatMap((path) =>
    Object.values(toObject(path))
      .map(toObject)
      .filter((operation) => "operationId" in operation)
      .map((operation) => [String(operation["operationId"]), toAccess(operation["security"])] as const),
  );
  expect(Object.fromEntries(documented)).toEqual(ACCESS);
  expect(documented).toHaveLength(readOperations(root).length);
});

it("lets no key call what belongs to a person", () => {
  for (const id of [
    "changePassword",
    "endSession",
    "requestAccountDeletion",
    "createApiKey",
    "createBookingLink",
  ] as const)
    expect(ACCESS[id]).toBe("session");
});
