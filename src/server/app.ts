import { resolve } from "node:path";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { Registry } from "prom-client";
import type { Backend, Config } from "./config.ts";
import { type Disk, openDisk } from "./platform/disk.ts";
import type { Deps, Feature } from "./platform/feature.ts";
import { actAs, toSystem } from "./platform/acting.ts";
import { addBackendProxy, probeBackend } from "./platform/http/backend-proxy.ts";
import { addBodyParsers } from "./platform/http/body-parsers.ts";
import { discardUnreadBodies, endConnectionsWhenClosing } from "./platform/http/closing.ts";
import { addDocumentDownloads, type OpenApiDocument, readDocument } from "./platform/http/document.ts";
import { addDeskApi } from "./desk/mount.ts";
import { addDeskSite } from "./desk/site.ts";
import { authenticateBy, type AuthenticateKey, toShipperActor } from "./platform/http/credentials.ts";
import type { CheckerOf, OperationId, PortalApi, Shipper } from "./platform/http/handler.ts";
import { addRequestLog, type LogTarget, loggerOptions, addMetrics } from "./platform/http/observability.ts";
import { mountOperations } from "./platform/http/mount.ts";
import { answerError, refuse, unreadableConnection, NOTHING_HERE } from "./platform/http/refusal.ts";
import { addSecurityHeaders, addSite, leadsToPortal } from "./platform/http/site.ts";
import { createAnswerChecker, requestCheckers } from "./platform/http/validation.ts";
import type { Clock, Ids } from "./platform/time.ts";
import { authorise } from "./permissions.ts";
import { keyAuthenticator } from "./modules/api-keys/index.ts";
import { createSessions } from "./modules/accounts/index.ts";
import { addUnsubscribe } from "./modules/notifications/index.ts";
import { createCallLimits } from "./platform/throttling/call-limits.ts";
import { addRequestTraces } from "./platform/tracing/trace-requests.ts";
import { addTestMode, type TestMode } from "./platform/http/test-mode.ts";
import { countMissingSteps, type Database } from "./platform/database/database.ts";
import { addHealth, PartNotReady, type ReadinessPart } from "./platform/health.ts";

const DOCUMENT = new URL("../../openapi/keelson.openapi.yaml", import.meta.url);

interface ApiDescription {
  readonly document: OpenApiDocument;
  readonly checker: CheckerOf;
  readonly answerChecker: ReturnType<typeof createAnswerChecker>;
}

let cachedDocument: OpenApiDocument | undefined;
let cachedDescription: ApiDescription | undefined;

const loadDocument = (): OpenApiDocument => (cachedDocument ??= readDocument(DOCUMENT));

const loadApiDescription = (): ApiDescription => {
  if (cachedDescription !== undefined) return cachedDescription;
  const document = loadDocument();
  cachedDescription = {
    document,
    checker: requestCheckers<PortalApi>(document),
    answerChecker: createAnswerChecker(document),
  };
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
  /** The built desk; without it the server has its API alone. */
  readonly deskFolder?: string;
  readonly logTarget?: LogTarget;
  readonly processMetrics?: boolean;
  /** For tests: the disk of the data folder. */
  readonly disk?: Disk;
  /** Aborted once the server is asked to stop and still serves. */
  readonly draining?: AbortSignal;
  /** Answers calls with test keys; without it they are unknown. */
  readonly testMode?: TestMode;
  /** Who may make a call by a key, in place of the live keys of the database. */
  readonly authenticateKey?: AuthenticateKey;
  readonly onBadAnswer?: (problem: string) => void;
}

type ServerOptions = Pick<AppOptions, "config" | "draining" | "ids" | "logTarget" | "processMetrics" | "siteFolder">;

const newServer = ({ config, ids, logTarget }: ServerOptions): FastifyInstance =>
  Fastify({
    logger: loggerOptions(config.logLevel, logTarget ?? null),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ids.id,
    trustProxy: [...config.trustedProxies],
    forceCloseConnections: "idle",
    /* A request that is sent very slowly must not hold a connection; 20 MB at 0.6 Mbit/s take this long. */
    requestTimeout: 300_000,
    /* A file name of 255 letters, each of which may travel as nine. */
    routerOptions: { maxParamLength: 2_400 },
    frameworkErrors: answerError,
    clientErrorHandler: unreadableConnection,
  });

/* Both by the same statement: it needs the database, and reads which steps of the schema were taken. */
const databaseParts = ({ db }: Database): readonly ReadinessPart[] => [
  {
    name: "database",
    check: async () => {
      if ((await countMissingSteps(db)) > 0) throw new PartNotReady("it has not the schema of this version");
    },
  },
];

const NEVER = new AbortController().signal;

