import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import { allFeatures } from "./features.ts";
import { createApp } from "./app.ts";
import { type Config, readConfig, settingWarnings } from "./config.ts";
import { DEMO_LOGIN } from "./demo/accounts.ts";
import { loadDemo } from "./demo/load.ts";
import { listenProblem, stopOnSignals } from "./platform/process.ts";
import { randomIds, systemClock } from "./platform/time.ts";
import { creationNotice, type Database, openDatabase } from "./platform/database/database.ts";

const SITE = fileURLToPath(new URL("../../dist/client", import.meta.url));

const createServer = (config: Config, database: Database): Promise<FastifyInstance> =>
  createApp({
    database,
    clock: systemClock,
    ids: randomIds,
    config,
    features: allFeatures,
    siteFolder: SITE,
    processMetrics: true,
  });

const greet = (url: string, hasDemo: boolean): void => {
  const login = hasDemo ? `\nSign in with ${DEMO_LOGIN.email} / ${DEMO_LOGIN.password}` : "";
  console.log(`Keelson is running at ${url}${login}`);
};

const serve = async (config: Config): Promise<Result<void, string>> => {
  const opened = await openDatabase(config.database, {
    onIdleError: (error) => console.error(`Lost a database connection: ${error.message}`),
    onCreate: (file) => {
      if (!config.demo) console.log(creationNotice(file));
    },
  });
  if (opened.isErr()) return err(opened.error);
  const database = opened.value;
  const hasDemo = config.demo && (await loadDemo(database, systemClock, randomIds));
  const app = await createServer(config, database);
  const listening = await ResultAsync.fromPromise(
    app.listen({ port: config.port, host: config.host }),
    (error) => error,
  );
  if (listening.isErr()) return err(listenProblem(listening.error, config));
  stopOnSignals(async () => {
    app.log.info("stopping: no new requests, running ones are finished");
    await app.close();
    await database.close();
  });
  greet(listening.value, hasDemo);
  for (const warning of settingWarnings(process.env)) console.warn(`Warning: ${warning}`);
  return ok(undefined);
};

const started = await readConfig(process.env).asyncAndThen((config) => new ResultAsync(serve(config)));
if (started.isErr()) {
  console.error(started.error);
  process.exit(1);
}
