import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CreatedApiKeyAnswer } from "#api/schema.d.ts";
import { createDemoFolder } from "#tests/server/support/demo-data.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { type ServerProcess, signInAt, startServer } from "#tests/server/support/process.ts";
import { listCommands } from "../../scripts/guides/shell-commands.ts";

const INITIALIZE = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } },
});

const folder = mkdtempSync(join(tmpdir(), "keelson-mcp-"));
let server: ServerProcess;
let key = "";

beforeAll(async () => {
  await createDemoFolder(join(folder, "data"));
  server = await startServer({ KEELSON_DATA: join(folder, "data") });
  const { headers } = await signInAt(server.url, "demo@keelson.example", "keelson-demo");
  const answer = await fetch(`${server.url}/api/resource/api-keys`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ name: "Agent", scopes: ["read", "search"], days: null }),
  });
  key = parsed<CreatedApiKeyAnswer>(await answer.text()).result[0]?.key ?? "";
});

afterAll(async () => {
  server.signal("SIGTERM");
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

const command = (): string =>
  (listCommands("docs/guides").find(({ text }) => text.includes(" mcp --portal "))?.text ?? "")
    .replace("https://portal.example", server.url)
    .replace("klk_…", key);

it("the command of the guide serves a client over standard input and output", async () => {
  const client = new Client({ name: "test", version: "1" });
  const env = { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? folder };
  await client.connect(new StdioClientTransport({ command: "sh", args: ["-c", command()], env, stderr: "ignore" }));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain("list_bookings");
  const { content } = await client.callTool({ name: "list_bookings", arguments: {} });
  const text = content[0]?.type === "text" ? content[0].text : "";
  expect(parsed<{ readonly total: number }>(text).total).toBe(16);
  await client.close();
});

/* The official client skips other lines, others end. */
it("the command of the guide writes nothing but messages of the protocol", () => {
  const { status, stdout } = spawnSync("sh", ["-c", command()], { encoding: "utf8", input: `${INITIALIZE}\n` });
  expect(stdout.split("\n").filter((line) => line !== "" && !line.startsWith('{"'))).toEqual([]);
  expect([status, stdout.trim().split("\n").length]).toEqual([0, 1]);
});
