import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, it } from "vitest";
import { createDemoFolder } from "../server/support/demo-data.ts";
import { freePort } from "../support/free-port.ts";

const running: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const startDev = async (options: readonly string[], chosen: { readonly api?: number } = {}) => {
  const [portal, desk, api] = [await freePort(), await freePort(), chosen.api ?? (await freePort())];
  const folder = mkdtempSync(join(tmpdir(), "keelson-dev-"));
  folders.push(folder);
  const data = join(folder, "data");
  await createDemoFolder(data);
  const env = {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: resolve("node_modules/.cache/node"),
    PORT: String(portal),
    DESK_PORT: String(desk),
    API_PORT: String(api),
    KEELSON_DATA: data,
    KEELSON_DEMO: "0",
  };
  const child = spawn(process.execPath, ["scripts/dev.ts", ...options], { env, stdio: ["ignore", "pipe", "pipe"] });
  running.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on("close", (code, signal) => resolve(signal ?? code));
  });
  return { child, ended, output: () => output, portal: `http://127.0.0.1:${portal}`, api: `http://127.0.0.1:${api}` };
};

const isListening = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );

it.each([[[]], [["--mock"]]])("serves portal and API at one address and ends both together (%s)", async (options) => {
  const { child, ended, output, portal, api } = await startDev(options);
  await expect.poll(output).toContain("Ctrl+C ends both");
  const page = await (await fetch(`${portal}/login`)).text();
  const signedIn = await fetch(`${portal}/api/auth/sign_in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "demo@keelson.example", password: "keelson-demo", applicationId: 702020 }),
  });
  expect(page).toContain('src="/src/web/main.tsx');
  const stories = await (await fetch(`${portal}/stories`)).text();
  const script = await fetch(
    new URL(/src="([^"]*main\.tsx[^"]*)"/.exec(stories)?.[1] ?? "missing", `${portal}/stories`),
  );
  expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript"]);
  expect([signedIn.status, await signedIn.json()]).toMatchObject([200, { code: 2000 }]);
  const reference = await fetch(`${portal}/docs`);
  expect([reference.status, await reference.text()]).toEqual([200, expect.stringContaining("Keelson API reference")]);
  const description = await fetch(`${portal}/docs/openapi.json`);
  expect([description.headers.get("content-type"), await description.json()]).toMatchObject([
    "application/json",
    { info: { title: expect.stringContaining("Keelson") } },
  ]);
  child.kill("SIGINT");
  expect(await ended).toBe(0);
  await expect.poll(async () => [await isListening(portal), await isListening(api)]).toEqual([false, false]);
});

it("does not start beside another server on the port of the API, and names the variable", async () => {
  const other = createServer((_, response) => response.end("ok"));
  const port = await new Promise<number>((resolve) => {
    other.listen(0, "127.0.0.1", () => {
      const address = other.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
  const { ended, output } = await startDev([], { api: port });
  expect(await ended).toBe(1);
  expect(output()).toContain(
    `the API cannot listen on port ${port}, which another program uses; API_PORT names another one.`,
  );
  other.close();
});
