import type { Feature } from "#server/platform/feature.ts";
import { answer, authenticatedRoute, type Shipper } from "#server/platform/http/handler.ts";
import type { DeadlineFacts, DeadlinePlace, DeadlineTask } from "#domain/deadlines";
import type { CutOff, CutOffCode } from "#domain/rates";
import type { UtcMinutes } from "#domain/time";
import type { BookingDeadline, Dashboard, NextCutOff, NextDeadline, Quotation } from "#api/schema.d.ts";
import { type BookingLabel, readBookingLabels } from "../bookings/index.ts";
import type { Executor } from "#server/schema.ts";
import { loadLastSearches } from "../rates/index.ts";
import { localTimeAt, toInstant, zones } from "#server/platform/time.ts";
import { listQuotations, createSummaryRefresh } from "../booking-views/index.ts";

export const dashboardFeature: Feature = (deps) => {
  const refreshSummaries = createSummaryRefresh(deps);
  return [
    authenticatedRoute("dashboard", async (_call, shipper) => {
      await refreshSummaries(shipper.companyId);
      const now = deps.clock();
      const loaded = await deps.database.read(shipper.companyId, (db) => loadDashboard(db, shipper, now));
      return answer([loaded], "OK", { answeredAt: toInstant(now) });
    }),
  ];
};

const MAX_READ = 50;
const MAX_BOOKINGS = 10;
const MAX_CUT_OFFS = 10;
const MAX_DEADLINES = 10;
const MAX_OF_BOOKING = 3;

interface Running {
  readonly quotation: BookingLabel;
  /** Of the vessel that the cargo sails on, without those that were met; empty where they are not known. */
  readonly cutOffs: readonly CutOff[];
  readonly sailsAt: string | null;
  readonly port: DeadlinePlace;
}

const MET_BY: Partial<Readonly<Record<CutOffCode, DeadlineTask>>> = {
  DCO: "documents",
  VCO: "vgm",
  LCO: "cfs-delivery",
  CUA: "customs",
};

const isMet = (code: CutOffCode, { progress, containers, marks = [] }: DeadlineFacts): boolean =>
  marks.some(({ task }) => task === MET_BY[code]) ||
  progress.some(({ task, count }) => task === MET_BY[code] && count >= (task === "vgm" ? containers : 1));

const read = (
  quotation: BookingLabel,
  facts: DeadlineFacts | undefined,
  listed: Quotation | undefined,
): readonly Running[] => {
  if (facts === undefined) return [];
  const isUnderWay = (listed?.shipment?.stage ?? "planned") !== "planned";
  return [
    {
      quotation,
      cutOffs: facts.isOtherSailing ? [] : facts.cutOffs.filter(({ code }) => !isMet(code, facts)),
      sailsAt: isUnderWay ? null : (listed?.shipment?.departure?.eventDateTime ?? null),
      port: facts.loading,
    },
  ];
};

/** A moment by day alone lasts until the end of that day. */
const isToCome = (at: string, localNow: string): boolean => at >= localNow.slice(0, at.length);

interface DatedCutOff {
  readonly cutOff: NextCutOff;
  readonly dueAt: UtcMinutes;
}

const toCutOffs = ({ quotation, cutOffs, sailsAt, port }: Running, localNow: string): readonly DatedCutOff[] => {
  const isWaiting = sailsAt !== null && isToCome(sailsAt, localNow);
  return cutOffs
    .filter(({ code, at }) => code !== "STA" && (isWaiting || isToCome(at, localNow)))
    .map(({ code, at }) => ({
      dueAt: zones.endOf({ at, zone: port.timeZone }),
      cutOff: {
        quotationId: quotation.quotationId,
        bookingId: quotation.bookingId,
        code,
        at,
        place: port.name,
        ...(isToCome(at, localNow) ? {} : { overdue: true }),
      },
    }));
};

const nextCutOffs = (running: readonly Running[], now: number): readonly NextCutOff[] =>
  running
    .flatMap((booking) => toCutOffs(booking, localTimeAt(now, booking.port.timeZone ?? undefined)))
    .toSorted((one, other) => one.dueAt - other.dueAt)
    .slice(0, MAX_CUT_OFFS)
    .map(({ cutOff }) => cutOff);

const dueAt = ({ latestSafe, cutOff }: BookingDeadline): number => Date.parse((latestSafe ?? cutOff)?.utc ?? "");

const isMissed = ({ cutOff }: BookingDeadline, now: number): boolean => cutOff !== null && Date.parse(cutOff.utc) < now;

/* Those of a booking come by time; what was missed is not hidden by what is overdue. */
const nextDeadlines = (quotations: readonly Quotation[], now: number): readonly NextDeadline[] =>
  quotations
    .flatMap(({ quotationId, bookingId, deadlines = [] }) =>
      deadlines
        .toSorted((one, other) => Number(isMissed(other, now)) - Number(isMissed(one, now)))
        .slice(0, MAX_OF_BOOKING)
        .map((deadline) => ({ quotationId, bookingId, deadline })),
    )
    .toSorted((one, other) => dueAt(one.deadline) - dueAt(other.deadline))
    .slice(0, MAX_DEADLINES);

/** Bookings of the company, and the last searches of the person. */
export const loadDashboard = async (
  db: Executor,
  { accountId, companyId }: Pick<Shipper, "accountId" | "companyId">,
  now: number,
): Promise<Dashboard> => {
  const { quotations, deadlineFacts } = await listQuotations(
    db,
    companyId,
    { running: true, sort: "arrival", limit: MAX_READ, skip: 0 },
    now,
  );
  const ids = quotations.map(({ _id }) => _id);
  const running = [...(await readBookingLabels(db, ids)).values()];
  const byId = new Map(quotations.map((listed) => [listed._id, listed]));
  return {
    runningBookings: quotations.slice(0, MAX_BOOKINGS),
    nextCutOffs: [
      ...nextCutOffs(
        running.flatMap((booking) => read(booking, deadlineFacts.get(booking.id), byId.get(booking.id))),
        now,
      ),
    ],
    nextDeadlines: [...nextDeadlines(quotations, now)],
    lastSearches: [...(await loadLastSearches(db, accountId))],
  };
};
