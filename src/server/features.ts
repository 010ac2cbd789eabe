import { BRAND } from "#brand";
import type { OfferedService } from "#domain/brand";
import { accountAnswers } from "./account-answers.ts";
import { listFeatures } from "./lists.ts";
import { auditFeature } from "./modules/audit/index.ts";
import { accountDataFeature } from "./modules/account-data/index.ts";
import { amendmentsFeature, findLastReplacement, rejectBooking } from "./modules/amendments/index.ts";
import { approvalHandlers } from "./modules/approvals/index.ts";
import { apiKeysFeature } from "./modules/api-keys/index.ts";
import { documentsFeature } from "./modules/booking-documents/index.ts";
import { messagesFeature } from "./modules/booking-messages/index.ts";
import { cargoFeature } from "./modules/cargo/index.ts";
import { bookingListFeature } from "./modules/booking-views/index.ts";
import {
  bookAfterCheck,
  bookAtSource,
  bookedSailingsReader,
  bookingHandlers,
  bookOffer,
  createBookingRecorder,
  reconcileBookings,
  reconcilePrices,
  securePrices,
  type BookOffer,
} from "./modules/bookings/index.ts";
import {
  accountsFeature,
  type AccountsOptions,
  companyById,
  readTaxTerms,
  sessionFeature,
} from "./modules/accounts/index.ts";
import { type SourceWatch, storePolledCalls, watchSources } from "./modules/connectors/index.ts";
import { companiesFeature } from "./modules/companies/index.ts";
import { dashboardFeature } from "./modules/dashboard/index.ts";
import { deadlinesFeature } from "./modules/deadlines/index.ts";
import { enquiriesFeature } from "./modules/enquiries/index.ts";
import { inboxFeature } from "./modules/inbox/index.ts";
import { linksFeature } from "./modules/links/index.ts";
import { createFclComparison, LCL_OPERATIONS, lclPortsReader, lclHandlers, quoteLcl } from "./modules/lcl/index.ts";
import { refreshingDirectory, placeHandlers } from "./modules/places/index.ts";
import {
  activeSourcesReader,
  createGrowingSearches,
  createGrowingStore,
  pruneLastSearches,
  pruneOffers,
  RATE_OPERATIONS,
  saveSearch,
  rateHandlers,
  createSearchStore,
  keptPriceChecker,
  quoteRates,
  searchRates,
} from "./modules/rates/index.ts";
import { searchChecker, quoteHandlers } from "./modules/quotes/index.ts";
import { notificationsFeature, subscriptionReader } from "./modules/notifications/index.ts";
import { trackingFeature } from "./modules/tracking/index.ts";
import { webhooksFeature } from "./modules/webhooks/index.ts";
import { repeat } from "./platform/background.ts";
import { createWriteBatcher, transactOn, type WriteBatcher } from "./platform/database/write-batcher.ts";
import { businessMetrics } from "./metrics/business-metrics.ts";
import { replicaFeature } from "./metrics/watch-replica.ts";
import { countSearches, measureSearches } from "./metrics/measure-searches.ts";
import { discardingDelivery } from "./platform/mail/delivery.ts";
import { outboxFeature } from "./platform/mail/outbox.ts";
import type { Deps, Feature } from "./platform/feature.ts";
import { retain } from "./platform/retention.ts";
import { createPresence, removeOldProcesses } from "./platform/presence.ts";
import { notOffered } from "./platform/http/not-offered.ts";
import { officeDay } from "./platform/time.ts";
import { hostWatch } from "./host-watch.ts";
import { mcpFeature } from "./mcp.ts";
import { scanningFeature } from "./scanning.ts";
import { watched } from "./watched.ts";
import { type CallRecord, createCallRecorder } from "./connectors/kit/call-records.ts";
import { createSchedules } from "./connectors/schedules/schedules.ts";
import type { FindCustomer } from "./rate-sources/rate-sheets/sheet-audience.ts";
import { circuitBreaker, measureCircuits, toReadOnlyBreaker } from "./rate-sources/circuit-breaker.ts";
import { joinSources, rateConnectors } from "./rate-sources/connectors.ts";
import { listPortsOfCall } from "./rate-sources/ports-of-call.ts";
import { measureSources } from "./rate-sources/measure-sources.ts";
import type { RateSource } from "./rate-sources/rate-source.ts";
import { createSharedAnswers } from "./rate-sources/shared-answers.ts";
import { createSharedCalls } from "./rate-sources/shared-calls.ts";
import { createCallStore, isKeepable } from "./rate-sources/running-calls.ts";
import { createUsualSeconds } from "./rate-sources/usual-seconds.ts";
import { createSourceCalls, type SourceCalls } from "./rate-sources/source-calls.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DEADLINE_MS = 8_000;

export interface FreightOptions {
  /** How long rate sources may take together. */
  readonly deadlineMs?: number;
  /** For tests: adds, replaces or wraps rate sources. */
  readonly amendSources?: (sources: readonly RateSource[]) => readonly RateSource[];
  /** How often bookings and prices without an answer of their carrier are looked for. */
  readonly reconcileEveryMs?: number;
  /** What the company offers; its brand states it unless given. */
  readonly services?: readonly OfferedService[];
}

