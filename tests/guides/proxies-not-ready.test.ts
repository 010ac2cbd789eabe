import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ServerProcess, startServer } from "../server/support/process.ts";
import { freePort } from "../support/free-port.ts";

const folder = mkdtempSync(join(tmpdir(), "keelson-proxies-"));
const stopping: (() => Promise<unknown>)[] = [];
const hosts: string[] = [];

const start = (command: string, words: readonly string[], env: Readonly<Record<string, string>>): void => {
  const path = "/usr/bin:/bin:/usr/sbin:/sbin";
  const proxy = spawn(command, words, { cwd: folder, env: { PATH: path, HOME: folder, ...env }, stdio: "ignore" });
  const ended = new Promise((done) => {
    proxy.on("close", done);
    proxy.on("error", done);
  });
  stopping.push(() => {
    proxy.kill("SIGTERM");
    return ended;
  });
};

/* The files of deploy/, with the addresses of this test. */
const PROXIES = {
  haproxy: async (port: number): Promise<void> => {
    const nodes = { PG1: "127.0.0.1:1", PG2: "127.0.0.1:1", PG3: "127.0.0.1:1", PG1_CHECK: "1", PG2_CHECK: "1" };
    const binds = { PRIMARY_BIND: `127.0.0.1:${await freePort()}`, REPLICA_BIND: `127.0.0.1:${await freePort()}` };
    start("haproxy", ["-f", resolve("deploy/ha/haproxy.cfg")], {
      ...nodes,
      ...binds,
      PG3_CHECK: "1",
      PORTAL_BIND: `127.0.0.1:${port}`,
      KEELSON1: hosts[0] ?? "",
      KEELSON2: hosts[1] ?? "",
    });
  },
  caddy: async (port: number): Promise<void> => {
    const site = readFileSync("deploy/compose/Caddyfile", "utf8").replaceAll(
      "server-1:8080 server-2:8080",
      hosts.join(" "),
    );
    writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${site}`);
    start("caddy", ["run", "--config", join(folder, "Caddyfile")], { SITE_ADDRESS: `http://127.0.0.1:${port}` });
  },
};

/* Two servers that live and are not ready: the backend that they ask cannot be reached. */
beforeAll(async () => {
  const settings = { KEELSON_API: `http://127.0.0.1:${await freePort()}`, BRAND: resolve("tests/brands/brandt") };
  for (const name of ["first", "second"]) {
    const server: ServerProcess = await startServer({ ...settings, KEELSON_DATA: join(folder, name) });
    hosts.push(new URL(server.url).host);
    stopping.push(() => {
      server.signal("SIGTERM");
      return server.ended;
    });
  }
});
afterAll(async () => {
  await Promise.all(stopping.map((stop) => stop()));
  rmSync(folder, { recursive: true, force: true });
});

describe.each(["haproxy", "caddy"] as const)("%s before servers of which none is ready", (name) => {
  it("passes on their pages and their refusals", async () => {
    const port = await freePort();
    await PROXIES[name](port);
    const call = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);
    const isServing = (): Promise<boolean> =>
      call("/healthz").then(
        ({ ok }) => ok,
        () => false,
      );
    await vi.waitUntil(isServing, { timeout: 60_000, interval: 500 });
    expect((await call("/readyz")).status).toBe(503);
    expect(await (await call("/")).text()).toContain("<title>Sea freight from Hamburg | Brandt &amp; Sohn</title>");
    const refused = await call("/api/resource/profile");
    expect({ status: refused.status, body: await refused.text() }).toEqual({
      status: 502,
      body: '{"status":false,"code":5020,"message":"The service cannot be reached at the moment. Please try again in a few minutes.","result":[]}',
    });
  });
});
