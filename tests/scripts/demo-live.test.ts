import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createDemoFolder } from "../server/support/demo-data.ts";
import { freePort } from "../support/free-port.ts";

/* The simulators take consecutive ports: below those that the system gives to other tests meanwhile. */
const SIMULATORS = 8;
const FIRST_PORT = 21_000 + (process.pid % 1_000) * SIMULATORS;

const startDemo = async (takenPort: number | null = null) => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-demo-live-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, "data");
  await createDemoFolder(data);
  const port = takenPort ?? (await freePort());
  const child = spawn(process.execPath, ["scripts/demo-live.ts", "--no-build"], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: resolve("node_modules/.cache/node"),
      PORT: String(port),
      SIMULATOR_PORT: String(FIRST_PORT),
      KEELSON_DATA: data,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const ended = new Promise<number | NodeJS.Signals | null>((resolveEnd) => {
    child.on("close", (code, signal) => resolveEnd(signal ?? code));
  });
  return { child, ended, output: () => output, portal: `http://127.0.0.1:${port}` };
};

const isListening = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );

it("npm run demo:live starts a portal whose carriers answer, and ends all of them together", async () => {
  const { child, ended, output, portal } = await startDemo();
  await expect.poll(output).toContain("events come from");
  const feed = /events come from (http:\/\/[\d.:]+)/.exec(output())?.[1] ?? "";
  expect((await fetch(`${portal}/healthz`)).status).toBe(200);
  const subscriptions = await fetch(`${feed}/v2/event-subscriptions`, { headers: { "api-key": "simulator-key" } });
  expect(await subscriptions.json()).toEqual([
    { subscriptionID: "SUB-1", callbackUrl: `${portal}/inbound/cma-cgm/events` },
  ]);
  const metrics = await (await fetch(`${portal}/metrics`)).text();
  expect(metrics).toContain('tracking_feed_shipments{feed="cma-cgm",state="all"}');
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  const addresses = [portal, feed, `http://127.0.0.1:${FIRST_PORT}`];
  expect(await Promise.all(addresses.map(isListening))).toEqual([false, false, false]);
});

it("npm run demo:live ends with a sentence where another portal has its port", async () => {
  const other = createServer((_request, response) => void response.end("ok"));
  onTestFinished(() => void other.close());
  const port = await freePort();
  await once(other.listen(port, "127.0.0.1"), "listening");
  const { ended, output, portal } = await startDemo(port);
  expect(await ended).toBe(1);
  expect(output()).toBe(`keelson: ${portal} answers already: stop the other program or set PORT to another number.\n`);
  expect(await isListening(`http://127.0.0.1:${FIRST_PORT}`)).toBe(false);
});
