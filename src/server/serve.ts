import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import { allFeatures } from "./features.ts";
import { createApp, createPortalApp } from "./app.ts";
import { type Backend, type Config, readConfig, settingWarnings } from "./config.ts";
import { findCertificateProblem } from "./host-watch.ts";
import { DEMO_LOGIN } from "./demo/accounts.ts";
import { loadDemo } from "./demo/load.ts";
import { DEMO_STAFF } from "./demo/staff.ts";
import { usePasswordMinLength } from "./modules/accounts/index.ts";
import { sealStoredSecrets } from "./operations/seal-secrets.ts";
import { actAs, toSystem } from "./platform/acting.ts";
import { useSecretKeys } from "./platform/secrets.ts";
import { announceSlowStart, listenProblem, startProblem, stopOnSignals } from "./platform/process.ts";
import { checkRatesFile } from "./rate-sources/json-file/json-file-source.ts";
import { randomIds, systemClock } from "./platform/time.ts";
import { currentTracing, useTracing, wantsTraces } from "./platform/tracing/tracing.ts";
import { saveServerAddress } from "./platform/server-address.ts";
import { createTestMode } from "./test-mode/test-mode.ts";
import { creationNotice, type Database, openDatabase } from "./platform/database/database.ts";
import { waitForDatabase } from "./platform/database/wait-for-database.ts";
import { openScanner } from "./platform/scanning/clamd.ts";
import type { Scanner } from "./platform/scanning/scanner.ts";
import { probeMailServer } from "./platform/mail/smtp-delivery.ts";

const SITE = fileURLToPath(new URL("../../dist/client", import.meta.url));

const DESK = fileURLToPath(new URL("../../dist/desk", import.meta.url));

const draining = new AbortController();

const processOptions = (config: Config) => ({
  config,
  clock: systemClock,
  ids: randomIds,
  siteFolder: SITE,
  processMetrics: true,
  draining: draining.signal,
});

interface Running {
  readonly app: FastifyInstance;
  readonly hasDemo: boolean;
  readonly close: () => Promise<void>;
}

const withTestMode = (config: Config, database: Database) => {
  const { testDatabase: place } = config;
  if (place === null) return {};
  const onFailure = (error: unknown): void => console.error(`The use of a test key was not recorded: ${String(error)}`);
  return {
    testMode: createTestMode({ config, database, place, clock: systemClock, ids: randomIds, onFailure }),
  };
};

const openProduct = async (config: Config): Promise<Result<Running, string>> => {
  useSecretKeys(config.secretKeys);
  usePasswordMinLength(config.passwordMinLength);
  const rates = config.ratesFile === null ? ok(undefined) : await checkRatesFile(config.ratesFile);
  if (rates.isErr()) return err(rates.error);
  await waitForDatabase(config.database, { seconds: config.databaseWaitSeconds, print: console.log });
  const opened = await openDatabase(config.database, {
    onLost: (error) => console.error(`Lost a database connection: ${error.message}`),
    onCreate: (file) => {
      if (!config.demo) console.log(creationNotice(file));
    },
    isBounded: true,
    replica: config.replica,
  });
  if (opened.isErr()) return err(opened.error);
  const database = opened.value;
  const secrets = await actAs(toSystem("start", systemClock), () => sealStoredSecrets(database.db));
  if (secrets.isErr()) {
    await database.close();
    return err(secrets.error);
  }
  const prepare = async (): Promise<Running> => {
    await saveServerAddress(database.db, config.publicUrl);
    const hasDemo = config.demo && (await loadDemo(database, systemClock, randomIds));
    const app = await createApp({
      ...processOptions(config),
      ...withTestMode(config, database),
      database,
      features: allFeatures,
      deskFolder: DESK,
    });
    return { app, hasDemo, close: database.close };
  };
  return ResultAsync.fromPromise(prepare(), startProblem);
};

const SLOW_START_MS = 2_000;

const openPortal = async (config: Config, backend: Backend): Promise<Result<Running, string>> =>
  ok({
    app: await createPortalApp(processOptions(config), backend),
    hasDemo: false,
    close: () => Promise.resolve(),
  });

const describeDesk = (url: string): string =>
  [
    `\nThe desk is at ${url}/desk: ${DEMO_STAFF.admin} (admin) or ${DEMO_STAFF.desk} / ${DEMO_STAFF.password},`,
    `with the key ${DEMO_STAFF.totpSecret} in an authenticator app`,
  ].join("\n");

const greet = (url: string, { hasDemo }: Running, backend: Backend | null): void => {
  const login = hasDemo ? `\nSign in with ${DEMO_LOGIN.email} / ${DEMO_LOGIN.password}${describeDesk(url)}` : "";
  const source = backend === null ? "" : `\nThe API is answered by ${backend.url}`;
  console.log(`Keelson is running at ${url}${login}${source}`);
};

const warnOfMailServer = async (url: string): Promise<void> => {
  const problem = await probeMailServer(url);
  if (problem !== null) console.warn(`Warning: ${problem}`);
};

const warnOfScanner = async ({ name, probe }: Scanner): Promise<void> => {
  const reason = await probe();
  if (reason !== null)
    console.warn(`Warning: The scanner ${name} does not answer (${reason}). Uploaded files wait for it.`);
};

const warnOfCertificate = async (config: Config): Promise<void> => {
  const problem = await findCertificateProblem(config, systemClock());
  if (problem !== null) console.warn(`Warning: ${problem}`);
};

/* The packages of OpenTelemetry are loaded only where traces are wanted. */
const traceIfWanted = async (): Promise<Result<void, string>> => {
  if (!wantsTraces(process.env)) return ok(undefined);
  const { startTracing } = await import("./platform/tracing/sdk.ts");
  return (await startTracing(process.env)).map(useTracing);
};

const serve = async (config: Config): Promise<Result<void, string>> => {
  const { backend } = config;
  const traced = await traceIfWanted();
  if (traced.isErr()) return err(traced.error);
  const opened =
    backend === null
      ? await announceSlowStart(openProduct(config), SLOW_START_MS, console.log)
      : await openPortal(config, backend);
  if (opened.isErr()) return err(opened.error);
  const { app, close } = opened.value;
  const listening = await ResultAsync.fromPromise(
    app.listen({ port: config.port, host: config.host }),
    (error) => error,
  );
  if (listening.isErr()) return err(listenProblem(listening.error, config));
  stopOnSignals({
    drain: () => draining.abort(),
    drainMs: config.drainSeconds * 1_000,
    stop: async () => {
      app.log.info("stopping: no new requests, running ones are finished");
      await app.close();
      await close();
      await currentTracing()?.close();
    },
  });
  greet(listening.value, opened.value, backend);
  for (const warning of settingWarnings(process.env)) console.warn(`Warning: ${warning}`);
  void warnOfCertificate(config);
  if (backend !== null) return ok(undefined);
  if (config.smtpUrl !== null) void warnOfMailServer(config.smtpUrl);
  const scanner = openScanner(config);
  if (scanner !== null) void warnOfScanner(scanner);
  return ok(undefined);
};

const started = await readConfig(process.env).asyncAndThen((config) => new ResultAsync(serve(config)));
if (started.isErr()) {
  console.error(started.error);
  process.exit(1);
}
