import { once } from "node:events";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  request as sendRequest,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer } from "node:https";
import { createServer as createTcpServer } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { createPortalApp } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { countedIds, testConfig } from "#tests/server/support/app.ts";
import { freePort } from "#tests/support/free-port.ts";
import { SELF_SIGNED } from "#tests/server/support/self-signed.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const listen = async (server: ReturnType<typeof createHttpServer>): Promise<string> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
};

const startBackend = async (answer: Answer): Promise<string> => `http://${await listen(createHttpServer(answer))}`;

interface Portal {
  readonly app: FastifyInstance;
  readonly url: string;
}

const startPortal = async (url: string, config: Partial<Config> = {}, timeoutMs = 60_000): Promise<Portal> => {
  const settings = { ...testConfig, logLevel: "silent", ...config } as const;
  const app = await createPortalApp({ config: settings, ids: countedIds(), siteFolder: null }, { url, timeoutMs });
  closing.push(() => app.close());
  return { app, url: await app.listen({ port: 0, host: "127.0.0.1" }) };
};

const json = { "content-type": "application/json" };
const envelope = '{"status":true,"code":2000,"message":"OK","result":[]}';
const answerJson: Answer = (_request, response) => response.writeHead(200, json).end(envelope);

const refusal = (message: string, code = 5020) => ({ status: false, code, message, result: [] });
const DOWN = refusal("The service cannot be reached at the moment. Please try again in a few minutes.");
const UNUSABLE = refusal("The service sent an unusable answer. Please try again in a few minutes.");
const SLOW = refusal("The service took too long to answer. Please try again.");

describe("the portal in front of another backend", () => {
  it("sends method, path, query, credentials and body to the backend and returns its answer", async () => {
    const arrived: unknown[] = [];
    const backend = await startBackend((request, response) => {
      void text(request).then((body) => {
        arrived.push([request.method, request.url, request.headers["x-token"], request.headers["content-type"], body]);
        response.writeHead(422, { ...json, "x-extra": "1", "retry-after": "7" }).end('{"code":4220}');
      });
    });
    const portal = await startPortal(`${backend}/v2`);
    const answered = await fetch(`${portal.url}/api/resource/lcl/rates?portOfLoading=Nhava%20Sheva&a=1&a=2`, {
      method: "PUT",
      headers: { ...json, "x-token": "t-1" },
      body: '{"a":1}',
    });
    expect(arrived).toEqual([
      ["PUT", "/v2/resource/lcl/rates?portOfLoading=Nhava%20Sheva&a=1&a=2", "t-1", "application/json", '{"a":1}'],
    ]);
    expect([answered.status, await answered.text()]).toEqual([422, '{"code":4220}']);
    expect([answered.headers.get("x-extra"), answered.headers.get("retry-after")]).toEqual(["1", "7"]);
  });

  it("keeps its own cookies, policies and origin, and rewrites the address of what was created", async () => {
    const foreign = {
      "set-cookie": "session=1",
      "access-control-allow-origin": "*",
      "access-control-allow-credentials": "true",
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": "script-src *",
      "x-frame-options": "ALLOWALL",
      "strict-transport-security": "max-age=1",
    };
    let location = "";
    const backend = await startBackend((_request, response) => {
      response.writeHead(201, { ...json, ...foreign, location }).end(envelope);
    });
    const portal = await startPortal(`${backend}/v2`);
    const read = async (address: string) => {
      location = address;
      const { headers } = await fetch(`${portal.url}/api/resource/quotes`, {
        method: "POST",
        body: "{}",
        headers: json,
      });
      return headers;
    };
    const headers = await read(`${backend}/v2/resource/quotes/7?a=1`);
    expect(Object.keys(foreign).map((name) => headers.get(name))).toEqual([
      null,
      null,
      null,
      "same-origin",
      expect.stringContaining("script-src 'self'"),
      "DENY",
      null,
    ]);
    expect(headers.get("location")).toBe("/api/resource/quotes/7?a=1");
    expect((await read("/v2/resource/quotes/7")).get("location")).toBe("/api/resource/quotes/7");
    expect((await read("https://elsewhere.example/quotes/7")).get("location")).toBeNull();
    expect((await read(`${backend}/admin`)).get("location")).toBeNull();
  });

  it("returns a PDF byte by byte with its name", async () => {
    const content = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256));
    const headers = { "content-type": "application/pdf", "content-disposition": 'attachment; filename="a.pdf"' };
    const portal = await startPortal(
      await startBackend((_, response) => response.writeHead(200, headers).end(content)),
    );
    const answered = await fetch(`${portal.url}/api/resource/booking/pdf`, {
      method: "POST",
      headers: json,
      body: "{}",
    });
    expect(Buffer.from(await answered.arrayBuffer()).equals(content)).toBe(true);
    expect(answered.headers.get("content-disposition")).toBe('attachment; filename="a.pdf"');
  });

  it("streams an answer: the first part arrives before the backend has written the last", async () => {
    let finish = (): void => undefined;
    const backend = await startBackend((_request, response) => {
      response.writeHead(200, json).write("[1,");
      finish = () => void response.end("2]");
    });
    const portal = await startPortal(backend);
    const answered = await fetch(`${portal.url}/api/x`);
    const reader = answered.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("[1,");
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("2]");
  });

  it("streams a body: its first part reaches the backend before the last is sent", async () => {
    const parts: string[] = [];
    const backend = await startBackend((request, response) => {
      request.on("data", (part: Buffer) => parts.push(part.toString()));
      request.on("end", () => response.writeHead(200, json).end(envelope));
    });
    const { url } = await startPortal(backend);
    const upload = sendRequest(`${url}/api/auth/sign_up`, { method: "POST", headers: { "content-type": "text/x" } });
    upload.write("first");
    await expect.poll(() => parts).toEqual(["first"]);
    upload.end("last");
    const [answered]: readonly IncomingMessage[] = await once(upload, "response");
    expect([answered?.statusCode, parts.join(" ")]).toEqual([200, "first last"]);
    answered?.resume();
  });

  it("ends the backend's answer when the browser leaves in the middle of it", async () => {
    let isClosed = false;
    const backend = await startBackend((_request, response) => {
      response.on("close", () => {
        isClosed = true;
      });
      response.writeHead(200, json).write("[");
    });
    const portal = await startPortal(backend);
    const leaving = new AbortController();
    await fetch(`${portal.url}/api/x`, { signal: leaving.signal });
    expect(isClosed).toBe(false);
    leaving.abort();
    await expect.poll(() => isClosed).toBe(true);
  });
});

