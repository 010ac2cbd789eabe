/* npm run test:rolling [-- --from <folder of another version>]: two servers behind HAProxy are replaced one after the other under load. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { SERVER_COMMAND } from "../../scripts/lib/server-command.mjs";
import { signInAt } from "../server/support/process.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { makeRunFolder } from "./cluster.ts";
import { waitFor } from "./daemon.ts";
import { book, findOffer } from "./load.ts";
import { freeHaproxyPorts, haproxy } from "./proxies.ts";
import { HOST } from "./settings.ts";

const HERE = fileURLToPath(new URL("../..", import.meta.url));
const CALLERS = 8;
const BETWEEN_CALLS_MS = 30;
/* Two checks of HAProxy and a little more. */
const DRAIN_SECONDS = 4;
const SEEN_MS = 2_500;
const START_SECONDS = 120;

interface Server {
  readonly start: (folder: string) => Promise<void>;
  readonly stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

const createServer = (port: number, databaseUrl: string, data: string): Server => {
  let child: ChildProcess | undefined;
  return {
    start: async (folder) => {
      const env = {
        PATH: process.env["PATH"],
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        KEELSON_DATA: data,
        KEELSON_DEMO: "1",
        CALL_LIMIT_FACTOR: "1000",
        DRAIN_SECONDS: String(DRAIN_SECONDS),
        LOG_LEVEL: "error",
        NODE_COMPILE_CACHE: join(folder, "node_modules/.cache/node"),
      };
      child = spawn(process.execPath, SERVER_COMMAND, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
      await waitFor("a server that is ready", START_SECONDS, async () =>
        (await fetch(`http://${HOST}:${port}/readyz`)).ok ? true : null,
      );
    },
    stop: async (signal) => {
      if (child === undefined || child.exitCode !== null) return child?.exitCode ?? null;
      const gone = once(child, "exit");
      child.kill(signal);
      await gone;
      return child.exitCode;
    },
  };
};

interface Calls {
  readonly count: () => number;
  readonly refused: readonly string[];
  readonly stop: () => Promise<void>;
}

const startCalls = async (url: string): Promise<Calls> => {
  const signedIn = await signInAt(url, "demo@keelson.example", "keelson-demo");
  const headers = { ...signedIn.headers, "content-type": "application/json" };
  const offerId = await findOffer(url, headers);
  const refused: string[] = [];
  const stopping = new AbortController();
  let count = 0;
  const list = async (): Promise<string> => {
    try {
      const answer = await fetch(`${url}/api/resource/quotation`, { headers, signal: AbortSignal.timeout(30_000) });
      await answer.text();
      return answer.ok ? "booked" : `list: status ${answer.status}`;
    } catch (error) {
      return `list: ${String(error)}`;
    }
  };
  const call = async (index: number): Promise<void> => {
    while (!stopping.signal.aborted) {
      const ending = index % 2 === 0 ? (await book(url, headers, offerId, randomUUID())).ending : await list();
      count += 1;
      if (ending !== "booked") refused.push(ending);
      await pause(BETWEEN_CALLS_MS);
    }
  };
  const callers = Array.from({ length: CALLERS }, (_, index) => call(index));
  return {
    count: () => count,
    refused,
    stop: async () => {
      stopping.abort();
      await Promise.all(callers);
    },
  };
};

const { values } = parseArgs({ options: { from: { type: "string", default: HERE } } });
if (!existsSync(join(values.from, "src/server/main.ts"))) throw new Error(`--from has no server: ${values.from}.`);
const folder = makeRunFolder();
const postgres = await startPostgres({ durable: true });
const ports = await freeHaproxyPorts();
const proxy = haproxy(folder, ports);
const servers = ports.servers.map((port, index) => {
  const data = join(folder, `data-${index}`);
  mkdirSync(data);
  return createServer(port, postgres.url, data);
});
try {
  for (const server of servers) await server.start(values.from);
  proxy.start();
  await pause(SEEN_MS);
  const calls = await startCalls(`http://${HOST}:${ports.portal}`);
  await pause(SEEN_MS);
  for (const [index, server] of servers.entries()) {
    const before = calls.count();
    const code = await server.stop("SIGTERM");
    await server.start(HERE);
    await pause(SEEN_MS);
    console.log(
      `server ${index + 1} replaced: exit code ${code}, ${calls.count() - before} calls meanwhile, ${calls.refused.length} refused so far`,
    );
  }
  await calls.stop();
  console.log(`Calls: ${calls.count()}, refused: ${calls.refused.length}`);
  for (const ending of new Set(calls.refused)) console.error(`Problem: ${ending}`);
  process.exitCode = calls.refused.length === 0 ? 0 : 1;
} finally {
  await proxy.end("SIGTERM");
  for (const server of servers) await server.stop("SIGKILL");
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
