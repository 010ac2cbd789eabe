import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ok } from "neverthrow";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { load } from "js-yaml";
import type { Feature } from "#server/platform/feature.ts";
import { answer, publicRoute } from "#server/platform/http/handler.ts";
import { sessionFeature } from "#server/modules/accounts/routes.ts";
import { addShipper, SHIPPER, signInAs, startTestApp, type TestApp } from "./support/app.ts";
import { emptySqlitePlace } from "./support/database.ts";

const url = "/api/auth/sign_in";
const json = { "content-type": "application/json" };
const refusal = (code: number, message: string) => ({ status: false, code, message, result: [] });

/** Countries that break: what a bug in a handler looks like from outside. */
const broken: Feature = () => [
  publicRoute("listCountries", async () => {
    throw new Error("select * from country where secret = 'x' failed at 10.0.0.3");
  }),
  publicRoute("contactUs", async () => answer([], "Thank you")),
];

describe("requests that cannot be served", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ features: [sessionFeature, broken] });
  });
  afterAll(() => server.close());

  const post = (payload: string, headers: Record<string, string> = json) =>
    server.app.inject({ method: "POST", url, headers, payload });

  it.each([
    ["broken JSON", '{"username":', json, 400, refusal(4000, "The request could not be read.")],
    [
      "a body that poisons prototypes",
      '{"__proto__":{"a":1}}',
      json,
      400,
      refusal(4000, "The request could not be read."),
    ],
    ["no body", "", json, 400, refusal(4000, "The request must be a JSON object.")],
    ["a list", "[]", json, 400, refusal(4000, "The request must be a JSON object.")],
    ["an unknown field", '{"admin":true}', json, 400, refusal(4000, "Unknown field: admin.")],
    [
      "plain text",
      "hello",
      { "content-type": "text/plain" },
      415,
      refusal(4000, "This call does not take this media type."),
    ],
    [
      "a form where JSON belongs",
      "--x--",
      { "content-type": "multipart/form-data; boundary=x" },
      415,
      refusal(4000, "This call does not take this media type."),
    ],
    [
      "a body of more than 64 kB",
      `{"username":"${"x".repeat(65_536)}"}`,
      json,
      413,
      refusal(4000, "The request is too large."),
    ],
    [
      "an unknown field with a long name",
      `{"${"x".repeat(60_000)}":1}`,
      json,
      400,
      refusal(4000, `Unknown field: ${"x".repeat(50)}.`),
    ],
  ])("%s", async (_what, payload, headers, status, body) => {
    const answered = await post(payload, headers);
    expect([answered.statusCode, answered.json()]).toEqual([status, body]);
  });

  it("names each missing field", async () => {
    expect((await post('{"username":"a"}')).json()).toEqual({
      status: false,
      code: 4220,
      message: "Missing required fields in request: password, applicationId",
      result: [
        { field: "password", message: "This field is required." },
        { field: "applicationId", message: "This field is required." },
      ],
    });
  });

  it("reports one problem for each field", async () => {
    const answered = await post(JSON.stringify({ username: 5, password: "x", applicationId: "702020" }));
    expect([answered.statusCode, answered.json()]).toEqual([
      422,
      {
        status: false,
        code: 4220,
        message: "Please check the marked fields.",
        result: [
          { field: "username", message: "This must be text." },
          { field: "applicationId", message: "This must be a whole number." },
        ],
      },
    ]);
  });

  it("reports the first problem only of a body with more values than any form has", async () => {
    const username = Array.from({ length: 300 }, () => 1);
    const answered = await post(JSON.stringify({ username, password: 1, applicationId: "x" }));
    expect([answered.statusCode, answered.json()]).toMatchObject([
      422,
      { code: 4220, result: [{ field: "username", message: "This must be text." }] },
    ]);
  });

  it("refuses an unknown query parameter", async () => {
    const answered = await server.app.inject({ method: "GET", url: "/api/element/country?sort=name" });
    expect([answered.statusCode, answered.json()]).toEqual([400, refusal(4000, "Unknown parameter: sort.")]);
  });

  it("refuses another method and names those that are served", async () => {
    const answered = await server.app.inject({ method: "PUT", url: "/api/resource/profile", payload: {} });
    expect([answered.statusCode, answered.headers["allow"], answered.json()]).toEqual([
      405,
      "GET, HEAD",
      refusal(4000, "This call does not take this method."),
    ]);
  });

  it.each([
    ["GET", "/api/resource/nothing"],
    ["POST", "/api/resource/nothing"],
    ["GET", "/api"],
    ["POST", "/rate"],
    ["GET", "/api/resource/dashboard"],
  ] as const)("%s %s is answered 404", async (method, url) => {
    const answered = await server.app.inject({ method, url });
    expect([answered.statusCode, answered.json()]).toEqual([404, refusal(4040, "There is nothing at this address.")]);
  });

  it("refuses an address that cannot be decoded", async () => {
    const answered = await server.app.inject({ method: "GET", url: "/api/%zz" });
    expect([answered.statusCode, answered.json()]).toEqual([400, refusal(4000, "The request could not be read.")]);
  });

  it.each([
    ["65537", "keep-alive"],
    [String(32 * 1024 * 1024 + 1), "close"],
  ])("refuses a body of %s bytes by its Content-Length before it checks credentials", async (length, connection) => {
    const headers = { ...json, "content-length": length };
    const answered = await server.app.inject({ method: "POST", url: "/api/auth/sign_out", headers });
    expect([answered.statusCode, answered.headers["connection"], answered.json()]).toEqual([
      413,
      connection,
      refusal(4000, "The request is too large."),
    ]);
  });

  it("refuses who is not signed in before it reads the body", async () => {
    const answered = await server.app.inject({
      method: "POST",
      url: "/api/auth/sign_out",
      headers: json,
      payload: "{broken",
    });
    expect(answered.statusCode).toBe(401);
  });

  it("hides internal details when a handler throws, and logs them", async () => {
    const answered = await server.app.inject({ method: "GET", url: "/api/element/country" });
    expect([answered.statusCode, answered.json()]).toEqual([
      500,
      refusal(5000, "Something went wrong. Please try again."),
    ]);
    const line = server.logLines.find((text) => text.includes("unexpected error"));
    expect(line).toContain("10.0.0.3");
    expect(line).toContain(answered.headers["x-request-id"]);
  });

  it("answers a connection that does not speak HTTP in the same form", async () => {
    const address = new URL(await server.app.listen({ port: 0, host: "127.0.0.1" }));
    const words = await new Promise<string>((resolve) => {
      const socket = connect(Number(address.port), address.hostname, () => socket.write("hello\r\n\r\n"));
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk.toString();
      });
      socket.on("close", () => resolve(text));
    });
    expect(words).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(words.split("\r\n\r\n")[1] ?? "")).toEqual(refusal(4000, "The request could not be read."));
  });
});

