import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedApiKeyAnswer, RatesAnswer } from "#api/schema.d.ts";
import { apiKeysFeature } from "#server/modules/api-keys/routes.ts";
import { signatureHeaders, toWebhookSecret } from "#server/modules/webhooks/signature.ts";
import { addShipper, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { freightFeatures } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const guide = readFileSync("docs/guides/integrate.md", "utf8");
const folder = mkdtempSync(join(tmpdir(), "keelson-integrate-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = toWebhookSecret("a secret of more than twenty-four letters");
const OTHER = toWebhookSecret("another secret of more than 24 letters");
const BODY = '{"type":"webhook.test","note":"₹"}';

const readExample = (language: string): string =>
  new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? "";

const toCall = (seconds: number, body = BODY, secrets = [SECRET]) => {
  const timestamp = Math.floor(Date.now() / 1_000) + seconds;
  return { secret: SECRET, headers: signatureHeaders(secrets, { id: "msg_1", timestamp, body: BODY }), body };
};

const runNode = (call: ReturnType<typeof toCall>): string => {
  const file = join(folder, "genuine.mjs");
  const end =
    "\nconst { secret, headers, body } = JSON.parse(process.argv[2]);\nconsole.log(isGenuine(secret, headers, body));\n";
  writeFileSync(file, `${readExample("js")}${end}`);
  return execFileSync(process.execPath, [file, JSON.stringify(call)], { encoding: "utf8" }).trim();
};

const runPython = (call: ReturnType<typeof toCall>): string => {
  const file = join(folder, "genuine.py");
  const end =
    '\nimport json, sys\ncall = json.loads(sys.argv[1])\nprint(str(is_genuine(call["secret"], call["headers"], call["body"].encode())).lower())\n';
  writeFileSync(file, `${readExample("python")}${end}`);
  return execFileSync("python3", [file, JSON.stringify(call)], { encoding: "utf8" }).trim();
};

const readBody = (pattern: RegExp): Record<string, unknown> => parsed(pattern.exec(guide)?.[1] ?? "");

describe("the calls of the guide", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ features: [...freightFeatures(), apiKeysFeature] });
  });
  afterAll(() => server.close());

  it("search and book with a key", async () => {
    await addShipper(server.database);
    const headers = await signInAs(server.app);
    const payload = { name: "ERP", scopes: ["read", "search", "book"], days: null };
    const created = await server.app.inject({ method: "POST", url: "/api/resource/api-keys", headers, payload });
    const authorization = `Bearer ${parsed<CreatedApiKeyAnswer>(created.body).result[0]?.key}`;
    const call = (method: "GET" | "POST" | "PUT", url: string, body?: object) =>
      server.app.inject({
        method,
        url: `/api${url}`,
        headers: { authorization, "idempotency-key": "11111111-1111-4111-8111-111111111111" },
        ...(body === undefined ? {} : { payload: body }),
      });
    const url = "/resource/rates/spot-on";
    const found = await call("POST", url, readBody(/spot-on" -d '(\{[\s\S]*?\})'/));
    const offerId = parsed<RatesAnswer>(found.body).result[0]?.api?.find((rate) => rate.offerId.includes("."))?.offerId;
    const booking = readBody(/-d '(\{"offerId"[\s\S]*?\})'/);
    expect((await call("PUT", url, { ...booking, offerId })).statusCode).toBe(200);
    const listed = await call("GET", "/resource/quotation?limit=5");
    expect(parsed<{ readonly result: readonly object[] }>(listed.body).result).toHaveLength(1);
  });
});

describe.each([
  ["Node", runNode],
  ["Python", runPython],
])("the check of a signature in %s", (_language, run) => {
  it("accepts a message of ours, also with a second signature", () => {
    expect([run(toCall(0)), run(toCall(0, BODY, [OTHER, SECRET]))]).toEqual(["true", "true"]);
  });

  it("refuses another body, another secret and a message of ten minutes ago", () => {
    expect([run(toCall(0, `${BODY} `)), run(toCall(0, BODY, [OTHER])), run(toCall(-600))]).toEqual([
      "false",
      "false",
      "false",
    ]);
  });
});
