/* My Bookings with 10,000 bookings in the account, against 100, as the portal asks for them over HTTP; and the calendar of 500
   bookings without it. Over SQLite. */
import { addQuotations } from "#server/modules/bookings/batch-store.ts";
import { refreshSummaries } from "#server/modules/booking-views/index.ts";
import type { StoredBooking } from "#server/modules/bookings/tables.ts";
import { writeAccountCalendar } from "#server/modules/deadlines/calendar.ts";
import type { RatesAnswer } from "#api/schema.d.ts";
import { addShipper, signInAs, START, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { report } from "./support/figure.ts";

const [FEW, MANY, IN_CALENDAR] = [100, 10_000, 500];
const [WARM_UP_ROUNDS, ROUNDS] = [5, 25];
const AT_ONCE = 50;
const MINUTE_MS = 60_000;
const CALENDAR_GOAL_MS = 50;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** The median time of each, measured in turns so that a slow moment meets both. */
const measure = async (...works: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> => {
  const times: number[][] = works.map(() => []);
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++)
    for (const [index, work] of works.entries()) {
      const taken = await time(work);
      if (round >= 0) times[index]?.push(taken);
    }
  return times.map(median);
};

const bookFirst = async (server: TestApp): Promise<StoredBooking> => {
  const headers = await signInAs(server.app);
  const url = "/api/resource/rates/spot-on";
  const rates = await server.app.inject({ method: "POST", url, headers, payload: SEARCH });
  const offerId = parsed<RatesAnswer>(rates.body).result[0]?.api?.[0]?.offerId;
  const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
  await server.app.inject({ method: "PUT", url, headers, payload });
  return server.database.db.selectFrom("quotation").selectAll().executeTakeFirstOrThrow();
};

interface Account {
  readonly id: string;
  readonly firstNumber: number;
}

/* Added as time passes, with numbers as the server gives them, and references of which one in seven is alike: a search finds one booking, or a full page, in
   both accounts. They differ in size, not in the answer. */
const toCopy = (first: StoredBooking, { id: accountId, firstNumber }: Account, index: number): StoredBooking => ({
  ...first,
  id: `${accountId} ${index}`,
  accountId,
  quotationId: `QTN-2026-${firstNumber + index}`,
  bookingId: `KLB-2026-${firstNumber + index}`,
  offerId: null,
  reference: `PO ${10 + (index % 7)} ${index}`,
  status: index % 3,
  bookedAt: START - MANY * MINUTE_MS + index * MINUTE_MS,
});

const fill = async (server: TestApp, first: StoredBooking, account: Account, count: number): Promise<void> => {
  const { db } = server.database;
  for (let start = 0; start < count; start += AT_ONCE)
    await addQuotations(
      db,
      Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, index) => toCopy(first, account, start + index)),
    );
  await refreshSummaries(db, account.id, START);
};

const QUERIES = [
  ["list", "limit=10"],
  ["page 10", "limit=10&skip=90"],
  ["search for a number", "search=PO+klb+00055"],
  ["search for a place", "search=rotterdam"],
  ["search for words that many have", "search=PO+12+rotterdam"],
  ["filter", "status=1&departureFrom=2026-11-01&sort=-total"],
] as const;

const server = await startTestApp({ make: sqlitePlace, features: freightFeatures() });
try {
  await addShipper(server.database);
  const [few, many, calendar] = [
    await addShipper(server.database, "few@keelson.example"),
    await addShipper(server.database, "many@keelson.example"),
    await addShipper(server.database, "calendar@keelson.example"),
  ];
  const first = await bookFirst(server);
  await fill(server, first, { id: few, firstNumber: 100_000 }, FEW);
  await fill(server, first, { id: many, firstNumber: 200_000 }, MANY);
  await fill(server, first, { id: calendar, firstNumber: 300_000 }, IN_CALENDAR);
  const { db } = server.database;
  const url = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const [fewSession, manySession] = [
    await signInAs(server.app, "few@keelson.example"),
    await signInAs(server.app, "many@keelson.example"),
  ];
  for (const [name, query] of QUERIES) {
    const list = (headers: Record<string, string>) => async () => {
      const answer = await fetch(`${url}/api/resource/quotation?${query}`, { headers });
      await answer.text();
      if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
    };
    const [slow = Number.NaN, fast = Number.NaN] = await measure(list(manySession), list(fewSession));
    report({
      name: `My Bookings with 10,000 bookings: ${name}`,
      measured: `${slow.toFixed(2)} ms`,
      floor: `${fast.toFixed(2)} ms with 100`,
      ratio: slow / fast,
      goal: { kind: "at-most", value: 2 },
    });
  }
  const [feed = Number.NaN] = await measure(() =>
    writeAccountCalendar(db, calendar, { portal: "https://portal.example", now: START, dates: "day-month-name" }),
  );
  report({
    name: "calendar of 500 bookings",
    measured: `${feed.toFixed(1)} ms`,
    floor: `${CALENDAR_GOAL_MS} ms`,
    ratio: feed / CALENDAR_GOAL_MS,
    goal: { kind: "at-most", value: 1 },
  });
} finally {
  await server.close();
}
