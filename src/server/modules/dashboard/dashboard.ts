import type { Feature } from "#server/platform/feature.ts";
import { answer, shipper } from "#server/platform/http/handler.ts";
import type { RoutePoint } from "#domain/rates";
import type { BookingDeadline, Dashboard, NextCutOff, NextDeadline, Quotation } from "#api/schema.d.ts";
import type { QuotationTable } from "../bookings/tables.ts";
import type { Executor } from "#server/schema.ts";
import { type BookedJourney, readBookedJourney } from "../rates/stored-offer.ts";
import { loadLastSearches } from "./last-searches.ts";
import { localTimeAt } from "#server/platform/time.ts";
import { listQuotations } from "../bookings/list-bookings.ts";
import { createSummaryRefresh } from "../bookings/refresh-summaries.ts";

export const dashboardFeature: Feature = (deps) => {
  const refreshSummaries = createSummaryRefresh(deps);
  return [
    shipper("dashboard", async (_call, { accountId }) => {
      await refreshSummaries(accountId);
      return answer([await loadDashboard(deps.database.db, accountId, deps.clock())]);
    }),
  ];
};

const MOST_READ = 50;
const MOST_BOOKINGS = 10;
const MOST_CUT_OFFS = 10;
const MOST_DEADLINES = 10;
const MOST_OF_BOOKING = 3;

interface Running {
  readonly quotation: QuotationTable;
  readonly journey: BookedJourney;
  readonly sailsAt: string | null;
  readonly port: RoutePoint | null;
}

const read = (quotation: QuotationTable, listed: Quotation | undefined): Running => {
  const journey = readBookedJourney(quotation);
  const leg = journey.legs.find(({ mode }) => mode === "sea") ?? journey.legs[0];
  const isUnderWay = (listed?.shipment?.stage ?? "planned") !== "planned";
  return { quotation, journey, sailsAt: isUnderWay ? null : (leg?.departure ?? null), port: leg?.from ?? null };
};

/** A moment by day alone lasts until the end of that day. */
const isToCome = (at: string, localNow: string): boolean => at >= localNow.slice(0, at.length);

const toCutOffs = ({ quotation, journey, sailsAt, port }: Running, localNow: string): readonly NextCutOff[] => {
  const isWaiting = sailsAt !== null && isToCome(sailsAt, localNow);
  return journey.cutOffs
    .filter(({ code, at }) => code !== "STA" && (isWaiting || isToCome(at, localNow)))
    .map(({ code, at }) => ({
      quotationId: quotation.quotationId,
      bookingId: quotation.bookingId,
      code,
      at,
      place: port?.name ?? null,
      ...(isToCome(at, localNow) ? {} : { overdue: true }),
    }));
};

const nextCutOffs = async (db: Executor, running: readonly Running[], now: number): Promise<readonly NextCutOff[]> => {
  const codes = new Set(running.flatMap(({ port }) => (port === null || port.code === null ? [] : [port.code])));
  const zones = await loadTimeZones(db, [...codes]);
  return running
    .flatMap((booking) => toCutOffs(booking, localTimeAt(now, zones.get(booking.port?.code ?? ""))))
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, MOST_CUT_OFFS);
};

const dueAt = ({ latestSafe, cutOff }: BookingDeadline): number => Date.parse((latestSafe ?? cutOff)?.utc ?? "");

const isMissed = ({ cutOff }: BookingDeadline, now: number): boolean => cutOff !== null && Date.parse(cutOff.utc) < now;

/* Those of a booking come by time; what was missed is not hidden by what is overdue. */
const nextDeadlines = (quotations: readonly Quotation[], now: number): readonly NextDeadline[] =>
  quotations
    .flatMap(({ quotationId, bookingId, deadlines = [] }) =>
      deadlines
        .toSorted((one, other) => Number(isMissed(other, now)) - Number(isMissed(one, now)))
        .slice(0, MOST_OF_BOOKING)
        .map((deadline) => ({ quotationId, bookingId, deadline })),
    )
    .toSorted((one, other) => dueAt(one.deadline) - dueAt(other.deadline))
    .slice(0, MOST_DEADLINES);

export const loadDashboard = async (db: Executor, accountId: string, now: number): Promise<Dashboard> => {
  const { quotations } = await listQuotations(
    db,
    accountId,
    { running: true, sort: "arrival", limit: MOST_READ, skip: 0 },
    now,
  );
  const running = await bookingsById(
    db,
    quotations.map(({ _id }) => _id),
  );
  const byId = new Map(quotations.map((listed) => [listed._id, listed]));
  return {
    runningBookings: quotations.slice(0, MOST_BOOKINGS),
    nextCutOffs: [
      ...(await nextCutOffs(
        db,
        running.map((booking) => read(booking, byId.get(booking.id))),
        now,
      )),
    ],
    nextDeadlines: [...nextDeadlines(quotations, now)],
    lastSearches: [...(await loadLastSearches(db, accountId))],
  };
};

const bookingsById = async (db: Executor, ids: readonly string[]): Promise<readonly QuotationTable[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom("quotation")
        .selectAll()
        .where("id", "in", [...ids])
        .execute();

const loadTimeZones = async (db: Executor, codes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom("place")
    .select(["code", "timeZone"])
    .where("code", "in", [...codes])
    .execute();
  return new Map(rows.flatMap(({ code, timeZone }) => (timeZone === null ? [] : [[code, timeZone] as const])));
};
