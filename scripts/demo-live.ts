/*
 * npm run demo:live: the portal with carriers that answer late. CMA CGM takes 2 s, COSCO 5 s, Hapag-Lloyd 20 s; a tracking feed
 * sends events, CASTELLAN has a schedule, and Meridian confirms bookings itself. The portal has PORT (8080), the simulators six ports from
 * SIMULATOR_PORT (5601) on. One Ctrl+C ends all.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { say, stop } from "./lib/say.mjs";
import { SERVER_COMMAND } from "./lib/server-command.mjs";

const portal = `http://127.0.0.1:${process.env["PORT"] ?? "8080"}`;
const firstPort = Number(process.env["SIMULATOR_PORT"] ?? "5601");
const SIMULATORS = 6;
if (!Number.isInteger(firstPort) || firstPort < 1 || firstPort > 65_536 - SIMULATORS)
  stop(`SIMULATOR_PORT must be a whole number from 1 to ${65_536 - SIMULATORS}.`);
const DATA = process.env["KEELSON_DATA"] ?? ".keelson/live";
const WEBHOOK_SECRET = Buffer.from("the webhook secret of the demo").toString("base64");

/* What the simulators accept; the connectors file refers to them. */
const CREDENTIALS = {
  SIMULATOR_CLIENT_ID: "simulator",
  SIMULATOR_CLIENT_SECRET: "simulator-secret",
  SIMULATOR_KEY: "simulator-key",
  SIMULATOR_WEBHOOK_SECRET: WEBHOOK_SECRET,
};
const CLIENT = { clientId: "${SIMULATOR_CLIENT_ID}", clientSecret: "${SIMULATOR_CLIENT_SECRET}" };

/** The connectors file of the demo. It is JSON, which is YAML too. */
const writeConnectors = ([cmaCgm, hapagLloyd, feed, cosco, schedule, meridian]: readonly Simulator[]): string => {
  const rates = [
    {
      carrier: "cma-cgm",
      url: cmaCgm?.url,
      tokenUrl: `${cmaCgm?.url}/as/token.oauth2`,
      ...CLIENT,
      searchesPerHour: 1_000,
      securesPrices: true,
      gateways: { INTKD: "INMUN", INDER: "INMUN" },
    },
    { carrier: "hapag-lloyd", url: hapagLloyd?.url, ...CLIENT, customerIdentifier: "rates@forwarder.example" },
    {
      carrier: "cosco",
      url: `${cosco?.url}/service`,
      apiKey: "${SIMULATOR_CLIENT_ID}",
      secret: "${SIMULATOR_CLIENT_SECRET}",
    },
    {
      carrier: "direct-booking",
      name: "Meridian",
      url: meridian?.url,
      apiKey: "${SIMULATOR_KEY}",
      bookingAgent: "Keelson Global Logistics",
      booksOncePerKey: true,
    },
  ];
  const headers = { "API-Key": "${SIMULATOR_KEY}" };
  const schedules = [
    { carrier: "CASTELLAN", url: `${schedule?.url}/v1/point-to-point-routes`, headers, callsPerMinute: 60 },
  ];
  const pull = { url: `${feed?.url}/v2/events`, headers, everyMinutes: 1 };
  const tracking = { "cma-cgm": { lines: ["CMA CGM"], pull, push: { secret: "${SIMULATOR_WEBHOOK_SECRET}" } } };
  const file = join(DATA, "connectors.yaml");
  mkdirSync(DATA, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ rates, schedules, tracking }, null, 2)}\n`);
  return file;
};

const run = (words: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [...words], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });

/** `--no-build` takes the site as it was built last. */
const build = async (): Promise<void> => {
  if (process.argv.includes("--no-build")) return;
  const [code]: unknown[] = await once(run(["scripts/build.ts", "--if-changed"]), "exit");
  if (code !== 0) stop("the site could not be built.");
};

const sayStart = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && error.code === "EADDRINUSE" && "port" in error
    ? `port ${String(error.port)} is already in use: stop the other program or set SIMULATOR_PORT to another number.`
    : error.message;
};

const startSimulators = (): Promise<readonly Simulator[]> =>
  Promise.all([
    startSimulator("cma-cgm", { port: firstPort, delayMs: 2_000 }),
    startSimulator("hapag-lloyd", { port: firstPort + 1, delayMs: 20_000 }),
    startSimulator("tracking", { port: firstPort + 2, version: "3.0" }),
    startSimulator("cosco", { port: firstPort + 3, delayMs: 5_000 }),
    /* With this seed CASTELLAN sails from Nhava Sheva to Rotterdam on the weekday of its sheet. */
    startSimulator("schedules", { port: firstPort + 4, seed: "5" }),
    startSimulator("direct-booking", { port: firstPort + 5, delayMs: 1_000 }),
  ]).catch((error: unknown) => stop(`the simulators cannot start: ${sayStart(error)}`));

/** Subscribes the portal to the events of the tracking feed; the simulator probes the portal's address first. */
const subscribe = (feed: Simulator): Promise<Response> =>
  fetch(`${feed.url}/v2/event-subscriptions`, {
    method: "POST",
    headers: { "api-key": CREDENTIALS.SIMULATOR_KEY },
    body: JSON.stringify({ callbackUrl: `${portal}/inbound/cma-cgm/events`, secret: WEBHOOK_SECRET }),
  });

const isAnswering = (): Promise<boolean> =>
  fetch(`${portal}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/* Another portal would be taken for this one, and get its events. */
if (await isAnswering()) stop(`${portal} answers already: stop the other program or set PORT to another number.`);
await build();
const simulators = await startSimulators();
const server = run(SERVER_COMMAND, {
  KEELSON_DEMO: "1",
  KEELSON_DATA: DATA,
  CONNECTORS_FILE: writeConnectors(simulators),
  ...CREDENTIALS,
});
server.on("exit", (code) => {
  void Promise.all(simulators.map((simulator) => simulator.stop())).then(() => process.exit(code ?? 0));
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill("SIGTERM"));

while (server.exitCode === null && !(await isAnswering())) await pause(200);
const [cmaCgm, hapagLloyd, feed, cosco, , meridian] = simulators;
if (feed !== undefined && server.exitCode === null) {
  const subscribed = await subscribe(feed);
  if (!subscribed.ok) say(`the tracking feed refused the subscription: ${await subscribed.text()}`);
  say(`the portal is at ${portal}; search from Nhava Sheva to Rotterdam`);
  say(
    `CMA CGM (${cmaCgm?.url}) answers after 2 s, COSCO (${cosco?.url}) after 5 s, Hapag-Lloyd (${hapagLloyd?.url}) after 20 s`,
  );
  say(`Meridian (${meridian?.url}) confirms bookings itself`);
  say(`events come from ${feed.url}; simulators/README.md says how to make them happen`);
}
