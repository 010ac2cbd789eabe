import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "#tests/server/support/app.ts";

const HEAD = '<meta name="api-base" content="/api" />';
const HOME = `${HEAD}<div id="root" data-prerendered="/">Home</div>`;
const ABOUT = `${HEAD}<div id="root" data-prerendered="/about">About</div>`;
const LCL = `${HEAD}<div id="root" data-prerendered="/services/lcl">LCL</div>`;
const TERMS = `${HEAD}<div id="root" data-prerendered="/terms">Terms</div>`;
const DEMO_TERMS = `${HEAD}<div id="root" data-prerendered="/demo/terms">Terms of the demo</div>`;
const SHELL = `${HEAD}<meta name="password-min-length" content="6" /><div id="root"></div>`;
const SCRIPT = "console.log('portal')";

const write = (folder: string, name: string, text: string): void => {
  const file = join(folder, name);
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
};

const buildSite = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-site-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  write(folder, "index.html", HOME);
  write(folder, "about.html", ABOUT);
  mkdirSync(join(folder, "services"));
  write(folder, "services/lcl.html", LCL);
  mkdirSync(join(folder, "demo"));
  write(folder, "terms.html", TERMS);
  write(folder, "demo/terms.html", DEMO_TERMS);
  write(folder, "app.html", SHELL);
  write(folder, "assets/app-4f3a.js", SCRIPT);
  writeFileSync(join(folder, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  writeFileSync(join(folder, ".vite", "manifest.json"), "{}");
  return folder;
};

describe("the built site", () => {
  const folder = buildSite();
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ siteFolder: folder, features: [] });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: "GET", url, headers });

  it("serves / as the prerendered page with brotli", async () => {
    const answered = await get("/", { "accept-encoding": "gzip, deflate, br, zstd" });
    expect(answered.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(answered.rawPayload).toString()).toBe(HOME);
  });

  it("answers a public page compressed, and always to be revalidated", async () => {
    const answered = await get("/about", { "accept-encoding": "gzip" });
    expect(gunzipSync(answered.rawPayload).toString()).toBe(ABOUT);
    expect(answered.headers).toMatchObject({
      "content-encoding": "gzip",
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "accept-encoding",
    });
  });

  it("serves the uncompressed page, also with a query", async () => {
    expect((await get("/?utm_source=mail")).body).toBe(HOME);
    expect((await get("/about")).body).toBe(ABOUT);
  });

  it("shows the terms of the company, and those of the demo where it has demo data", async () => {
    const demo = await startTestApp({ siteFolder: folder, features: [], config: { demo: true } });
    expect([(await get("/terms")).body, (await get("/demo/terms")).body]).toEqual([TERMS, SHELL]);
    const answered = await demo.app.inject({ method: "GET", url: "/terms" });
    expect(answered.body).toBe(DEMO_TERMS);
    await demo.close();
  });

  it("caches hashed files for a year", async () => {
    const answered = await get("/assets/app-4f3a.js", { "accept-encoding": "br" });
    expect(brotliDecompressSync(answered.rawPayload).toString()).toBe(SCRIPT);
    expect(answered.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "application/javascript; charset=utf-8",
    });
  });

  it("sends with a file that is no document only the headers that mean something there", async () => {
    const { headers } = await get("/assets/app-4f3a.js", { "accept-encoding": "br" });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(Object.keys(headers)).not.toContain("content-security-policy");
    expect(Object.keys(headers)).not.toContain("permissions-policy");
  });

  it.each(["/about", "/favicon.svg"])("sends every security header with %s, which can be opened", async (url) => {
    const { headers } = await get(url, { "accept-encoding": "br" });
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["x-frame-options"]).toBe("DENY");
  });

  it("revalidates other files", async () => {
    const answered = await get("/favicon.svg");
    expect(answered.headers).toMatchObject({ "cache-control": "no-cache", "content-type": "image/svg+xml" });
  });

  it("answers 304 to who has the page already, compressed or not", async () => {
    for (const headers of [{}, { "accept-encoding": "br" }]) {
      const { etag } = (await get("/about", headers)).headers;
      const again = await get("/about", { ...headers, "if-none-match": String(etag) });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
  });

  it("answers HEAD without a body", async () => {
    for (const url of ["/", "/about", "/rate", "/assets/app-4f3a.js"]) {
      const answered = await server.app.inject({ method: "HEAD", url });
      expect([url, answered.statusCode, answered.body]).toEqual([url, 200, ""]);
    }
  });

  it.each([
    "/rate",
    "/rate/search?x=1",
    "/rate/tracking/KLB-2026-000123",
    "/rate/tracking/KLB.a?type=fcl",
    "/rate/",
    "/login",
    "/login?from=picture.png",
    "/no/such/page",
    "/v2.0",
    "/apical",
    "//evil.example/",
    "/about//",
    "//about/",
  ])("answers %s with the portal", async (url) => {
    const answered = await get(url, { accept: "text/html" });
    expect([answered.statusCode, answered.body, answered.headers["cache-control"]]).toEqual([200, SHELL, "no-cache"]);
  });

  it.each([
    ["/about/", "/about"],
    ["/about/?utm_source=mail&to=//evil.example/", "/about?utm_source=mail&to=//evil.example/"],
    ["/services/lcl/", "/services/lcl"],
  ])("leads from %s to the page without the slash", async (url, page) => {
    const answered = await get(url);
    expect([answered.statusCode, answered.headers.location, answered.body]).toEqual([308, page, ""]);
  });

  it("answers the portal compressed", async () => {
    const answered = await get("/rate", { "accept-encoding": "br" });
    expect(brotliDecompressSync(answered.rawPayload).toString()).toBe(SHELL);
    expect(answered.headers["content-security-policy"]).toContain("script-src 'self'");
  });

  it.each([
    "/assets/app-0000.js",
    "/api/nothing",
    "/api",
    "/favicon.ico",
    "/nope.png",
    "/nope.png?v=2",
    "/no/such/file.PHP",
    "/.env",
    "/app.html",
    "/about.html",
    "/.vite/manifest.json",
    "/../package.json",
    "/%2e%2e/package.json",
  ])("never answers %s with a page", async (url) => {
    const answered = await get(url);
    expect([answered.statusCode, answered.json()]).toMatchObject([404, { code: 4040 }]);
  });

  it("accepts only GET and HEAD for pages", async () => {
    const answered = await server.app.inject({ method: "POST", url: "/about", payload: {} });
    expect([answered.statusCode, answered.json()]).toMatchObject([404, { code: 4040 }]);
  });
});