describe("headers between portal and backend", () => {
  const seen = async (config: Partial<Config>, headers: Record<string, string>) => {
    let arrived: IncomingMessage["headers"] = {};
    const backend = await startBackend((request, response) => {
      arrived = request.headers;
      answerJson(request, response);
    });
    const portal = await startPortal(backend, config);
    const call = sendRequest(`${portal.url}/api/x`, { headers });
    call.end();
    const [answered]: readonly IncomingMessage[] = await once(call, "response");
    answered?.resume();
    return { arrived, backend, portal };
  };

  it("states the client's address as trusted proxies have written it", async () => {
    const { arrived, backend, portal } = await seen(
      {},
      { "x-forwarded-for": "198.51.100.9", "x-forwarded-proto": "https", "x-forwarded-host": "quotes.example" },
    );
    expect(arrived).toMatchObject({
      host: backend.slice("http://".length),
      "x-forwarded-for": "198.51.100.9, 127.0.0.1",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "quotes.example",
      "x-forwarded-prefix": "/api",
      "x-request-id": "id-1",
    });
    expect(portal.url).not.toContain(backend);
  });

  it("ignores what an untrusted client states about its address", async () => {
    const { arrived, portal } = await seen(
      { trustedProxies: ["10.0.0.0/8"] },
      {
        "x-forwarded-for": "198.51.100.9",
        "x-forwarded-proto": "https",
        forwarded: "for=198.51.100.9",
        "x-real-ip": "198.51.100.9",
      },
    );
    expect(arrived).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
      "x-forwarded-host": portal.url.slice("http://".length),
    });
    expect(Object.keys(arrived)).not.toContain("forwarded");
    expect(Object.keys(arrived)).not.toContain("x-real-ip");
  });

  it("removes headers of the connection in both directions", async () => {
    let arrived: IncomingMessage["headers"] = {};
    const backend = await startBackend((request, response) => {
      arrived = request.headers;
      response.writeHead(200, {
        ...json,
        connection: "x-hop",
        "x-hop": "1",
        "keep-alive": "timeout=99",
        "proxy-authenticate": "Basic",
        upgrade: "h2c",
      });
      response.end(envelope);
    });
    const portal = await startPortal(backend);
    const headers = { connection: "keep-alive, x-mine", "x-mine": "1", te: "trailers", "proxy-authorization": "x" };
    const call = sendRequest(`${portal.url}/api/x`, { headers });
    call.end();
    const [answered]: readonly IncomingMessage[] = await once(call, "response");
    answered?.resume();
    for (const name of ["x-mine", "te", "proxy-authorization"]) expect(Object.keys(arrived)).not.toContain(name);
    for (const name of ["x-hop", "proxy-authenticate", "upgrade"])
      expect(Object.keys(answered?.headers ?? {})).not.toContain(name);
    expect(answered?.headers["keep-alive"]).not.toBe("timeout=99");
  });
});

