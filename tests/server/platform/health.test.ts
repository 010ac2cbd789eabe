import Fastify from "fastify";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { addHealth, PartNotReady, type ReadinessPart } from "#server/platform/health.ts";
import { startTestApp } from "#tests/server/support/app.ts";

const askHealth = async (parts: readonly ReadinessPart[], path: string, draining = new AbortController()) => {
  const app = Fastify();
  addHealth(app, { parts, draining: draining.signal, checkMs: 20 });
  const answer = await app.inject({ method: "GET", url: path });
  await app.close();
  return { status: answer.statusCode, body: answer.json<unknown>(), connection: answer.headers.connection };
};

const part = (name: string, check: () => Promise<void>): ReadinessPart => ({ name, check });
const fine = part("database", async () => undefined);

describe("the readiness of a server", () => {
  it("is given if every part works", async () => {
    expect(await askHealth([fine, part("rates", async () => undefined)], "/readyz")).toMatchObject({
      status: 200,
      body: { status: "ready" },
    });
  });

  it.each([
    ["a refused connection", Object.assign(new Error("connect 10.0.0.5"), { code: "ECONNREFUSED" }), "unreachable"],
    ["a full disk", Object.assign(new Error("secret"), { code: "ENOSPC" }), "disk-full"],
    [
      "a sentence of the part",
      new PartNotReady("it has not the schema of this version"),
      "it has not the schema of this version",
    ],
    ["any other error, without its text", new Error("password=secret"), "failed"],
  ])("names the first part that does not work: %s", async (_, error, reason) => {
    const failing = part("database", () => Promise.reject(error));
    const never = part("rates", () => Promise.reject(new Error("not asked")));
    expect(await askHealth([failing, never], "/readyz")).toMatchObject({
      status: 503,
      body: { status: "not ready", failed: "database", reason },
    });
  });

  it("names a part that does not answer in time", async () => {
    const silent = part("database", () => new Promise(() => undefined));
    expect((await askHealth([silent], "/readyz")).body).toEqual({
      status: "not ready",
      failed: "database",
      reason: "no answer within three seconds",
    });
  });

  it("ends with the request to stop, and connections end with their answers", async () => {
    const draining = new AbortController();
    draining.abort();
    expect(await askHealth([fine], "/readyz", draining)).toEqual({
      status: 503,
      body: { status: "not ready", failed: "server", reason: "stopping" },
      connection: "close",
    });
  });

  it("is missing without the database, while the server stays alive", async () => {
    const server = await startTestApp();
    await server.database.db.destroy();
    const ready = await server.app.inject({ method: "GET", url: "/readyz" });
    const alive = await server.app.inject({ method: "GET", url: "/healthz" });
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: "not ready", failed: "database", reason: "failed" },
    ]);
    expect([alive.statusCode, alive.json()]).toEqual([200, { status: "ok" }]);
  });

  it("is missing where a step of the schema is missing, and given where a newer version has added one", async () => {
    const server = await startTestApp();
    const { db } = server.database;
    const ready = async () => (await server.app.inject({ method: "GET", url: "/readyz" })).json<unknown>();
    await sql`insert into "kysely_migration" ("name", "timestamp") values ('9999-newer', '')`.execute(db);
    expect(await ready()).toEqual({ status: "ready" });
    await sql`delete from "kysely_migration" where "name" = (select min("name") from "kysely_migration")`.execute(db);
    expect(await ready()).toEqual({
      status: "not ready",
      failed: "database",
      reason: "it has not the schema of this version",
    });
    await server.close();
  });
});
