/*
 * npm run dev: portal (PORT, 5173), desk (DESK_PORT, the next port) and API (API_PORT, 8080) with reload. --mock, or npm run dev:mock: the API answers from the
 * examples of its document. One Ctrl+C ends both.
 */
import { spawn } from "node:child_process";
import { createServer as createListener } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { say, stop } from "./lib/say.mjs";
import { SERVER_COMMAND } from "./lib/server-command.mjs";

const { mock } = parseArgs({ options: { mock: { type: "boolean", default: false } } }).values;

const readPort = (name: "PORT" | "API_PORT" | "DESK_PORT", usual: string): number => {
  const text = process.env[name] ?? usual;
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535
    ? port
    : stop(`${name} must be a whole number from 1 to 65535, but it is "${text}".`);
};

const portalPort = readPort("PORT", "5173");
const apiPort = readPort("API_PORT", "8080");
const deskPort = readPort("DESK_PORT", String(portalPort + 1));
const portalUrl = `http://127.0.0.1:${portalPort}`;
const apiUrl = `http://127.0.0.1:${apiPort}`;
const backend = mock ? undefined : process.env["KEELSON_API"];

const MOCK = ["--watch-path=openapi", "--watch-path=src/adapters/memory", "scripts/mock-server.ts"];
const SERVER = ["--watch", ...SERVER_COMMAND];

/** The API in a process that restarts when its code changes. */
const startApi = () => {
  const { KEELSON_API: _, ...inherited } = process.env;
  return spawn(process.execPath, ["--watch-preserve-output", ...(mock ? MOCK : SERVER)], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { KEELSON_DEMO: "1", PUBLIC_URL: portalUrl, LOG_LEVEL: "warn", ...inherited, PORT: String(apiPort) },
  });
};

/* Otherwise the portal would talk to whatever listens there. */
const refuseTakenPort = async (): Promise<void> => {
  const listener = createListener();
  const problem = await new Promise<unknown>((resolve) => {
    listener.once("error", resolve).listen(apiPort, "127.0.0.1", () => resolve(null));
  });
  if (problem !== null)
    stop(`the API cannot listen on port ${apiPort}, which another program uses; API_PORT names another one.`);
  await new Promise((resolve) => {
    listener.close(resolve);
  });
};

const isAnswering = (): Promise<boolean> =>
  fetch(`${apiUrl}/healthz`).then(
    () => true,
    () => false,
  );

if (backend === undefined) await refuseTakenPort();
const api = backend === undefined ? startApi() : undefined;
const ending = new AbortController();
const end = async (code: number): Promise<void> => {
  if (ending.signal.aborted) return;
  ending.abort();
  api?.kill("SIGTERM");
  await Promise.all([vite.close(), desk?.close()]);
  process.exitCode = code;
};
api?.on("exit", (code) => void end(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));

const waitForApi = async (): Promise<void> => {
  while (!ending.signal.aborted && !(await isAnswering())) await pause(200);
};

/* The configuration reads it while it is loaded. */
process.env["KEELSON_API"] = backend ?? apiUrl;
const vite = await createServer({ server: { port: portalPort, host: "127.0.0.1", strictPort: true } });
await vite.listen().catch((error: unknown) => {
  api?.kill("SIGTERM");
  const reason = error instanceof Error ? error.message : String(error);
  stop(`the portal cannot listen on port ${portalPort}, PORT names another one: ${reason}`);
});
/* Another backend of the portal, and the examples of its document, have no desk. */
const desk =
  api === undefined || mock
    ? undefined
    : await createServer({
        configFile: "vite.desk.config.ts",
        server: { port: deskPort, host: "127.0.0.1", strictPort: true },
      });
await desk?.listen().catch((error: unknown) => {
  api?.kill("SIGTERM");
  stop(
    `the desk cannot listen on port ${deskPort}, DESK_PORT names another one: ${error instanceof Error ? error.message : String(error)}`,
  );
});
if (backend === undefined) await waitForApi();
if (!ending.signal.aborted) say(`the portal is at ${portalUrl}, its API at ${backend ?? apiUrl}; Ctrl+C ends both`);
if (desk !== undefined && !ending.signal.aborted) say(`the desk is at http://127.0.0.1:${deskPort}/desk/`);
