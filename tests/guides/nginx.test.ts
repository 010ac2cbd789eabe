import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { profileStatus, type ServerProcess, signInAt, startServer } from "../server/support/process.ts";
import { startNginx } from "../support/nginx.ts";
import { freePort } from "../support/free-port.ts";

const folder = mkdtempSync(join(tmpdir(), "keelson-nginx-"));
const site = resolve("dist/client");
const stopping: (() => Promise<unknown>)[] = [];
let server: ServerProcess;
let url = "";

/* The file of the guide, with the addresses of this test. */
const readSite = (port: number, api: string): string =>
  readFileSync("docs/guides/nginx.conf", "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("root /srv/keelson/dist/client;", `root ${site};`)
    .replace("server 127.0.0.1:8080;", `server ${new URL(api).host};`);

const isAnswering = (): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

beforeAll(async () => {
  server = await startServer({ KEELSON_DEMO: "1", KEELSON_DATA: join(folder, "data") });
  stopping.push(() => {
    server.signal("SIGTERM");
    return server.ended;
  });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  stopping.push(startNginx(folder, readSite(port, server.url)));
  await vi.waitUntil(isAnswering, { timeout: 60_000 });
});
afterAll(async () => {
  await Promise.all(stopping.map((stop) => stop()));
  rmSync(folder, { recursive: true, force: true });
});

const HEADERS = [
  "content-type",
  "cache-control",
  "content-security-policy",
  "permissions-policy",
  "x-frame-options",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "referrer-policy",
  "x-content-type-options",
  "location",
];
const visit = async (origin: string, path: string) => {
  const answered = await fetch(`${origin}${path}`, { redirect: "manual" });
  const headers = Object.fromEntries(HEADERS.map((name) => [name, answered.headers.get(name)] as const));
  return { status: answered.status, body: await answered.text(), headers };
};

const script = readdirSync(join(site, "assets")).find((name) => name.endsWith(".js")) ?? "missing";

it.each([
  "/",
  "/about",
  "/about?x=1",
  "/rate/search?pol=INNSA",
  "/login",
  "/rate/tracking/KLB.a",
  "/robots.txt",
  "/favicon.svg",
  "/site.webmanifest",
])("serves %s as the reference server does, with the same headers", async (path) => {
  const [served, expected] = [await visit(url, path), await visit(server.url, path)];
  expect(served).toEqual(expected);
  expect(served.status).toBe(200);
});

it("serves hashed files for a year, without the headers of documents", async () => {
  const { status, headers } = await visit(url, `/assets/${script}`);
  expect([status, headers]).toMatchObject([
    200,
    {
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": null,
      "x-content-type-options": "nosniff",
    },
  ]);
});

it.each(["/assets/none.js", "/nope.png", "/about.html", "/app.html", "/.env", "/api"])(
  "answers %s with 404",
  async (path) => {
    const { status, headers } = await visit(url, path);
    expect([status, headers["cache-control"]]).toEqual([404, null]);
  },
);

it("redirects a page with a slash to the page, and serves other addresses with a slash as the portal", async () => {
  const redirect = await visit(url, "/about/?x=1");
  expect([redirect.status, new URL(redirect.headers["location"] ?? "", url).pathname]).toEqual([308, "/about"]);
  expect((await visit(url, "/rate/")).body).toBe((await visit(url, "/login")).body);
});

it("serves the compressed copy of a page", async () => {
  const answered = await fetch(`${url}/about`, { headers: { "accept-encoding": "gzip" } });
  expect(answered.headers.get("content-encoding")).toBe("gzip");
});

it("forwards sign-in and search, and refuses a body that is too large with an envelope", async () => {
  const session = await signInAt(url, "demo@keelson.example", "keelson-demo");
  expect([session.status, await profileStatus(url, session.headers)]).toEqual([200, 200]);
  const places = await fetch(`${url}/api/resource/fcl/ports?searchWith=rotterdam`, { headers: session.headers });
  expect([places.status, await places.text()]).toEqual([200, expect.stringContaining('"NLRTM"')]);
  expect(places.headers.get("x-content-type-options")).toBe("nosniff");
  /* The length is refused as soon as it is announced. */
  const upload = request(`${url}/api/auth/sign_up`, {
    method: "POST",
    headers: { "content-length": 25 * 1024 * 1024 },
  });
  upload.flushHeaders();
  const [large]: readonly IncomingMessage[] = await once(upload, "response");
  if (large === undefined) return expect.unreachable();
  const refused: unknown = JSON.parse(await text(large));
  upload.destroy();
  expect([large.statusCode, refused]).toMatchObject([413, { code: 4000 }]);
});

it("answers an envelope with code 5020 while the API is down", async () => {
  server.signal("SIGTERM");
  await server.ended;
  const answered = await fetch(`${url}/api/resource/profile`);
  expect([answered.status, await answered.json()]).toMatchObject([502, { status: false, code: 5020, result: [] }]);
  expect((await fetch(`${url}/login`)).status).toBe(200);
});
