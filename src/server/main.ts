import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import { allFeatures } from "./features.ts";
import { createApp, createPortalApp } from "./app.ts";
import { type Backend, type Config, readConfig, settingWarnings } from "./config.ts";
import { DEMO_LOGIN } from "./demo/accounts.ts";
import { loadDemo } from "./demo/load.ts";
import { DEMO_STAFF } from "./demo/staff.ts";
import { sealStoredSecrets } from "./operations/seal-secrets.ts";
import { actAs, toSystem } from "./platform/acting.ts";
import { useSecretKeys } from "./platform/secrets.ts";
import { announceSlowStart, listenProblem, startProblem, stopOnSignals } from "./platform/process.ts";
import { checkRatesFile } from "./rate-sources/json-file/json-file-source.ts";
import { usePasswordMinLength } from "./modules/accounts/index.ts";
import { randomIds, systemClock } from "./platform/time.ts";
import { saveServerAddress } from "./platform/server-address.ts";
import { creationNotice, openDatabase } from "./platform/database/database.ts";

const SITE = fileURLToPath(new URL("../../dist/client", import.meta.url));

const DESK = fileURLToPath(new URL("../../dist/desk", import.meta.url));

const processOptions = (config: Config) => ({
  config,
  clock: systemClock,
  ids: randomIds,
  siteFolder: SITE,
  processMetrics: true,
});

interface Running {
  readonly app: FastifyInstance;
  readonly hasDemo: boolean;
  readonly close: () => Promise<void>;
}

const openProduct = async (config: Config): Promise<Result<Running, string>> => {
  useSecretKeys(config.secretKeys);
  usePasswordMinLength(config.passwordMinLength);
  const rates = config.ratesFile === null ? ok(undefined) : await checkRatesFile(config.ratesFile);
  if (rates.isErr()) return err(rates.error);
  const opened = await openDatabase(config.database, {
    onLost: (error) => console.error(`Lost a database connection: ${error.message}`),
    onCreate: (file) => {
      if (!config.demo) console.log(creationNotice(file));
    },
    isBounded: true,
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
    const app = await createApp({ ...processOptions(config), database, features: allFeatures, deskFolder: DESK });
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

const serve = async (config: Config): Promise<Result<void, string>> => {
  const { backend } = config;
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
  stopOnSignals(async () => {
    app.log.info("stopping: no new requests, running ones are finished");
    await app.close();
    await close();
  });
  greet(listening.value, opened.value, backend);
  for (const warning of settingWarnings(process.env)) console.warn(`Warning: ${warning}`);
  return ok(undefined);
};

const started = await readConfig(process.env).asyncAndThen((config) => new ResultAsync(serve(config)));
if (started.isErr()) {
  console.error(started.error);
  process.exit(1);
}
