import { type LclDeparture, toChargeMaps } from "#domain/lcl";
import { findValidityProblem, type Validity } from "#domain/rates";
import { addDays, type CalendarDate, type LocalDateTime, type TimeZone, toDate, type UtcMinutes } from "#domain/time";
import { zones } from "#server/platform/time.ts";
import type { LclRate as WireLclRate } from "#api/schema.d.ts";
import { findCarrier } from "#server/rate-sources/rate-sheets/sheet-carrier.ts";
import { isoWeek, toMonday } from "#server/rate-sources/rate-sheets/sheet-dates.ts";
import { presentSchedule } from "#server/rate-sources/present-offer.ts";
import type { Schedule } from "#server/rate-sources/schedule.ts";
import type { LclLine } from "./store.ts";
import { CFS_CUT_OFF, NEXT_DEPARTURES, nextDepartures } from "./departures.ts";

/** An LCL rate before it is stored and gets its id. */
export type UnnamedLclRate = Omit<WireLclRate, "_id">;

const earlier = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? one : other);
const later = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other);

const sheetCells = (line: LclLine, today: CalendarDate) => {
  const monday = toMonday(today);
  const [name, date, from, till] = line.isWeekly
    ? [
        `${line.sheetName} WK ${String(isoWeek(today)).padStart(2, "0")}`,
        monday,
        later(monday, line.validFrom),
        earlier(addDays(monday, 13), line.validTill),
      ]
    : [line.sheetName, line.sheetDate, line.validFrom, line.validTill];
  return { "SHEET NAME": name, "SHEET DATE": date, "VALID FROM": from, "VALID TILL": till, "VALID FOR": line.validFor };
};

/** When a line is quoted: the day at the offices, the moment, and the zone and clock of the port of loading. */
export interface QuoteMoment {
  readonly today: CalendarDate;
  readonly now: UtcMinutes;
  readonly loadingZone: TimeZone | null;
  readonly loadingTime: LocalDateTime;
}

const departureCells = (departures: readonly LclDeparture[]) => {
  if (departures.length === 0) return {};
  return {
    nextDepartures: departures.map(({ date, cfsCutOff, schedule }) => ({
      departureDate: date,
      ...(cfsCutOff === null ? {} : { cfsCutOff }),
      ...(schedule === undefined ? {} : { schedule: presentSchedule(schedule) }),
    })),
  };
};

const coveredBy =
  (validity: Validity, now: UtcMinutes) =>
  ({ date, cfsCutOff }: LclDeparture): boolean =>
    findValidityProblem(validity, { departure: date, gateIn: cfsCutOff }, now, zones) === null;

const quotedDepartures = (
  line: LclLine,
  moment: QuoteMoment,
  schedule: Schedule | null,
): readonly LclDeparture[] | null => {
  const { now, loadingTime } = moment;
  const validity: Validity = { basis: line.validFor, from: line.validFrom, till: line.validTill, zone: line.timeZone };
  const all = nextDepartures(line.fields, loadingTime, schedule);
  const today = toDate(loadingTime);
  if (all.length === 0) return coveredBy(validity, now)({ date: today, cfsCutOff: today }) ? all : null;
  const covered = all.filter(coveredBy(validity, now));
  return covered.length === 0 ? null : covered;
};

/** `schedule` is that of the line's carrier between its ports. */
export const toLclOffer = (
  line: LclLine,
  moment: QuoteMoment,
  schedule: Schedule | null = null,
): UnnamedLclRate | null => {
  const departures = quotedDepartures(line, moment, schedule);
  if (departures === null) return null;
  const { [NEXT_DEPARTURES]: _, [CFS_CUT_OFF]: __, LINE: ___, ...fields } = line.fields;
  const carrier = findCarrier(line.fields, line.provider);
  const sheet = sheetCells(line, moment.today);
  const issue: Validity = {
    basis: line.validFor,
    from: sheet["VALID FROM"],
    till: sheet["VALID TILL"],
    zone: line.timeZone,
  };
  return {
    providerName: carrier,
    ...(carrier === line.provider ? {} : { PROVIDER: line.provider }),
    sheetLineId: line.id,
    instantConfirmation: line.isInstant,
    validityZone: line.timeZone,
    portOfLoadingZone: moment.loadingZone,
    "Port of loading": line.portOfLoading,
    "PORT OF DISCHARGE": line.portOfDischarge,
    "Dest CFS": line.destinationCfs,
    "Origin Code": line.loadingCode,
    ...fields,
    ...sheet,
    ...departureCells(departures.filter(coveredBy(issue, moment.now))),
    ...toChargeMaps(line.charges),
  };
};
