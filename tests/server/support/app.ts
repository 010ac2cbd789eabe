import { hash } from "@node-rs/argon2";
import type { FastifyInstance } from "fastify";
import { allFeatures } from "#server/features.ts";
import { createApp } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { USUAL_RETENTION } from "#server/watching-settings.ts";
import type { Disk } from "#server/platform/disk.ts";
import type { Feature } from "#server/platform/feature.ts";
import type { Ids } from "#server/platform/time.ts";
import { addAccount } from "#server/modules/accounts/account-store.ts";
import type { Database } from "#server/platform/database/database.ts";
import { type MakePlace, openTestDatabase, sqlitePlace } from "./database.ts";
import { addTestPlaces } from "./freight.ts";

export const START = Date.parse("2026-11-20T08:00:00.000Z");

/* Under a file, so that nobody can create it: root creates any other folder, and other tests then find it. */
export const NO_FOLDER = "/dev/null/keelson-test";

export const testConfig: Config = {
  port: 0,
  host: "127.0.0.1",
  dataFolder: NO_FOLDER,
  database: { kind: "sqlite", folder: NO_FOLDER },
  testDatabase: { kind: "sqlite", folder: `${NO_FOLDER}/test` },
  replica: null,
  smtpUrl: null,
  deskMail: null,
  files: { kind: "database" },
  scanner: null,
  publicUrl: "http://localhost:8080",
  demo: false,
  needsSignUpApproval: false,
  logLevel: "info",
  trustedProxies: ["loopback"],
  metricsToken: null,
  callLimitFactor: 1,
  ratesFile: null,
  ratesFileConfirms: "desk",
  connectors: [],
  trackingPoll: null,
  schedules: [],
  trackingFeeds: [],
  secretKeys: [],
  passwordMinLength: 6,
  webhooksReachLoopback: false,
  apiBasePath: "/api",
  backend: null,
  drainSeconds: 0,
  databaseWaitSeconds: 30,
  retention: USUAL_RETENTION,
};

/** Ids that tests can name: id-1, id-2, …; secrets are as long as real ones. */
export const countedIds = (): Ids => {
  let ids = 0;
  let secrets = 0;
  return {
    id: () => `id-${++ids}`,
    secret: () => `secret-${++secrets}`.padEnd(43, "x"),
  };
};

/** A clock that stands still until it is moved. */
export interface MovableClock {
  readonly now: () => number;
  readonly advance: (ms: number) => void;
}

const standingClock = (): MovableClock => {
  let now = START;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
};

/** The whole server over a database of its own. `close` fails when any answer was not what the OpenAPI document allows. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: MovableClock;
  readonly logLines: readonly string[];
  readonly close: () => Promise<void>;
}

export interface TestAppOptions {
  readonly make?: MakePlace;
  readonly features?: readonly Feature[];
  readonly siteFolder?: string;
  readonly deskFolder?: string;
  readonly config?: Partial<Config>;
  readonly draining?: AbortSignal;
  readonly disk?: Disk;
}

export const startTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const database = await openTestDatabase(options.make ?? sqlitePlace);
  const clock = standingClock();
  const logLines: string[] = [];
  const badAnswers: string[] = [];
  const app = await createApp({
    database,
    clock: clock.now,
    ids: countedIds(),
    config: { ...testConfig, ...options.config },
    features: options.features ?? [addTestPlaces, ...allFeatures],
    siteFolder: options.siteFolder ?? null,
    ...(options.deskFolder === undefined ? {} : { deskFolder: options.deskFolder }),
    ...(options.draining === undefined ? {} : { draining: options.draining }),
    ...(options.disk === undefined ? {} : { disk: options.disk }),
    logTarget: { write: (line) => logLines.push(line) },
    onBadAnswer: (problem) => badAnswers.push(problem),
  });
  const close = async (): Promise<void> => {
    await app.close();
    await database.remove();
    if (badAnswers.length > 0)
      throw new Error(`Answers that the OpenAPI document does not allow: ${badAnswers.join("; ")}`);
  };
  return { app, database, clock, logLines, close };
};

export const SHIPPER = { email: "asha@menon.example", password: "kardamom" } as const;

/* Verifying a hash takes as long as its own parameters demand. The server's parameters take 30 ms and 19 MiB for each of
   the hundreds of attempts that the limits are tested with; passwords.test.ts tests those parameters. */
const FAST_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Adds an account with the id `account-<email>`; the password is the one of SHIPPER unless another is given. */
export const addShipper = async (
  database: Database,
  email: string = SHIPPER.email,
  password: string = SHIPPER.password,
) => {
  const id = `account-${email}`;
  await addAccount(database.db, {
    id,
    email,
    passwordHash: await hash(password, FAST_HASH),
    firstName: "Asha",
    lastName: "Menon",
    companyName: "Malabar Spice Exports",
    phone: "98765 43210",
    dialCode: "+91",
    createdAt: START,
    disabledAt: null,
  });
  return id;
};

/** The credential headers of a session. */
export type CredentialHeaders = Readonly<Record<"x-token" | "x-api-key", string>>;

/** Signs in over HTTP and answers the headers that later requests carry. */
export const signInAs = async (
  app: FastifyInstance,
  email: string = SHIPPER.email,
  password: string = SHIPPER.password,
): Promise<CredentialHeaders> => {
  const payload = { username: email, password, applicationId: 702020 };
  const answer = await app.inject({ method: "POST", url: "/api/auth/sign_in", payload });
  const body: { readonly result: readonly { readonly xToken: string; readonly xApiKey: string }[] } = answer.json();
  const [session] = body.result;
  if (session === undefined) throw new Error(`Sign-in was refused: ${answer.body}`);
  return { "x-token": session.xToken, "x-api-key": session.xApiKey };
};
