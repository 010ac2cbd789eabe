import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Feature } from "#server/platform/feature.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "./app.ts";
import type { MakePlace } from "./database.ts";
import { freightFeatures } from "./freight.ts";
import { parsed } from "./parsed.ts";

const RIVAL = "rival@trader.example";

interface Entry {
  readonly id: string;
  readonly name: string;
}

interface NamedListRule {
  readonly feature: Feature;
  readonly path: string;
  /** What is sent beside the name. */
  readonly content: object;
  readonly max: number;
  readonly full: string;
  readonly taken: string;
}

/** A list of named entries over HTTP, over whichever database. */
export const namedListContract = (
  make: MakePlace,
  { feature, path, content, max, full, taken }: NamedListRule,
): void => {
  let server: TestApp;
  let headers: CredentialHeaders;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [...freightFeatures(), feature] });
    await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
  });
  afterEach(() => server.close());

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) =>
    server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const save = (name: string) => call("POST", path, { name, ...content });
  const list = async (): Promise<readonly Entry[]> =>
    parsed<{ readonly result: readonly Entry[] }>((await call("GET", path)).body).result;
  const listNames = async () => (await list()).map(({ name }) => name);
  const findUrl = async (name: string): Promise<string> =>
    `${path}/${(await list()).find((one) => one.name === name)?.id ?? ""}`;

  describe("a list of named entries", () => {
    it("is sorted by name, without blanks around the names", async () => {
      await save(" Weekly ");
      await save("monthly");
      expect(await listNames()).toEqual(["monthly", "Weekly"]);
    });

    it("has a limit, however many are saved at the same moment", async () => {
      for (let index = 1; index < max; index += 1) await save(`Lane ${index}`);
      const answers = await Promise.all([save("Weekly"), save("Monthly"), save("Daily")]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
        200, 409, 409,
      ]);
      expect((await save("Yearly")).body).toContain(full);
      expect((await save("lane 7")).body).toContain(taken);
      expect(await list()).toHaveLength(max);
    });

    it("is read and changed by its own shipper only", async () => {
      await save("Weekly");
      const url = await findUrl("Weekly");
      headers = await signInAs(server.app, RIVAL);
      expect(await list()).toEqual([]);
      expect((await call("PUT", url, { name: "Mine" })).statusCode).toBe(404);
      expect((await call("DELETE", url)).statusCode).toBe(200);
      headers = await signInAs(server.app);
      expect(await listNames()).toEqual(["Weekly"]);
    });

    it("has names that differ in more than letter case", async () => {
      await save("Weekly");
      expect((await save("WEEKLY ")).statusCode).toBe(409);
      await save("Monthly");
      const url = await findUrl("Monthly");
      expect((await call("PUT", url, { name: "weekly" })).statusCode).toBe(409);
      expect((await call("PUT", url, { name: "MONTHLY" })).statusCode).toBe(200);
      expect(await listNames()).toEqual(["MONTHLY", "Weekly"]);
    });

    it("gives one of two entries that are renamed at the same moment the name", async () => {
      await save("Weekly");
      await save("Monthly");
      const urls = [await findUrl("Weekly"), await findUrl("Monthly")];
      const answers = await Promise.all(urls.map((url) => call("PUT", url, { name: "Daily" })));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    });

    it.each(["", "  ", "x".repeat(61)])("refuses the name %j", async (name) => {
      expect((await save(name)).statusCode).toBe(422);
      await save("Weekly");
      expect((await call("PUT", await findUrl("Weekly"), { name })).statusCode).toBe(422);
    });

    it("loses an entry that is deleted, once or twice", async () => {
      await save("Weekly");
      const url = await findUrl("Weekly");
      expect((await call("DELETE", url)).statusCode).toBe(200);
      expect((await call("DELETE", url)).statusCode).toBe(200);
      expect((await call("PUT", url, { name: "Late" })).statusCode).toBe(404);
      expect(await list()).toEqual([]);
    });
  });
};