describe("health and metrics", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ features: [sessionFeature] });
    await addShipper(server.database);
  });
  afterAll(() => server.close());

  it("is ready when its database answers and its rates are read", async () => {
    const answered = await server.app.inject({ method: "GET", url: "/readyz" });
    expect([answered.statusCode, answered.json()]).toEqual([200, { status: "ready" }]);
  });

  it("serves the API document as YAML and as JSON, also to other origins", async () => {
    const text = readFileSync("openapi/keelson.openapi.yaml", "utf8");
    const yaml = await server.app.inject({ method: "GET", url: "/api/openapi.yaml" });
    const json = await server.app.inject({ method: "GET", url: "/api/openapi.json" });
    expect([yaml.statusCode, yaml.headers["content-type"]]).toEqual([200, "application/yaml; charset=utf-8"]);
    expect(yaml.body).toBe(text);
    expect([json.statusCode, json.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(json.json()).toEqual(load(text));
    expect(json.headers["access-control-allow-origin"]).toBe("*");
  });

  it("counts requests by operation, never by address", async () => {
    await server.app.inject({ method: "GET", url: "/api/resource/profile" });
    await server.app.inject({ method: "GET", url: "/nothing/4711" });
    const { body } = await server.app.inject({ method: "GET", url: "/metrics" });
    expect(body).toContain('http_request_duration_seconds_count{operation="getProfile",method="GET",status="401"} 1');
    expect(body).toContain('http_request_duration_seconds_count{operation="unknown",method="GET",status="404"} 1');
    expect(body).not.toContain("4711");
  });

  it("shows the numbers to this machine alone, and with the token to others", async () => {
    const metrics = (of: TestApp, remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
      of.app.inject({ method: "GET", url: "/metrics", remoteAddress, headers: { ...headers } });
    const secret = "a-long-secret-of-the-operator";
    const open = await startTestApp({ features: [], config: { metricsToken: secret } });
    const answers = [
      await metrics(server, "127.0.0.1"),
      await metrics(server, "::1"),
      await metrics(server, "203.0.113.7"),
      await metrics(server, "127.0.0.1", { "x-forwarded-for": "203.0.113.7" }),
      await metrics(server, "203.0.113.7", { authorization: `Bearer ${secret}` }),
      await metrics(open, "203.0.113.7", { authorization: `Bearer ${secret}` }),
      await metrics(open, "203.0.113.7", { authorization: `Bearer ${secret}x` }),
      await metrics(open, "203.0.113.7"),
    ];
    await open.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404, 404, 200, 404, 404]);
  });

  it("believes X-Forwarded-For of trusted proxies only, and only as far as they wrote it", async () => {
    const behind = await startTestApp({ features: [sessionFeature], config: { trustedProxies: ["10.0.0.0/8"] } });
    const forwarded = "192.0.2.1, 198.51.100.9";
    for (const remoteAddress of ["10.1.2.3", "203.0.113.7", "127.0.0.1"])
      await behind.app.inject({
        method: "POST",
        url: "/api/auth/sign_in",
        remoteAddress,
        headers: { "x-forwarded-for": forwarded },
        payload: { username: SHIPPER.email, password: "wrong", applicationId: 702020 },
      });
    await behind.close();
    const networks = behind.logLines.flatMap((line) => /"event":"sign-in".*?"network":"([^"]+)"/.exec(line)?.[1] ?? []);
    expect(networks).toEqual(["198.51.100.9", "203.0.113.7", "127.0.0.1"]);
  });

  it("logs one line per request, without password, credentials or query", async () => {
    const payload = { username: SHIPPER.email, password: SHIPPER.password, applicationId: 702020 };
    const headers = { "x-token": "token-of-somebody", "x-api-key": "key-of-somebody" };
    await server.app.inject({ method: "POST", url: `${url}?code=482913`, payload, headers });
    const line: unknown = JSON.parse(server.logLines.at(-1) ?? "");
    expect(line).toMatchObject({ level: 30, req: { method: "POST", path: url }, status: 400, msg: "answered" });
    const all = server.logLines.join("\n");
    for (const secret of [SHIPPER.password, "of-somebody", "482913"]) expect(all).not.toContain(secret);
  });

  it("sends strict security headers with every answer, also with a refusal", async () => {
    const { headers } = await server.app.inject({ method: "GET", url: "/api/nothing" });
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';media-src 'self';connect-src 'self';manifest-src 'self';worker-src 'self';object-src 'none';frame-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'self'",
    );
    expect(headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cache-control": "no-store",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  it("announces strict transport where the site is reached over https", async () => {
    const secure = await startTestApp({ features: [], config: { publicUrl: "https://quotes.example" } });
    const { headers } = await secure.app.inject({ method: "GET", url: "/healthz" });
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    await secure.close();
  });
});