const addApi = async (
  app: FastifyInstance,
  options: AppOptions,
  metrics: Registry,
  addReadiness: Deps["addReadiness"],
): Promise<void> => {
  const { database, clock, ids, config, features, onBadAnswer } = options;
  const { document, checker, answerChecker } = loadApiDescription();
  const checkAnswer = onBadAnswer === undefined ? null : answerChecker(onBadAnswer);
  const closing: (() => Promise<void>)[] = [];
  const stopping = new AbortController();
  app.addHook("preClose", async () => stopping.abort());
  const deps: Deps = {
    database,
    clock,
    ids,
    config,
    log: app.log,
    metrics,
    disk: options.disk ?? openDisk(config.dataFolder),
    stopping: stopping.signal,
    onClose: (work) => closing.push(work),
    addReadiness,
    addRoutes: (prefix, add) => void app.register(async (scope) => add(scope), { prefix }),
  };
  const handlers = [];
  for (const feature of features) handlers.push(...(await actAs(toSystem("start", clock), async () => feature(deps))));
  app.addHook("onClose", async () => {
    await Promise.all([...closing, giveBack].map((work) => work()));
  });
  const { authenticate } = createSessions(database.db, clock, ids);
  const { limitCalls, giveBack } = createCallLimits(database.db, clock, config.callLimitFactor);
  const onUnrecordedUse = (error: unknown): void =>
    app.log.warn({ err: error }, "the use of an API key was not recorded");
  const mounting = {
    clock,
    document,
    checker,
    authenticate: authenticateBy(
      authenticate,
      options.authenticateKey ?? keyAuthenticator(database.db, "live", clock, onUnrecordedUse),
    ),
    authorise,
    toActor: toShipperActor,
    limitCalls: (id: OperationId, shipper: Shipper | null, address: string) =>
      limitCalls(id, shipper?.keyId ?? shipper?.accountId ?? null, address),
    afterWrite: ({ companyId }: Shipper) => database.recordWrite(companyId),
    handlers,
    checkAnswer,
  };
  await app.register(
    async (scope) => {
      mountOperations<PortalApi>(scope, mounting);
      addDocumentDownloads(scope, document);
      addUnsubscribe(scope, database.db, clock);
    },
    { prefix: config.apiBasePath },
  );
  await addDeskApi(app, deps, onBadAnswer);
};

const addSiteAndRest = async (app: FastifyInstance, { siteFolder, config }: ServerOptions): Promise<void> => {
  const { apiBasePath, passwordMinLength, demo: isDemo } = config;
  const sendShell =
    siteFolder === null ? null : await addSite(app, resolve(siteFolder), { apiBasePath, passwordMinLength, isDemo });
  app.setNotFoundHandler((request, reply) => {
    const isPage = ["GET", "HEAD"].includes(request.method) && leadsToPortal(request.url, apiBasePath);
    if (sendShell !== null && isPage) return sendShell(reply);
    return refuse(reply, NOTHING_HERE);
  });
};

/** A server with logs, headers and metrics, but without API and site. */
const startServer = async (options: ServerOptions, metrics: Registry): Promise<FastifyInstance> => {
  const { config, processMetrics } = options;
  const app = newServer(options);
  addRequestTraces(app);
  addRequestLog(app);
  endConnectionsWhenClosing(app);
  discardUnreadBodies(app);
  addSecurityHeaders(app, config.publicUrl);
  addMetrics(app, metrics, { ofProcess: processMetrics ?? false, token: config.metricsToken });
  app.setErrorHandler(answerError);
  return app;
};

export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const metrics = new Registry();
  const app = await startServer(options, metrics);
  addBodyParsers(app);
  if (options.testMode !== undefined) addTestMode(app, options.testMode);
  const parts = [...databaseParts(options.database)];
  addHealth(app, { parts, draining: options.draining ?? NEVER });
  await addApi(app, options, metrics, (part) => parts.push(part));
  if (options.deskFolder !== undefined) await addDeskSite(app, options.deskFolder);
  await addSiteAndRest(app, options);
  await app.ready();
  return app;
};

/* The probe has a time limit of its own, and says what is wrong. */
const BACKEND_CHECK_MS = 5_000;

const backendPart = (backend: Backend): ReadinessPart => ({
  name: "backend",
  check: async () => {
    const state = await probeBackend(backend);
    if (state !== "ok") throw new PartNotReady(state);
  },
});

/** The portal alone: another server answers the API. Opens no database. */
export const createPortalApp = async (options: ServerOptions, backend: Backend): Promise<FastifyInstance> => {
  const app = await startServer(options, new Registry());
  const mostBodyBytes = Math.max(...loadDocument().operations.map((operation) => operation.maxBodyBytes));
  const proxy = { backend, basePath: options.config.apiBasePath, mostBodyBytes };
  addHealth(app, { parts: [backendPart(backend)], draining: options.draining ?? NEVER, checkMs: BACKEND_CHECK_MS });
  await app.register(async (scope) => addBackendProxy(scope, proxy), { prefix: proxy.basePath });
  await addSiteAndRest(app, options);
  await app.ready();
  return app;
};
