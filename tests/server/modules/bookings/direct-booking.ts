import type { BookingAnswer, BookingDetailsAnswer, RatesAnswer } from "#api/schema.d.ts";
import { addDays } from "#domain/time";
import { directBookingConnector } from "#server/connectors/direct-booking/direct-booking-source.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import { rejectBooking } from "#server/modules/amendments/index.ts";
import type { CarrierBookingDeps } from "#server/modules/bookings/index.ts";
import { deadlinesFeature } from "#server/modules/deadlines/index.ts";
import type { Database } from "#server/platform/database/database.ts";
import { officeDay, randomIds } from "#server/platform/time.ts";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import { startSimulator } from "#simulators/index.ts";
import { addShipper, signInAs, startTestApp, type TestApp, testConfig } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const NEVER_MS = 2 ** 30;
const DESK = "desk@keelson.example";

type SimulatorOptions = Parameters<typeof startSimulator<"direct-booking">>[1];

interface LineOptions {
  readonly make: MakePlace;
  readonly isIdempotent?: boolean;
  readonly simulator?: SimulatorOptions;
  /** How long a call of a booking request may take. */
  readonly deadlineMs?: number;
}

const connect = (url: string, booksOncePerKey: boolean) => {
  const entry = { url, apiKey: "${KEY}", bookingAgent: "Keelson", booksOncePerKey, callsPerMinute: 10_000 };
  const fields = createFields(entry, "rates[0]", { KEY: "simulator-key" }, (sentence) => {
    throw new Error(sentence);
  });
  return directBookingConnector("Meridian", fields);
};

const createSource = (connector: ReturnType<typeof connect>, { db }: Database, clock: () => number): RateSource =>
  connector.createSource({ db, clock, record: () => undefined, pause: async () => undefined });

/** A server with the simulator of a carrier that books; nothing is reconciled by itself. */
export const startLine = async ({ make, isIdempotent = true, simulator: options = {}, deadlineMs }: LineOptions) => {
  const started: TestApp[] = [];
  const now = () => started[0]?.clock.now() ?? Date.parse("2026-11-20T08:00:00.000Z");
  const simulator = await startSimulator("direct-booking", {
    ...options,
    booksOncePerReference: isIdempotent,
    clock: () => new Date(now()),
  });
  const connector = connect(simulator.url, isIdempotent);
  const server = await startTestApp({
    make,
    features: [
      ...freightFeatures(undefined, {
        reconcileEveryMs: NEVER_MS,
        ...(deadlineMs === undefined ? {} : { deadlineMs }),
      }),
      deadlinesFeature,
    ],
    config: { connectors: [connector], deskMail: DESK },
  });
  started.push(server);
  await addShipper(server.database);
  let headers = await signInAs(server.app);
  const control = async (method: string, path: string, body?: unknown): Promise<string> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${simulator.url}/simulator/${path}`, { method, ...sent });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`);
    return answer.text();
  };

  /** The id of a bookable offer of the carrier; a further search has the same offers under other ids. */
  const search = async (): Promise<string> => {
    const url = "/api/resource/rates/spot-on";
    /* The clock of a long test passes the end of a session. */
    headers = await signInAs(server.app);
    const departureDate = addDays(officeDay(server.clock.now()), 1);
    const found = await server.app.inject({ method: "POST", url, headers, payload: { ...SEARCH, departureDate } });
    const offers = parsed<RatesAnswer>(found.body).result[0]?.api ?? [];
    const offer = offers.find(({ providerName }) => providerName === "Meridian");
    if (offer === undefined) throw new Error(`The carrier has no offer: ${found.body}`);
    return offer.offerId;
  };
  const book = async (offerId: string, key = "booking-1") => {
    const answer = await server.app.inject({
      method: "PUT",
      url: "/api/resource/rates/spot-on",
      headers: { ...headers, "idempotency-key": key },
      payload: { offerId, providerName: "Meridian", routing: null, arrivalDate: null, departureDate: null },
    });
    const { message, result } = parsed<BookingAnswer>(answer.body);
    return { status: answer.statusCode, message, result };
  };
  /** Whose answer the page of a booking names as awaited; undefined for none. */
  const readAwaited = async (number = "QTN-2026-000001"): Promise<string | undefined> => {
    const answer = await server.app.inject({ method: "GET", url: `/api/resource/quotation/${number}`, headers });
    return parsed<BookingDetailsAnswer>(answer.body).result[0]?.awaitsAnswerOf;
  };
  const { db } = server.database;
  /** What a process reconciles with: this one, or another one on the same database. */
  const process = (database: Database = server.database, change: Partial<CarrierBookingDeps> = {}) => {
    const source = createSource(connector, database, server.clock.now);
    const deps: CarrierBookingDeps = {
      database,
      clock: server.clock.now,
      ids: randomIds,
      config: { ...testConfig, deskMail: DESK },
      findCalls: async (name) => (name === "Meridian" && source.confirms === "source" ? source : null),
      reject: rejectBooking,
      deadlineMs: 30_000,
      record: () => undefined,
      ...change,
    };
    return deps;
  };
  return {
    server,
    url: simulator.url,
    search,
    book,
    readAwaited,
    process,
    setFaults: (...faults: readonly object[]) => control("PUT", "faults", faults),
    decide: (key: string, bookingStatus: string, reason?: string) =>
      control("PUT", `bookings/${key}`, { bookingStatus, reason }),
    /** The keys of the bookings that the carrier has made. */
    listBooked: async (): Promise<readonly string[]> =>
      parsed<readonly { readonly reference: string }[]>(await control("GET", "bookings")).map(
        ({ reference }) => reference,
      ),
    /** The calls about bookings that the carrier has got. */
    listCalls: async (): Promise<readonly string[]> =>
      parsed<readonly { readonly method: string; readonly path: string }[]>(await control("GET", "calls"))
        .filter(({ path }) => path.startsWith("/v2/bookings"))
        .map(({ method }) => method),
    readBooking: () =>
      db
        .selectFrom("quotation")
        .innerJoin("carrierBooking", "carrierBooking.quotation", "quotation.id")
        .select([
          "quotation.id",
          "quotation.status",
          "quotation.bookingId",
          "carrierBooking.state",
          "carrierBooking.sends",
        ])
        .select(["carrierBooking.problem", "carrierBooking.dueAt"])
        .orderBy("quotation.quotationId", "desc")
        .executeTakeFirstOrThrow(),
    readMails: async () =>
      (await db.selectFrom("outgoingMail").select(["subject", "text"]).orderBy("createdAt").execute()).map(
        ({ subject, text }) => `${subject}\n${text}`,
      ),
    stopCarrier: simulator.stop,
    close: async (): Promise<void> => {
      await simulator.stop();
      await server.close();
    },
  };
};

export type Line = Awaited<ReturnType<typeof startLine>>;