describe("how features are mounted", () => {
  it("stops the start when the code and the document disagree about who may call", async () => {
    const mistaken: Feature = () => [publicRoute("getProfile", async () => answer([]))];
    await expect(startTestApp({ features: [mistaken] })).rejects.toThrow(
      "getProfile needs session in the OpenAPI document and nobody in the code.",
    );
  });

  it("waits for the work of a feature when the server stops", async () => {
    const ended: string[] = [];
    const feature: Feature = (deps) => {
      deps.onClose(async () => {
        ended.push("batch written");
      });
      return [];
    };
    const server = await startTestApp({ features: [feature] });
    await server.close();
    expect(ended).toEqual(["batch written"]);
  });

  it("notices an answer that the document does not allow", async () => {
    const wrong: Feature = () => [
      publicRoute("listCountries", async () =>
        ok({ kind: "text", json: '{"status":true,"code":2000,"message":"OK","result":[{}]}' }),
      ),
    ];
    const server = await startTestApp({ features: [wrong] });
    await server.app.inject({ method: "GET", url: "/api/element/country" });
    await expect(server.close()).rejects.toThrow("listCountries 200: data/result/0 must have required property '_id'");
  });
});

describe("while another process holds the write lock", () => {
  it("health and signed-in reads are answered, and a sign-in waits for the lock", async () => {
    const place = await emptySqlitePlace();
    const server = await startTestApp({ make: async () => place, features: [sessionFeature] });
    await addShipper(server.database);
    const headers = { ...(await signInAs(server.app)) };
    /* Long enough that the session is to be extended, which is a write. */
    server.clock.advance(11 * 60_000);
    const folder = place.place.kind === "sqlite" ? place.place.folder : "";
    const other = new DatabaseSync(join(folder, "keelson.sqlite"));
    other.exec("begin immediate");
    let isSignedIn = false;
    const signingIn = signInAs(server.app).then(() => {
      isSignedIn = true;
    });
    const health = await server.app.inject({ method: "GET", url: "/healthz" });
    const profile = await server.app.inject({ method: "GET", url: "/api/resource/profile", headers });
    expect([health.statusCode, profile.statusCode, isSignedIn]).toEqual([200, 200, false]);
    other.exec("commit");
    other.close();
    await signingIn;
    await server.close();
  });
});
