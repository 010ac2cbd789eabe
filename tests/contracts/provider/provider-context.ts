import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { errAsync, okAsync } from "neverthrow";
import { createApp } from "#server/app.ts";
import type { Feature } from "#server/platform/feature.ts";
import type { Handler, Served } from "#server/platform/http/handler.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";
import type { QuotedOffer, RateSource } from "#server/rate-sources/rate-source.ts";
import { dashboardFeature } from "#server/modules/dashboard/dashboard.ts";
import { cargoFeature } from "#server/modules/cargo/routes.ts";
import { amendmentsFeature } from "#server/modules/amendments/routes.ts";
import { findLastReplacement } from "#server/modules/amendments/index.ts";
import { documentsFeature } from "#server/modules/booking-documents/routes.ts";
import { deadlinesFeature } from "#server/modules/deadlines/routes.ts";
import { notificationHandlers } from "#server/modules/notifications/routes.ts";
import { enquiriesFeature } from "#server/modules/enquiries/routes.ts";
import { accountFeatures, freightFeature } from "#server/features.ts";
import { apiKeysFeature } from "#server/modules/api-keys/routes.ts";
import { webhookHandlers } from "#server/modules/webhooks/routes.ts";
import { linksFeature } from "#server/modules/links/routes.ts";
import { addressesFeature } from "#server/modules/addresses/addresses.ts";
import { messagesFeature } from "#server/modules/booking-messages/index.ts";
import { savedViewsFeature } from "#server/modules/saved-views/index.ts";
import { templatesFeature } from "#server/modules/templates/templates.ts";
import { trackingFeature } from "#server/modules/tracking/routes.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Ids } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { countedIds, START, testConfig } from "#tests/server/support/app.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import type { Lane, Ports } from "../states.ts";
import { offerByCarrier } from "./lanes.ts";

/** An offer that a source of its own quotes between two ports. */
type LaneOffer = Ports & { readonly offer: QuotedOffer };

/** What an interaction has changed about the context, beside what lies in the database. */
interface Overrides {
  now: number;
  failingSources: readonly string[];
  everySourceFails: boolean;
  quotedOffers: readonly LaneOffer[];
  isMailDown: boolean;
  isFaulty: boolean;
  isProfileInData: boolean;
  /** Ids of searches by those of the interactions: the server chooses its own. */
  searchIds: ReadonlyMap<string, string>;
}

/* Each interaction starts a minute after the one before, so that short windows of limits are over, and on the same day. */
const MINUTE_MS = 60_000;
const MOST_MINUTES = 600;

const noOverrides = (now = START): Overrides => ({
  now,
  failingSources: [],
  everySourceFails: false,
  quotedOffers: [],
  isMailDown: false,
  isFaulty: false,
  isProfileInData: false,
  searchIds: new Map(),
});

const failing = (name: string): RateSource => ({
  name,
  quote: async () => errAsync({ reason: "it fails in this interaction" }),
});

const quoting = ({ offer, portOfLoading, portOfDischarge }: LaneOffer): RateSource => ({
  name: offer.offer.providerName,
  quote: async ({ origin, destination }) =>
    okAsync(origin.port?.code === portOfLoading && destination.port?.code === portOfDischarge ? [offer] : []),
});

/* What is known of places stays; everything else belongs to one interaction. Children before parents. */
const EMPTIED = [
  "notificationSetting",
  "notificationDigest",
  "outgoingMail",
  "companyInvitation",
  "shipmentEvent",
  "shipment",
  "withdrawnOffer",
  "bookingKey",
  "quotationFile",
  "cargoSubmission",
  "bookingCargo",
  "documentComment",
  "documentVersion",
  "bookingDocument",
  "documentUsage",
  "storedFilePart",
  "pendingFile",
  "calendarFeed",
  "quoteComment",
  "quoteOffer",
  "quote",
  "deskRequest",
  "leadTimes",
  "quotation",
  "quotedSearch",
  "session",
  "lastSearch",
  "passwordReset",
  "deletionRequest",
  "accountCopy",
  "accountCopyPart",
  "accountDetails",
  "verification",
  "enquiry",
  "account",
  "rateLimit",
  "rateSheetRow",
  "rateSheet",
  "tariffHaulage",
  "tariffCharges",
  "tariffFreight",
  "tariffSchedule",
  "carrier",
  "exchange",
  "lclLine",
  "lclTariff",
] as const;