describe("bodies to the backend", () => {
  const startCounting = async () => {
    const received: number[] = [];
    const backend = await startBackend((request, response) => {
      void text(request).then(
        (body) => {
          received.push(body.length);
          answerJson(request, response);
        },
        () => undefined,
      );
    });
    return { received, portal: await startPortal(backend) };
  };
  const MOST = 20_971_520;
  const TOO_LARGE = refusal("The request is too large.", 4000);

  it("refuses a body whose announced length no call allows, without a call to the backend", async () => {
    const { received, portal } = await startCounting();
    const answered = await fetch(`${portal.url}/api/auth/sign_up`, { method: "POST", body: Buffer.alloc(MOST + 1) });
    expect([answered.status, await answered.json(), received]).toEqual([413, TOO_LARGE, []]);
  });

  it("refuses a body of unknown length once it is too long", async () => {
    const { received, portal } = await startCounting();
    const call = sendRequest(`${portal.url}/api/auth/sign_up`, { method: "POST" });
    call.on("error", () => undefined);
    const chunk = Buffer.alloc(65_536);
    let sent = 0;
    const send = (): void => {
      while (sent <= MOST && call.writable) {
        sent += chunk.length;
        if (!call.write(chunk)) return void call.once("drain", send);
      }
    };
    send();
    const [answered]: readonly IncomingMessage[] = await once(call, "response");
    expect([answered?.statusCode, JSON.parse(answered === undefined ? "" : await text(answered)), received]).toEqual([
      413,
      TOO_LARGE,
      [],
    ]);
    call.destroy();
  });

  it("passes on a body of the largest size", async () => {
    const { received, portal } = await startCounting();
    const answered = await fetch(`${portal.url}/api/auth/sign_up`, { method: "POST", body: Buffer.alloc(MOST, "a") });
    expect([answered.status, received]).toEqual([200, [MOST]]);
  });
});