/** What processes of a database share: requests to sources, their answers, and searches whose answer grows. */
const createSharing = ({ database, clock, log }: Deps, { write: writeTogether }: WriteBatcher) => {
  const { db, kind } = database;
  const presence = createPresence(database, (error) => log.error({ err: error }, "presence"));
  /* PostgreSQL holds what a transaction has changed until its end: two that change the same rows would wait for each other. */
  const write: WriteBatcher["write"] = kind === "sqlite" ? writeTogether : (work) => work(db);
  const answers = createSharedAnswers({ db, kind, write });
  const shared = createSharedCalls({
    answers,
    presence,
    clock,
    isKeepable,
    onFailure: (error) => log.error({ err: error }, "an answer was not stored"),
  });
  return { shared, presence, growing: createGrowingStore({ db, kind, write, owner: presence.id }) };
};
type Sharing = ReturnType<typeof createSharing>;

/** Requests of searches to sources, and those of comparisons, which share answers but count for no circuit breaker. */
const createCalls = (
  { clock, metrics }: Deps,
  { shared }: Sharing,
  { recordHang }: SourceWatch,
): Readonly<Record<"calls" | "comparing", SourceCalls>> => {
  const [breaker, store] = [circuitBreaker(clock, recordHang), createCallStore(shared)];
  measureCircuits(metrics, breaker);
  const calls = createSourceCalls({ clock, store, breaker, measure: measureSources(metrics) });
  const comparing = createSourceCalls({ clock, store, breaker: toReadOnlyBreaker(breaker), measure: null });
  return { calls, comparing };
};

const startHousekeeping = (deps: Deps, { shared, growing }: Sharing): void => {
  const { database, clock } = deps;
  const { db, kind } = database;
  repeat(deps, HOUR_MS, async () => {
    await pruneOffers(db, clock() - deps.config.retention.offers * DAY_MS);
    await growing.prune(clock());
    await removeOldProcesses(db, kind);
  });
  retain(deps, "lastSearch", deps.config.retention.searches, (before) => pruneLastSearches(db, before));
  repeat(deps, MINUTE_MS, shared.prune);
};