describe("the built site with another base path of the API", () => {
  const folder = buildSite();
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ siteFolder: folder, features: [], config: { apiBasePath: "/freight/api" } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it.each(["/", "/about", "/rate"])("states it in the page %s, compressed and plain", async (url) => {
    const plain = await server.app.inject({ method: "GET", url });
    const compressed = await server.app.inject({ method: "GET", url, headers: { "accept-encoding": "br" } });
    expect(plain.body).toContain('<meta name="api-base" content="/freight/api" />');
    expect(plain.headers["cache-control"]).toBe("no-cache");
    expect(compressed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
  });

  it("answers unknown calls below it with an envelope, and /api/nothing with the portal", async () => {
    const call = await server.app.inject({ method: "GET", url: "/freight/api/nothing" });
    expect([call.statusCode, call.json()]).toMatchObject([404, { code: 4040 }]);
    expect((await server.app.inject({ method: "GET", url: "/api/nothing" })).body).toContain("<div");
  });
});

describe("a longer minimum of passwords", () => {
  const folder = buildSite();
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ siteFolder: folder, config: { passwordMinLength: 12 } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it("is stated in the portal, compressed and plain", async () => {
    const plain = await server.app.inject({ method: "GET", url: "/signup" });
    const compressed = await server.app.inject({ method: "GET", url: "/signup", headers: { "accept-encoding": "br" } });
    expect(plain.body).toBe(`${HEAD}<meta name="password-min-length" content="12" /><div id="root"></div>`);
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
  });
});
