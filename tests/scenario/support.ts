import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { err, okAsync } from "neverthrow";
import { createAccounts } from "#adapters/http/accounts.ts";
import { createBooking } from "#adapters/http/booking.ts";
import { createBookings } from "#adapters/http/bookings.ts";
import { createApi, DEADLINES } from "#adapters/http/client.ts";
import { createLastSearchOffers } from "#adapters/http/last-search-offers.ts";
import { createRates } from "#adapters/http/rates/adapter.ts";
import { createSignup } from "#adapters/http/signup.ts";
import { createTracking } from "#adapters/http/tracking.ts";
import { startAppServices } from "#flows/services.ts";
import type { NamedFile } from "#ports/api.ts";
import type { ClockPort } from "#ports/browser.ts";
import { accountFeatures, freightFeature } from "#server/features.ts";
import { addPlaces } from "#server/modules/places/store.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { trackingFeature } from "#server/modules/tracking/routes.ts";
import { bookingCommands } from "#server/operations/commands/bookings.ts";
import { trackingCommands } from "#server/operations/commands/tracking.ts";
import type { Feature } from "#server/platform/feature.ts";
import type { Mailer, Message } from "#server/platform/mail/mailer.ts";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import { startTestApp } from "../server/support/app.ts";
import { addTestTariffs } from "../server/support/freight.ts";
import { runStaffCommand, staffOperations } from "../server/support/staff.ts";
import { memoryStore, portsWith } from "../support/flows.ts";

const failingSource: RateSource = {
  name: "Seawind Direct",
  quote: async () => err({ reason: "connection refused" }),
};

const LANE_PLACES = placeSeeds().filter(({ code }) => ["INNSA", "NLRTM"].includes(code));

const seedLane: Feature = async ({ database }) => {
  await addPlaces(database.db, LANE_PLACES);
  await addTestTariffs(database.db);
  return [];
};

/** The real server on loopback over a SQLite file: one carrier tariff, one rate sheet and one source that fails. */
export const startServer = async (verificationCode: number) => {
  const mailbox: Message[] = [];
  const mailer: Mailer = {
    send: (message) => {
      mailbox.push(message);
      return okAsync(undefined);
    },
    close: () => undefined,
  };
  const server = await startTestApp({
    features: [
      seedLane,
      ...accountFeatures({ mailer, drawCode: () => verificationCode }),
      freightFeature({ amendSources: (sources) => [...sources, failingSource] }),
      trackingFeature(),
    ],
  });
  const origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
  return { ...server, origin, mailbox };
};

export type ScenarioServer = Awaited<ReturnType<typeof startServer>>;

/** The portal of one browser without React: the real flows over the real adapters, on the server's clock. */
export const openPortal = ({ origin, clock: serverClock }: ScenarioServer) => {
  const instant = (): string => new Date(serverClock.now()).toISOString();
  const clock: ClockPort = {
    now: instant,
    today: () => instant().slice(0, 10),
    timeZone: () => "UTC",
    synchronise: () => undefined,
  };
  const sessionStore = memoryStore();
  const settings = {
    baseUrl: `${origin}/api`,
    credentials: sessionStore.credentials,
    bearerToken: () => null,
    deadlines: DEADLINES,
  };
  const api = createApi(settings);
  const lastSearchOffers = createLastSearchOffers();
  const savedFiles: NamedFile[] = [];
  const visitedPaths: string[] = [];
  let keys = 0;
  const ports = portsWith({
    accounts: createAccounts(api, clock),
    signup: createSignup(api),
    rates: createRates(api, settings, lastSearchOffers, clock),
    booking: createBooking(api, settings, lastSearchOffers),
    bookings: createBookings(api, settings),
    tracking: createTracking(api),
    documents: { save: (file) => savedFiles.push(file) },
    drafts: {
      load: () => null,
      save: () => undefined,
      remove: () => undefined,
      removeAll: () => undefined,
      watch: () => () => undefined,
    },
    sessionStore,
    navigation: { reloadTo: (path) => visitedPaths.push(path) },
    clock,
    ids: { next: () => `booking-key-${++keys}` },
  });
  return { ...startAppServices(ports), sessionStore, savedFiles, visitedPaths };
};

export type ScenarioPortal = ReturnType<typeof openPortal>;

/** The staff's command line beside the running server; a complaint of a command fails the test. */
export const openStaffDesk = ({ database, clock }: ScenarioServer) => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-scenario-"));
  let said: string[] = [];
  const operations = staffOperations(database, {
    clock: clock.now,
    say: (...lines) => void said.push(...lines),
    reportError: (...lines) => {
      throw new Error([...said, ...lines].join("; "));
    },
  });
  const run = async (...words: readonly string[]): Promise<readonly string[]> => {
    said = [];
    await runStaffCommand([bookingCommands, trackingCommands], operations, words);
    return said;
  };
  const importEvents = (lines: readonly string[]): Promise<readonly string[]> => {
    const file = join(folder, "events.csv");
    writeFileSync(file, lines.join("\n"));
    return run("tracking", "import", file);
  };
  return { run, importEvents, close: () => rmSync(folder, { recursive: true, force: true }) };
};
