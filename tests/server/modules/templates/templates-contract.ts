import { afterEach, beforeEach, expect, it } from "vitest";
import type { TemplatesAnswer } from "#api/schema.d.ts";
import { templatesFeature } from "#server/modules/templates/templates.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const RIVAL = "rival@trader.example";
const TEMPLATES = "/api/resource/templates";

/** Templates over HTTP, over whichever database. */
export const templatesContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [...freightFeatures(), templatesFeature] });
    await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
  });
  afterEach(() => server.close());

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) =>
    server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const save = (name: string) => call("POST", TEMPLATES, { name, search: { ...SEARCH, departureDate: "2026-12-01" } });
  const list = async (): Promise<TemplatesAnswer["result"]> =>
    parsed<TemplatesAnswer>((await call("GET", TEMPLATES)).body).result;
  const idOf = async (name: string): Promise<string> => (await list()).find((one) => one.name === name)?.id ?? "";

  it("are saved without a date and listed by name", async () => {
    await save(" Weekly ");
    await save("monthly");
    const templates = await list();
    expect(templates.map(({ name }) => name)).toEqual(["monthly", "Weekly"]);
    expect(templates[1]?.search).toEqual({ ...SEARCH, departureDate: null });
  });

  it("are for part loads too", async () => {
    const search = { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weight: 1200, cbm: 3.25 };
    await call("POST", TEMPLATES, { name: "Samples", search });
    expect(await list()).toEqual([{ id: await idOf("Samples"), name: "Samples", search }]);
  });

  it("are at most a hundred, however many are saved at the same moment", async () => {
    const { db } = server.database;
    const rows = Array.from({ length: 99 }, (_, index) => ({
      id: `t-${index}`,
      accountId: "account-asha@menon.example",
      name: `Lane ${index}`,
      nameKey: `lane ${index}`,
      search: JSON.stringify(SEARCH),
      createdAt: index,
    }));
    await db.insertInto("searchTemplate").values(rows).execute();
    const answers = await Promise.all([save("Weekly"), save("Monthly"), save("Daily")]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect((await save("Yearly")).body).toContain("You have 100 templates. Delete some first.");
    expect((await save("lane 7")).body).toContain("You have a template with this name.");
    expect(await list()).toHaveLength(100);
  });

  it("are of their own shipper only", async () => {
    await save("Weekly");
    const id = await idOf("Weekly");
    headers = await signInAs(server.app, RIVAL);
    expect(await list()).toEqual([]);
    expect((await call("PUT", `${TEMPLATES}/${id}`, { name: "Mine" })).statusCode).toBe(404);
    expect((await call("DELETE", `${TEMPLATES}/${id}`)).statusCode).toBe(200);
    headers = await signInAs(server.app);
    expect((await list()).map(({ name }) => name)).toEqual(["Weekly"]);
  });

  it("have names that differ in more than letter case", async () => {
    await save("Weekly");
    expect((await save("WEEKLY ")).statusCode).toBe(409);
    await save("Monthly");
    const url = `${TEMPLATES}/${await idOf("Monthly")}`;
    expect((await call("PUT", url, { name: "weekly" })).statusCode).toBe(409);
    expect((await call("PUT", url, { name: "MONTHLY" })).statusCode).toBe(200);
    expect((await list()).map(({ name }) => name)).toEqual(["MONTHLY", "Weekly"]);
  });

  it.each(["", "  ", "x".repeat(61)])("are refused with the name %j", async (name) => {
    expect((await save(name)).statusCode).toBe(422);
    await save("Weekly");
    expect((await call("PUT", `${TEMPLATES}/${await idOf("Weekly")}`, { name })).statusCode).toBe(422);
  });

  it("are deleted once and for all", async () => {
    await save("Weekly");
    const url = `${TEMPLATES}/${await idOf("Weekly")}`;
    expect((await call("DELETE", url)).statusCode).toBe(200);
    expect((await call("DELETE", url)).statusCode).toBe(200);
    expect((await call("PUT", url, { name: "Late" })).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });
};
