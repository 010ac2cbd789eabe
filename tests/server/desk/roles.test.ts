import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toObject } from "#api/readers/json.ts";
import { isPermitted, listActions, ROLES } from "#domain/staff";
import { readDocument } from "#server/platform/http/document.ts";
import { allFeatures } from "#server/features.ts";
import { addShipper, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { addTestStaff, signInToDesk } from "#tests/server/support/desk.ts";

const { root, operations } = readDocument(new URL("../../../openapi/desk.openapi.yaml", import.meta.url));
const described = Object.values(toObject(root["paths"])).flatMap((item) => Object.values(toObject(item)).map(toObject));
const needingStaff = operations.filter(({ needs }) => needs === "session");

/* The action that the document states for an operation. */
const toAction = (id: string) => {
  const stated = described.find((one) => one["operationId"] === id)?.["x-action"];
  return listActions("admin").find((action) => action === stated);
};

describe("the operations of the desk's API", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ features: allFeatures });
  });
  afterAll(() => server.close());

  const call = ({ method, url }: (typeof operations)[number], headers: Readonly<Record<string, string>>) =>
    server.app.inject({
      method,
      url: `/desk/api${url.replaceAll(/:\w+/g, "x")}`,
      headers: { "x-desk": "1", ...headers },
    });

  it("state what each needs, and roles differ in it", () => {
    expect(needingStaff.filter(({ id }) => toAction(id) === undefined)).toEqual([]);
    const count = (role: (typeof ROLES)[number]): number =>
      needingStaff.filter(({ id }) => isPermitted(role, toAction(id) ?? "manage-staff")).length;
    expect(count("admin")).toBe(needingStaff.length);
    expect(count("desk")).toBeLessThan(count("pricing"));
    expect(count("pricing")).toBeLessThan(count("admin"));
  });

  it.each(ROLES)("are answered 403 for what the role %s does not permit, and change nothing", async (role) => {
    const email = `${role}@keelson.example`;
    await addTestStaff(server.database, email, role, role);
    const cookie = await signInToDesk(server, email);
    const before = await server.database.db.selectFrom("auditEntry").selectAll().execute();
    for (const operation of needingStaff) {
      if (isPermitted(role, toAction(operation.id) ?? "manage-staff")) continue;
      const answer = await call(operation, { cookie });
      expect([operation.id, answer.statusCode, answer.json()]).toMatchObject([
        operation.id,
        403,
        { status: false, code: 4030, message: "Your role may not do this. Ask an admin." },
      ]);
    }
    expect(await server.database.db.selectFrom("auditEntry").selectAll().execute()).toEqual(before);
  });

  it("are answered 401 without a session, and with that of a shipper", async () => {
    await addShipper(server.database);
    const shipper = await signInAs(server.app);
    for (const operation of needingStaff)
      for (const headers of [{}, { ...shipper }, { cookie: "keelson-desk=unknown" }])
        expect([operation.id, (await call(operation, headers)).statusCode]).toEqual([operation.id, 401]);
  });
});
