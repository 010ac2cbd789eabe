import { addDays, type CalendarDate, type LocalDateTime } from "../../../domain/time/calendar.ts";
import type { LclRate as WireLclRate } from "../../../wire/schema.d.ts";
import { isoWeek, mondayOf } from "../../rate-sources/sheets/sheet-dates.ts";
import type { LclLine } from "../../stores/lcl-tariffs.ts";
import { CFS_CUT_OFF, NEXT_DEPARTURES, nextDepartures } from "./lcl-departures.ts";

/** An LCL rate before it is stored and gets its id. */
export type UnnamedLclRate = Omit<WireLclRate, "_id">;

const earlier = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? one : other);

/** A tariff that is issued anew each Monday carries this week's date and number, and holds till Sunday of the next week. */
const sheetCells = (line: LclLine, today: CalendarDate) => {
  const monday = mondayOf(today);
  const [name, date, from, till] = line.isWeekly
    ? [
        `${line.sheetName} WK ${String(isoWeek(today)).padStart(2, "0")}`,
        monday,
        monday,
        earlier(addDays(monday, 13), line.validTill),
      ]
    : [line.sheetName, line.sheetDate, line.validFrom, line.validTill];
  return { "SHEET NAME": name, "SHEET DATE": date, "VALID FROM": from, "VALID TILL": till };
};

/** When a line is quoted: the day at the offices, and the time on the clock of the port of loading. */
export interface QuoteMoment {
  readonly today: CalendarDate;
  readonly now: LocalDateTime;
}

const departureCells = (line: LclLine, validTill: CalendarDate, now: LocalDateTime) => {
  const departures = nextDepartures(line.fields, { now, validTill });
  if (departures.length === 0) return {};
  return {
    nextDepartures: departures.map(({ date, cfsCutOff }) => ({
      departureDate: date,
      ...(cfsCutOff === null ? {} : { cfsCutOff }),
    })),
  };
};

/** A line of a tariff as it is answered: its cells as a person wrote them, its departures as dates. */
export const lclOfferOf = (line: LclLine, { today, now }: QuoteMoment): UnnamedLclRate => {
  const { origin, destination, warehouse } = line.charges;
  const { [NEXT_DEPARTURES]: _, [CFS_CUT_OFF]: __, ...fields } = line.fields;
  const sheet = sheetCells(line, today);
  return {
    providerName: line.provider,
    sheetLineId: line.id,
    instantConfirmation: line.isInstant,
    "Port of loading": line.portOfLoading,
    "PORT OF DISCHARGE": line.portOfDischarge,
    "Dest CFS": line.destinationCfs,
    "Origin Code": line.loadingCode,
    ...fields,
    ...sheet,
    ...departureCells(line, sheet["VALID TILL"], now),
    originCharges: origin,
    destinationCharges: destination,
    warehouseCharges: warehouse,
  };
};
