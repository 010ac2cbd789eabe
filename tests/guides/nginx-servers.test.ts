import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { request } from "node:https";
import { text } from "node:stream/consumers";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type ServerProcess, startServer } from "../server/support/process.ts";
import { SELF_SIGNED } from "../server/support/self-signed.ts";
import { startNginx } from "../support/nginx.ts";
import { freePort } from "../support/free-port.ts";

const folder = mkdtempSync(join(tmpdir(), "keelson-nginx-servers-"));
const stopping: (() => Promise<unknown>)[] = [];
let servers: readonly [ServerProcess, ServerProcess];
let port = 0;
let plainPort = 0;

/* The file of deploy/, with the addresses of this test. */
const readSite = (): string =>
  readFileSync("deploy/nginx/keelson.conf", "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
    .replace("/etc/keelson/tls.crt", join(folder, "tls.crt"))
    .replace("/etc/keelson/tls.key", join(folder, "tls.key"))
    .replace("/var/log/nginx/keelson.log", join(folder, "access.log"))
    .replace("127.0.0.1:8081", new URL(servers[0].url).host)
    .replace("127.0.0.1:8082", new URL(servers[1].url).host);

interface Answer {
  readonly status: number | undefined;
  readonly body: string;
}

const call = async (path: string, length?: number): Promise<Answer> => {
  const headers = length === undefined ? {} : { "content-length": length };
  const options = { method: length === undefined ? "GET" : "POST", ca: SELF_SIGNED.cert, headers };
  const sent = request(`https://127.0.0.1:${port}${path}`, options);
  sent.flushHeaders();
  if (length === undefined) sent.end();
  const [answer]: readonly IncomingMessage[] = await once(sent, "response");
  if (answer === undefined) return expect.unreachable();
  const body = await text(answer);
  sent.on("error", () => undefined).destroy();
  return { status: answer.statusCode, body };
};

beforeAll(async () => {
  writeFileSync(join(folder, "tls.crt"), SELF_SIGNED.cert);
  writeFileSync(join(folder, "tls.key"), SELF_SIGNED.key);
  const settings = { KEELSON_DATA: join(folder, "data"), BRAND: resolve("tests/brands/brandt") };
  servers = [await startServer(settings), await startServer(settings)];
  for (const server of servers)
    stopping.push(() => {
      server.signal("SIGTERM");
      return server.ended;
    });
  port = await freePort();
  plainPort = await freePort();
  stopping.push(startNginx(folder, readSite()));
  const isReady = (): Promise<boolean> =>
    call("/readyz").then(
      ({ status }) => status === 200,
      () => false,
    );
  await vi.waitUntil(isReady, { timeout: 60_000 });
});
afterAll(async () => {
  await Promise.all(stopping.map((stop) => stop()));
  rmSync(folder, { recursive: true, force: true });
});

it("serves pages with the brand of the servers, the desk and the guides", async () => {
  expect((await call("/")).body).toContain("<title>Sea freight from Hamburg | Brandt &amp; Sohn</title>");
  expect((await call("/desk")).body).toContain("Brandt & Sohn Spedition");
  expect([(await call("/docs/guides/install")).status, (await call("/desk/api/inbox/items")).status]).toEqual([
    200, 401,
  ]);
});

it("leads from http to https", async () => {
  const answer = await fetch(`http://127.0.0.1:${plainPort}/rate?x=1`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([308, "https://127.0.0.1/rate?x=1"]);
});

it("passes on the largest rate sheet, and refuses what is larger with an envelope", async () => {
  const sheet = await call("/desk/api/rates/imports", 52_428_800);
  /* It came through: the server misses the provider. */
  expect(sheet.status).toBe(400);
  const larger = await call("/desk/api/rates/imports", 60_000_000);
  expect(larger).toEqual({
    status: 413,
    body: '{"status":false,"code":4000,"message":"The request is too large.","result":[]}',
  });
});

it("logs no link that works without an account", async () => {
  await call("/shared/a-secret-of-a-link");
  await call("/api/shared/a-secret-of-a-link");
  await call("/about");
  await vi.waitUntil(() => readFileSync(join(folder, "access.log"), "utf8").includes("GET /about"));
  expect(readFileSync(join(folder, "access.log"), "utf8")).not.toContain("a-secret-of-a-link");
});

it("sends requests to the other server while one stops, and answers an envelope without both", async () => {
  const stopped = (async () => {
    servers[0].signal("SIGTERM");
    return servers[0].ended;
  })();
  const during = await Promise.all(Array.from({ length: 40 }, () => call("/api/resource/profile")));
  expect(await stopped).toBe(0);
  const afterwards = await Promise.all(Array.from({ length: 40 }, () => call("/api/resource/profile")));
  expect(new Set([...during, ...afterwards].map(({ status }) => status))).toEqual(new Set([401]));
  servers[1].signal("SIGTERM");
  await servers[1].ended;
  expect(await call("/api/resource/profile")).toEqual({
    status: 502,
    body: '{"status":false,"code":5020,"message":"The service cannot be reached at the moment. Please try again in a few minutes.","result":[]}',
  });
});
