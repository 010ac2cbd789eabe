import { resolve } from "node:path";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { sql } from "kysely";
import { Registry } from "prom-client";
import type { Config } from "./config.ts";
import type { Deps, Feature } from "./platform/feature.ts";
import { addBodyParsers } from "./platform/http/body-parsers.ts";
import { endConnectionsWhenClosing } from "./platform/http/closing.ts";
import { type OpenApiDocument, readDocument } from "./platform/http/document.ts";
import type { CheckerOf } from "./platform/http/handler.ts";
import { addRequestLog, type LogTarget, loggerOptions, addMetrics } from "./platform/http/observability.ts";
import { mountOperations } from "./platform/http/mount.ts";
import { answerError, badUrl, refuse, unreadableConnection, NOTHING_HERE } from "./platform/http/refusal.ts";
import { addSecurityHeaders, addSite, leadsToPortal } from "./platform/http/site.ts";
import { createAnswerChecker, requestCheckers } from "./platform/http/validation.ts";
import type { Clock, Ids } from "./platform/time.ts";
import { createSessions } from "./modules/accounts/sessions.ts";
import { callLimiter } from "./platform/throttling/call-limits.ts";
import type { Database } from "./platform/database/database.ts";

const DOCUMENT = new URL("../../openapi/keelson.openapi.yaml", import.meta.url);

interface ApiDescription {
  readonly document: OpenApiDocument;
  readonly checker: CheckerOf;
  readonly answerChecker: ReturnType<typeof createAnswerChecker>;
}

let cachedDescription: ApiDescription | undefined;

const loadApiDescription = (): ApiDescription => {
  if (cachedDescription !== undefined) return cachedDescription;
  const document = readDocument(DOCUMENT);
  cachedDescription = { document, checker: requestCheckers(document), answerChecker: createAnswerChecker(document) };
  return cachedDescription;
};

export interface AppOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Config;
  readonly features: readonly Feature[];
  /** The built site; null serves the API alone. */
  readonly siteFolder: string | null;
  readonly logTarget?: LogTarget;
  readonly processMetrics?: boolean;
  readonly onBadAnswer?: (problem: string) => void;
}

const newServer = ({ config, ids, logTarget }: AppOptions): FastifyInstance =>
  Fastify({
    logger: loggerOptions(config.logLevel, logTarget ?? null),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ids.id,
    trustProxy: [...config.trustedProxies],
    forceCloseConnections: "idle",
    /* A request that is sent very slowly must not hold a connection; a slow network has time for two documents. */
    requestTimeout: 120_000,
    /* A file name of 255 letters, each of which may travel as nine. */
    routerOptions: { maxParamLength: 2_400 },
    frameworkErrors: badUrl,
    clientErrorHandler: unreadableConnection,
  });

const addHealth = (app: FastifyInstance, { db }: Database): void => {
  app.get("/healthz", async () => {
    await sql`select 1`.execute(db);
    return { status: "ok" };
  });
};

const addApi = async (app: FastifyInstance, options: AppOptions, metrics: Registry): Promise<void> => {
  const { database, clock, ids, config, features, onBadAnswer } = options;
  const { document, checker, answerChecker } = loadApiDescription();
  const checkAnswer = onBadAnswer === undefined ? null : answerChecker(onBadAnswer);
  const closing: (() => Promise<void>)[] = [];
  const deps: Deps = { database, clock, ids, config, log: app.log, metrics, onClose: (work) => closing.push(work) };
  const handlers = [];
  for (const feature of features) handlers.push(...(await feature(deps)));
  app.addHook("onClose", async () => {
    await Promise.all(closing.map((work) => work()));
  });
  const { authenticate } = createSessions(database.db, clock, ids);
  const limitCalls = callLimiter(database.db, clock, config.callLimitFactor);
  const mounting = { document, checker, authenticate, limitCalls, handlers, checkAnswer };
  await app.register(async (scope) => mountOperations(scope, mounting), { prefix: document.basePath });
};

const addSiteAndRest = async (app: FastifyInstance, folder: string | null): Promise<void> => {
  const sendShell = folder === null ? null : await addSite(app, resolve(folder));
  app.setNotFoundHandler((request, reply) => {
    const isPage = ["GET", "HEAD"].includes(request.method) && leadsToPortal(request.url);
    if (sendShell !== null && isPage) return sendShell(reply);
    return refuse(reply, NOTHING_HERE);
  });
};

export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = newServer(options);
  addRequestLog(app);
  endConnectionsWhenClosing(app);
  await addSecurityHeaders(app, options.config.publicUrl);
  const metrics = new Registry();
  addMetrics(app, metrics, { ofProcess: options.processMetrics ?? false, token: options.config.metricsToken });
  addBodyParsers(app);
  app.setErrorHandler(answerError);
  addHealth(app, options.database);
  await addApi(app, options, metrics);
  await addSiteAndRest(app, options.siteFolder);
  await app.ready();
  return app;
};