/** Places, rates for containers and LCL, bookings, their documents, and quotes; they share the place list, sources and writes. */
export const freightFeature =
  ({
    deadlineMs = DEADLINE_MS,
    amendSources = (sources) => sources,
    reconcileEveryMs = SECOND_MS,
    services = BRAND.services,
  }: FreightOptions = {}): Feature =>
  async (deps) => {
    const { clock, ids, log, config } = deps;
    const { db } = deps.database;
    const directory = await refreshingDirectory(deps, listPortsOfCall);
    const batcher = createWriteBatcher(transactOn(db));
    const searches = createSearchStore((search) => batcher.write((transaction) => saveSearch(transaction, search)), {
      wait: deps.database.kind === "sqlite" ? deps.database.waitUnlessLocked : null,
      onFailure: (error) => log.error({ err: error }, "offers were not stored"),
    });
    const sharing = createSharing(deps, batcher);
    startHousekeeping(deps, sharing);
    const findPlace = (code: string) => directory().byCode(code);
    const [recordCall, sourceWatch] = [createCallRecorder(deps.metrics, log), watchSources(deps)];
    const record = (call: CallRecord): void => {
      recordCall(call);
      sourceWatch.record(call);
    };
    const asking = { db, clock, record };
    const connectors = rateConnectors(config, { ...asking, findPlace, watch: sourceWatch.watch });
    const schedules = createSchedules(config.schedules, {
      ...asking,
      findZone: (code) => findPlace(code)?.timeZone ?? null,
      onProblem: (source, reason) => log.warn({ source, reason }, "carrier schedule"),
    });
    deps.onClose(schedules.close);
    const findCustomer: FindCustomer = async (company) => ({
      company,
      group: (await companyById(db, company))?.customerGroup ?? null,
    });
    const readActiveSources = activeSourcesReader(
      db,
      findPlace,
      (internal) => amendSources(joinSources(internal, connectors)),
      schedules,
      findCustomer,
    );
    deps.addReadiness({ name: "rates", check: async () => void (await readActiveSources(officeDay(clock()))) });
    const { calls, comparing } = createCalls(deps, sharing, sourceWatch);
    const onFailure = (source: string, reason: string) => log.warn({ source, reason }, "rate source");
    const quoting = {
      readActiveSources,
      readTaxTerms: (companyId: string) => readTaxTerms(db, companyId),
      findPlace,
      deadlineMs,
    };
    const findSource = async (name: string) => {
      const { sources } = await readActiveSources(officeDay(clock()));
      return sources.find((one) => one.name === name);
    };
    const booking = { database: deps.database, clock, ids, config, deadlineMs, onFailure };
    const check = keptPriceChecker({ db, ...quoting, calls, clock, onFailure });
    const carrierBookings = {
      ...booking,
      findCalls: async (name: string) => {
        const source = await findSource(name);
        return source?.confirms === "source" ? source : null;
      },
      reject: rejectBooking,
      record: createBookingRecorder(deps.metrics, log, db),
    };
    /* The check reads the search of the offer, which no booking needs where no source keeps its answers. */
    const keepsPrices = (): boolean => amendSources(connectors).some(({ keepMs }) => keepMs !== undefined);
    const bookNow = bookOffer({ batcher, clock, ids });
    const bookChecked = bookAfterCheck(bookNow, db, check);
    const bookOnce: BookOffer = (request) => (keepsPrices() ? bookChecked : bookNow)(request);
    const booked = bookAtSource(bookOnce, carrierBookings);
    const prices = {
      ...booking,
      findCalls: async (name: string) => {
        const source = await findSource(name);
        if (source === undefined || !("secure" in source) || source.secure === undefined) return null;
        const { secure, isSecuredOnce = false } = source;
        return { secure, isSecuredOnce };
      },
    };
    const book = securePrices(booked, prices);
    const isStopping = () => deps.stopping.aborted;
    repeat(deps, reconcileEveryMs, () => reconcileBookings(carrierBookings, isStopping), "ask for answers of carriers");
    repeat(deps, reconcileEveryMs, () => reconcilePrices(prices, isStopping), "ask for secured prices");
    const rates = {
      ...quoting,
      calls,
      batcher,
      clock,
      ids,
      searches,
      bookedSailings: bookedSailingsReader(db),
      onFailure,
    };
    const lcl = {
      db,
      searches,
      clock,
      ids,
      ...quoting,
      schedules,
      findCustomer,
      ports: lclPortsReader(db, findPlace, findCustomer),
      compare: services.includes("fcl")
        ? createFclComparison({ ...quoting, calls: comparing })
        : () => Promise.resolve(null),
      onFailure,
    };
    const counter = measureSearches(deps.metrics);
    const quotePartLoad = countSearches(counter, "lcl", quoteLcl(lcl), ({ count }) => count);
    const usual = createUsualSeconds(db);
    repeat(deps, MINUTE_MS, async () => {
      if (keepsPrices()) await usual.refresh();
    });
    const growing = createGrowingSearches({
      ...rates,
      growing: sharing.growing,
      presence: sharing.presence,
      findUsualSeconds: usual.find,
      onEnd: (outcome) => counter.count("containers", outcome),
    });
    deps.onClose(async () => {
      await growing.close();
      calls.close();
      await sharing.shared.close();
      await sharing.presence.close();
      await searches.flush();
      await batcher.flush();
    });
    return [
      ...placeHandlers(directory, clock),
      ...(services.includes("fcl")
        ? rateHandlers({
            db,
            searches,
            search: countSearches(counter, "containers", searchRates(rates), ({ offers }) => offers.length),
            growing,
            stopping: deps.stopping,
          })
        : notOffered("fcl", RATE_OPERATIONS)),
      ...bookingHandlers(deps, book, searches),
      ...approvalHandlers(deps, book, searches, subscriptionReader(deps)),
      ...(await bookingListFeature(deps)),
      ...(services.includes("lcl") ? lclHandlers(lcl, quotePartLoad, book) : notOffered("lcl", LCL_OPERATIONS)),
      ...quoteHandlers(deps, {
        searches,
        quote: countSearches(counter, "containers", quoteRates(rates), ({ offers }) => offers.length),
        quoteLcl: quotePartLoad,
        checkSearch: searchChecker(findPlace, lcl.ports, services),
      }),
    ];
  };

/** Sessions, accounts and the download of their data. */
export const accountFeatures = (options: Omit<AccountsOptions, "answers"> = {}): readonly Feature[] => [
  sessionFeature,
  accountsFeature({ ...options, answers: accountAnswers }),
  accountDataFeature(accountAnswers.records),
  companiesFeature(accountAnswers),
];

/* A new feature is one line here. */
const featuresWith = (outbox: Feature, webhooks: Feature): readonly Feature[] => [
  ...accountFeatures(),
  auditFeature,
  inboxFeature(watched),
  dashboardFeature,
  enquiriesFeature,
  freightFeature(),
  trackingFeature(storePolledCalls),
  notificationsFeature,
  outbox,
  deadlinesFeature,
  linksFeature,
  apiKeysFeature,
  webhooks,
  mcpFeature,
  ...listFeatures,
  documentsFeature(findLastReplacement),
  messagesFeature,
  cargoFeature,
  amendmentsFeature,
  scanningFeature,
  hostWatch(),
  businessMetrics,
  replicaFeature,
];

/** Every feature of the server. */
export const allFeatures: readonly Feature[] = featuresWith(outboxFeature(), webhooksFeature);

/** The features that answer test keys: no mail leaves, and `webhooks` takes the events in place of a sender. */
export const testFeatures = (webhooks: Feature): readonly Feature[] =>
  featuresWith(
    outboxFeature(() => [discardingDelivery]),
    webhooks,
  );
