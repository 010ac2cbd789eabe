import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import Fastify, { type FastifyPluginAsync } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readDocument } from "#server/platform/http/document.ts";
import { runScript, runTool } from "../architecture/support/run.ts";

const document = readDocument(new URL("../../openapi/keelson.openapi.yaml", import.meta.url));
const GLUE = resolve("node_modules/fastify-openapi-glue/bin/openapi-glue-cli.js");

const COMPILER_OPTIONS = {
  target: "ES2023",
  lib: ["ES2024", "DOM", "DOM.Iterable"],
  module: "ESNext",
  moduleResolution: "bundler",
  noEmit: true,
  skipLibCheck: true,
  types: ["node"],
};

/** The generated stub is JavaScript without type comments, so its parameters are `any`; its test folder does not compile. */
const PROJECTS = {
  client: { compilerOptions: { ...COMPILER_OPTIONS, strict: true }, include: ["client"] },
  classes: { compilerOptions: { ...COMPILER_OPTIONS, strict: true }, include: ["classes"] },
  server: {
    compilerOptions: { ...COMPILER_OPTIONS, strict: true, noImplicitAny: false, allowJs: true, checkJs: true },
    include: ["server/*.js"],
  },
};

describe("code that other generators write from the API document", () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "keelson-generated-"));
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    cpSync("openapi/keelson.openapi.yaml", join(folder, "api.yaml"));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    for (const [name, project] of Object.entries(PROJECTS))
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(project));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is a client that compiles, with one function for each operation (@hey-api/openapi-ts)", async () => {
    const args = ["-i", "./api.yaml", "-o", "client", "-c", "@hey-api/client-fetch", "--no-log-file"];
    expect(runTool("openapi-ts", args, folder)).toMatchObject({ code: 0 });
    expect(runTool("tsc", ["-p", "client.json"], folder)).toEqual({ code: 0, out: "", errors: "" });
    const client: Readonly<Record<string, unknown>> = await import(
      pathToFileURL(join(folder, "client/sdk.gen.ts")).href
    );
    const functions = Object.keys(client).filter((name) => typeof client[name] === "function");
    expect(functions.toSorted()).toEqual(document.operations.map(({ id }) => id).toSorted());
  });

  it("is a client class that compiles (swagger-typescript-api)", () => {
    const args = ["generate", "-p", "api.yaml", "-o", "classes", "-n", "api.ts", "--silent"];
    expect(runTool("swagger-typescript-api", args, folder)).toMatchObject({ code: 0 });
    expect(runTool("tsc", ["-p", "classes.json"], folder)).toEqual({ code: 0, out: "", errors: "" });
    const api = readFileSync(join(folder, "classes/api.ts"), "utf8");
    const paths = new Set(
      [...api.matchAll(/path: `([^`]+)`/g)].map(([, path = ""]) => path.replaceAll(/\$\{\w+\}/g, "{}")),
    );
    const missing = document.operations.filter(
      ({ url }) => !paths.has(url.replace(/^\/api/, "").replaceAll(/:\w+/g, "{}")),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it("is a server stub that compiles, starts and serves every operation (fastify-openapi-glue)", async () => {
    expect(runScript(GLUE, ["-b", folder, "-p", "server", "api.yaml"], folder)).toMatchObject({ code: 0 });
    expect(runTool("tsc", ["-p", "server.json"], folder)).toEqual({ code: 0, out: "", errors: "" });
    vi.spyOn(console, "log").mockReturnValue();
    const stub: { readonly default: FastifyPluginAsync } = await import(
      pathToFileURL(join(folder, "server/index.js")).href
    );
    const app = Fastify({ ajv: { customOptions: { strict: false } } });
    await app.register(stub.default);
    await app.ready();
    const missing = document.operations.filter(({ method, url }) => !app.hasRoute({ method, url }));
    await app.close();
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
