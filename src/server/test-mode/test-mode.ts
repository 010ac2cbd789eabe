import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { ok } from "neverthrow";
import { createApp } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { testFeatures } from "#server/features.ts";
import { keyAuthenticator } from "#server/modules/api-keys/index.ts";
import { forwardTestEvents } from "#server/modules/webhooks/index.ts";
import { actAs, toSystem } from "#server/platform/acting.ts";
import { type Database, type DatabasePlace, openDatabase } from "#server/platform/database/database.ts";
import { repeat } from "#server/platform/background.ts";
import type { Feature } from "#server/platform/feature.ts";
import type { AuthenticateKey } from "#server/platform/http/credentials.ts";
import type { TestMode } from "#server/platform/http/test-mode.ts";
import { type Clock, type Ids, officeDay } from "#server/platform/time.ts";
import { testCarrierFeature } from "./test-carrier.ts";
import { createTestCompanies, loadTestRates } from "./test-data.ts";

interface TestModeOptions {
  /** Of the live server. */
  readonly config: Config;
  /** With the keys and the companies. */
  readonly database: Database;
  /** Of test mode. */
  readonly place: DatabasePlace;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly onFailure: (error: unknown) => void;
}

/* Nothing leaves test mode: no mail, no carrier, no file store, no staff. */
const toTestConfig = (config: Config, place: DatabasePlace): Config => ({
  ...config,
  database: place,
  testDatabase: null,
  replica: null,
  dataFolder: join(config.dataFolder, "test"),
  smtpUrl: null,
  deskMail: null,
  files: { kind: "database" },
  demo: true,
  logLevel: config.logLevel === "silent" ? "silent" : "error",
  ratesFile: null,
  connectors: [],
  schedules: [],
  trackingPoll: null,
  trackingFeeds: [],
});

const SECOND_MS = 1_000;

interface Opened {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The day at the office whose prices it has. */
  readonly day: string;
}

/** Test keys act for the company itself, on its test data. */
const testKeyAuthenticator = (
  authenticate: AuthenticateKey,
  ensureCompany: (companyId: string) => Promise<void>,
): AuthenticateKey => {
  return async (key, operation) => {
    const owner = await authenticate(key, operation);
    if (owner.isErr()) return owner;
    const { companyId } = owner.value;
    await ensureCompany(companyId);
    return ok({ ...owner.value, accountId: companyId, state: "active" });
  };
};

/**
 * Test mode of a server: calls with test keys are answered over a database of its own, with the prices of the demo, which move
 * to the present day. Nothing of it reaches the live data, the desk, a carrier or a mailbox.
 */
export const createTestMode = ({ config, database, place, clock, ids, onFailure }: TestModeOptions): TestMode => {
  const authenticate = keyAuthenticator(database.db, "test", clock, onFailure);

  /* No key may call what answers about webhooks: the company sees and changes them with a session, in the live portal. */
  const forwardWebhooks: Feature = (deps) => {
    repeat(deps, SECOND_MS, () => forwardTestEvents(database.db, deps.database.db), "webhooks of test mode");
    return [];
  };

  const open = async (): Promise<Opened> => {
    const opened = await openDatabase(place, { isBounded: true });
    if (opened.isErr()) throw new Error(opened.error);
    const test = opened.value;
    try {
      const now = clock();
      await actAs(toSystem("test mode", clock), () => loadTestRates(test.db, now));
      const companies = createTestCompanies({ live: database.db, test: test.db, clock, ids });
      const app = await createApp({
        database: test,
        clock,
        ids,
        config: toTestConfig(config, place),
        features: [...testFeatures(forwardWebhooks), testCarrierFeature],
        siteFolder: null,
        authenticateKey: testKeyAuthenticator(authenticate, companies.ensure),
      });
      return { app, database: test, day: officeDay(now) };
    } catch (error) {
      await test.close();
      throw error;
    }
  };

  const renew = async ({ app, database: test }: Opened): Promise<Opened> => {
    const now = clock();
    await actAs(toSystem("test mode", clock), () => loadTestRates(test.db, now));
    return { app, database: test, day: officeDay(now) };
  };

  let current: Promise<Opened> | null = null;
  const take = (next: Promise<Opened>, former: Promise<Opened> | null): Promise<Opened> => {
    current = next;
    next.catch(() => {
      if (current === next) current = former;
    });
    return next;
  };
  const openToday = async (): Promise<Opened> => {
    if (current === null) return take(open(), null);
    const former = current;
    const opened = await former;
    return opened.day === officeDay(clock()) || current !== former ? current : take(renew(opened), former);
  };

  return {
    open: async () => (await openToday()).app,
    close: async () => {
      const opened = await current?.catch(() => null);
      await opened?.app.close();
      await opened?.database.close();
    },
  };
};