describe("a backend that fails", () => {
  const ask = async (url: string, timeoutMs?: number) => {
    const portal = await startPortal(url, {}, timeoutMs);
    const answered = await fetch(`${portal.url}/api/resource/profile`, { redirect: "manual" });
    return { status: answered.status, headers: answered.headers, body: await answered.json() };
  };

  it.each<[string, Answer]>([
    ["an HTML page", (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Hi</h1>")],
    ["an HTML error", (_, response) => response.writeHead(503, { "content-type": "text/html" }).end("<h1>No</h1>")],
    ["a login page", (_, response) => response.writeHead(401, { "content-type": "text/html" }).end("<form>")],
    ["a redirect", (_, response) => response.writeHead(302, { location: "https://login.example/" }).end()],
    ["a redirect with JSON", (_, response) => response.writeHead(307, { ...json, location: "/login" }).end("{}")],
    ["plain text with a failure", (_, response) => response.writeHead(504, { "content-type": "text/plain" }).end("no")],
  ])("turns %s into the envelope with code 5020", async (_what, answer) => {
    const cookies: Answer = (request, response) => {
      response.setHeader("set-cookie", "gateway=1");
      answer(request, response);
    };
    const { status, headers, body } = await ask(await startBackend(cookies));
    expect([status, body]).toEqual([502, UNUSABLE]);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    for (const name of ["location", "set-cookie"]) expect(headers.get(name)).toBeNull();
  });

  it("turns a gateway's 429 and 413 into envelopes of that status", async () => {
    const limited: Answer = (_, response) =>
      response.writeHead(429, { "content-type": "text/html", "retry-after": "9" }).end("<h1>Too many</h1>");
    const tooMany = await ask(await startBackend(limited));
    const tooLarge = await ask(await startBackend((_, response) => response.writeHead(413).end()));
    expect([tooMany.status, tooMany.body, tooMany.headers.get("retry-after")]).toEqual([
      429,
      refusal("Too many requests. Wait a minute, then try again.", 4290),
      "9",
    ]);
    expect([tooLarge.status, tooLarge.body]).toEqual([413, refusal("The request is too large.", 4000)]);
  });

  it("answers that the service cannot be reached if nothing listens there", async () => {
    const { status, body } = await ask(`http://127.0.0.1:${await freePort()}/api`);
    expect([status, body]).toEqual([502, DOWN]);
  });

  it("answers that the service cannot be reached if it drops the connection", async () => {
    const server = createTcpServer((socket) => socket.on("data", () => socket.destroy())).listen(0, "127.0.0.1");
    await once(server, "listening");
    closing.push(() => server.close());
    const address = server.address();
    const { status, body } = await ask(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/api`);
    expect([status, body]).toEqual([502, DOWN]);
  });

  it("answers that the service took too long if it does not answer in time", async () => {
    const { status, body } = await ask(await startBackend(() => undefined), 50);
    expect([status, body]).toEqual([502, SLOW]);
  });

  it("refuses a backend whose certificate nobody has signed", async () => {
    const address = await listen(createTlsServer(SELF_SIGNED, answerJson));
    const { status, body } = await ask(`https://${address}/api`);
    expect([status, body]).toEqual([502, DOWN]);
  });

  /* Unlike `fetch`, does not normalise the path. */
  const requestRaw = async ({ url }: Portal, path: string): Promise<number | undefined> => {
    const call = sendRequest(url, { path });
    call.end();
    const [answered]: readonly IncomingMessage[] = await once(call, "response");
    answered?.resume();
    return answered?.statusCode;
  };

  it("passes a JSON failure on and calls an overloaded backend only once", async () => {
    let calls = 0;
    const overloaded: Answer = (_, response) => {
      calls += 1;
      response.writeHead(503, json).end('{"code":5000}');
    };
    const { status, body } = await ask(await startBackend(overloaded));
    expect([status, body, calls]).toEqual([503, { code: 5000 }, 1]);
  });

  it.each([
    "/api/%2e%2e/secret",
    "/api/../secret",
    "/api/x/%2E%2E/%2e%2e/secret",
    "/api/..%2fsecret",
    "/api/%5c..%5csecret",
    "/api/\\..\\secret",
  ])("never leaves the base path of the backend: %s", async (path) => {
    const paths: string[] = [];
    const backend = await startBackend((request, response) => {
      paths.push(request.url ?? "");
      answerJson(request, response);
    });
    const status = await requestRaw(await startPortal(`${backend}/v2`), path);
    expect([200, 400]).toContain(status);
    for (const reached of paths) expect(reached).toMatch(/^\/v2\//);
  });

  it("never calls another host", async () => {
    const paths: string[] = [];
    const backend = await startBackend((request, response) => {
      paths.push(request.url ?? "");
      answerJson(request, response);
    });
    const portal = await startPortal(`${backend}/v2`);
    for (const path of ["/api//evil.example/x", "/api/http://evil.example/x", "/api/@evil.example/"])
      await requestRaw(portal, path);
    expect(paths).toEqual(["/v2//evil.example/x", "/v2/http://evil.example/x", "/v2/@evil.example/"]);
  });
});

describe("the readiness of the portal in front of another backend", () => {
  const health = async (url: string) => {
    const portal = await startPortal(url);
    const answered = await portal.app.inject({ method: "GET", url: "/readyz" });
    return [answered.statusCode, answered.json()];
  };

  it("is that of the backend", async () => {
    const paths: (string | undefined)[] = [];
    const backend = await startBackend((request, response) => {
      paths.push(request.url);
      answerJson(request, response);
    });
    expect(await health(`${backend}/api`)).toEqual([200, { status: "ready" }]);
    expect(paths).toEqual(["/api/resource/profile"]);
  });

  it("is good if the backend refuses the profile without a session", async () => {
    const backend = await startBackend((_, response) =>
      response.writeHead(401, { "content-type": "application/json" }).end('{"status":false,"code":4010,"message":"x"}'),
    );
    expect(await health(`${backend}/api`)).toEqual([200, { status: "ready" }]);
  });

  it("names what is wrong with the backend", async () => {
    const page = await startBackend((_, response) => response.writeHead(200, { "content-type": "text/html" }).end("x"));
    expect(await health(`${page}/api`)).toEqual([
      503,
      { status: "not ready", failed: "backend", reason: "unusable answer" },
    ]);
    const other = await startBackend((_, response) =>
      response.writeHead(404, { "content-type": "application/json" }).end("{}"),
    );
    expect(await health(`${other}/v1`)).toEqual([
      503,
      { status: "not ready", failed: "backend", reason: "unusable answer" },
    ]);
    const nobody = `http://127.0.0.1:${await freePort()}/api`;
    expect(await health(nobody)).toEqual([503, { status: "not ready", failed: "backend", reason: "unreachable" }]);
  });

  it("is not its health: the portal lives without its backend", async () => {
    const portal = await startPortal(`http://127.0.0.1:${await freePort()}/api`);
    const answered = await portal.app.inject({ method: "GET", url: "/healthz" });
    expect([answered.statusCode, answered.json()]).toEqual([200, { status: "ok" }]);
  });

  it("answers unknown addresses outside of the API itself", async () => {
    const portal = await startPortal(await startBackend(answerJson), { apiBasePath: "/freight/api" });
    const status = async (url: string) => (await portal.app.inject({ method: "GET", url })).statusCode;
    expect([await status("/freight/api/x"), await status("/api/x"), await status("/nothing")]).toEqual([200, 404, 404]);
  });
});