const findFilled = async (db: Executor): Promise<ReadonlySet<string>> => {
  const selects = EMPTIED.map((table) => sql`select ${table} as name where exists (select 1 from ${sql.table(table)})`);
  const { rows } = await sql<{ readonly name: string }>`${sql.join(selects, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

/** The store as it is before each interaction. */
const emptyStore = async (db: Executor): Promise<void> => {
  const filled = await findFilled(db);
  for (const table of EMPTIED) if (filled.has(table)) await db.deleteFrom(table).execute();
  await offerByCarrier(db, ALWAYS_CALLED, "Kestrel Container", 980);
};

/** The reference server in this process, on a port of its own, with a clock and sources that interactions decide. */
export interface ProviderContext {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly overrides: Overrides;
  /** Back to an empty store, no overrides and the usual day. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Adds a source of one offer; the sources are read again once the tariffs have changed. */
export const addOffer = async ({ database, overrides }: ProviderContext, offer: LaneOffer): Promise<void> => {
  overrides.quotedOffers = [...overrides.quotedOffers, offer];
  await bumpCacheVersion(database.db, "tariffs");
};

/* A backend's secrets say nothing about each other, and the journeys check it. */
const idsWithHiddenSecrets = (): Ids => {
  const { id, secret } = countedIds();
  return { id, secret: () => createHash("sha256").update(secret()).digest("base64url") };
};

const mailerOf = (overrides: Overrides): Mailer => ({
  send: () => (overrides.isMailDown ? errAsync({ reason: "mail is down in this interaction" }) : okAsync(undefined)),
  close: () => undefined,
});

/* So that a port is always called at: the list of places notices changed tariffs only after a while. */
const ALWAYS_CALLED: Lane = { portOfLoading: "INMUN", portOfDischarge: "SGSIN", equipment: "40HC" };

/** The same call, which fails when the overrides state so. */
const breakable =
  (overrides: Overrides) =>
  (handler: Handler): Handler => ({
    ...handler,
    bind: (checker) => {
      const admit = handler.bind(checker);
      return async (request, shipper) => {
        if (overrides.isFaulty) throw new Error("The server is broken in this interaction.");
        return admit(request, shipper);
      };
    },
  });

const toOlderProfile = (served: Served): Served => {
  if (served.kind !== "text") return served;
  const { result, ...envelope }: { readonly result: readonly unknown[] } = JSON.parse(served.json.toString());
  return { ...served, json: JSON.stringify({ ...envelope, data: result[0] }) };
};

/** The same call; the profile is in `data`, as older servers send it, when the overrides state so. */
const withOlderProfile =
  (overrides: Overrides) =>
  (handler: Handler): Handler => ({
    ...handler,
    bind: (checker) => {
      const admit = handler.bind(checker);
      return async (request, shipper) => {
        const admitted = await admit(request, shipper);
        if (handler.id !== "getProfile" || !overrides.isProfileInData) return admitted;
        return admitted.map((serve) => async () => (await serve()).map(toOlderProfile));
      };
    },
  });

const rename = (served: Served, from: string, to: string): Served =>
  served.kind === "text" ? { ...served, json: [served.json].flat().join("").replaceAll(from, to) } : served;

/** The same call for the search that an interaction means. */
const withSearchIds =
  (overrides: Overrides) =>
  (handler: Handler): Handler => ({
    ...handler,
    bind: (checker) => {
      const admit = handler.bind(checker);
      return async (request, shipper) => {
        const { params } = request;
        if (typeof params !== "object" || params === null || !("searchId" in params)) return admit(request, shipper);
        const stated = String(params.searchId);
        const known = overrides.searchIds.get(stated);
        if (known === undefined) return admit(request, shipper);
        params.searchId = known;
        return (await admit(request, shipper)).map(
          (serve) => async () => (await serve()).map((served) => rename(served, known, stated)),
        );
      };
    },
  });

const changeable =
  (overrides: Overrides) =>
  (feature: Feature): Feature =>
  async (deps) =>
    (await feature(deps)).map(breakable(overrides)).map(withOlderProfile(overrides)).map(withSearchIds(overrides));

const amendBy =
  (overrides: Overrides) =>
  (sources: readonly RateSource[]): readonly RateSource[] =>
    overrides.everySourceFails
      ? sources.map(({ name }) => failing(name))
      : [...sources, ...overrides.quotedOffers.map(quoting), ...overrides.failingSources.map(failing)];

export const openProviderContext = async (): Promise<ProviderContext> => {
  const { remove, ...database } = await openTestDatabase(sqlitePlace);
  /* The store ends with the process: its writes need not survive the machine. */
  await sql`pragma synchronous = off`.execute(database.db);
  await offerByCarrier(database.db, ALWAYS_CALLED, "Kestrel Container", 980);
  const overrides = noOverrides();
  const mailer = mailerOf(overrides);
  const app = await createApp({
    database,
    /* Two calls are never at the same time: lists are in the order of time. */
    clock: () => {
      overrides.now += 1;
      return overrides.now;
    },
    ids: idsWithHiddenSecrets(),
    config: { ...testConfig, logLevel: "silent" },
    features: [
      ...accountFeatures({ mailer }),
      dashboardFeature,
      enquiriesFeature,
      freightFeature({ amendSources: amendBy(overrides) }),
      trackingFeature(),
      deadlinesFeature,
      linksFeature,
      apiKeysFeature,
      webhookHandlers,
      addressesFeature,
      templatesFeature,
      savedViewsFeature,
      documentsFeature(findLastReplacement),
      messagesFeature,
      cargoFeature,
      amendmentsFeature,
      notificationHandlers,
    ].map(changeable(overrides)),
    siteFolder: null,
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  let resets = 0;
  const reset = async (): Promise<void> => {
    Object.assign(overrides, noOverrides(START + (++resets % MOST_MINUTES) * MINUTE_MS));
    await database.db.transaction().execute(emptyStore);
  };
  const close = async (): Promise<void> => {
    await app.close();
    await remove();
  };
  return { url, app, database, overrides, reset, close };
};
