import { formatLoadType } from "#domain/containers";
import { readForeignDate, coversSailing, type Validity } from "#domain/rates";
import { addDays, type CalendarDate } from "#domain/time";
import type { ExcelRate } from "#api/schema.d.ts";
import type { PlaceSeed } from "#server/services/places/seeds/seed.ts";
import { ownOffer } from "../check-offers.ts";
import type { QuotedOffer, RateRequest } from "../source.ts";
import { chargesFor, isForSizes } from "./sheet-charges.ts";
import { departures, isoWeek, mondayOf, readDays, resolveCutOff } from "./sheet-dates.ts";
import type { SheetLine } from "./sheet-line.ts";

type Cells = Readonly<Record<string, string>>;
type PlaceOf = (code: string) => PlaceSeed | undefined;

const named = (code: string, placeOf: PlaceOf): string => `${placeOf(code)?.name ?? code} (${code})`;

const earlier = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? one : other);
const later = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other);

interface Issue {
  readonly cells: Cells;
  readonly validity: Validity;
}

/** A sheet that is issued anew each Monday carries this week's date and number, and holds till Sunday of the next week. */
const issueOf = (line: SheetLine, today: CalendarDate): Issue => {
  const monday = mondayOf(today);
  const [name, date, from, till] = line.isWeekly
    ? [
        `${line.sheetName} WK ${String(isoWeek(today)).padStart(2, "0")}`,
        monday,
        later(monday, line.validFrom),
        earlier(addDays(monday, 13), line.validTill),
      ]
    : [line.sheetName, line.sheetDate, line.validFrom, line.validTill];
  return {
    cells: {
      "SHEET NAME": name,
      "SHEET DATE": date,
      "VALID FROM": from,
      "VALID TILL": till,
      "VALID FOR": line.validFor,
    },
    validity: { basis: line.validFor, from, till },
  };
};

/** One of `A / B`, in turn week by week: vessels and their voyages take turns together. */
const inTurn = (cell: string | undefined, week: number): string | null => {
  const entries = (cell ?? "").split("/").map((entry) => entry.trim());
  return entries[week % entries.length] || null;
};

const CUT_OFFS = ["BOOKING CUT OFF", "SI CUT OFF", "CFS CUT OFF", "VGM CUT OFF", "PORT CUT OFF"] as const;

const cutOffCells = (fields: Cells, etd: CalendarDate | null): Cells =>
  Object.fromEntries(
    CUT_OFFS.flatMap((column) => {
      const written = fields[column];
      return written === undefined ? [] : [[column, resolveCutOff(written, etd)]];
    }),
  );

const scheduleCells = ({ fields }: SheetLine, etd: CalendarDate | null): Cells => {
  const days = readDays(fields["TRANSIT TIME"]);
  const week = etd === null ? 0 : isoWeek(etd);
  const [vessel, voyage] = [inTurn(fields["VESSEL"], week), inTurn(fields["VOYAGE"], week)];
  return {
    ...(etd === null ? {} : { ETD: etd }),
    ...(etd === null || days === null ? {} : { ETA: addDays(etd, days) }),
    ...(vessel === null ? {} : { VESSEL: vessel }),
    ...(voyage === null ? {} : { VOYAGE: voyage }),
    ...cutOffCells(fields, etd),
  };
};

const placeCells = (line: SheetLine, placeOf: PlaceOf): Cells => ({
  "PORT OF LOADING": named(line.portOfLoading, placeOf),
  "PORT OF DISCHARGE": named(line.portOfDischarge, placeOf),
  ...(line.placeOfReceipt === null ? {} : { "PLACE OF RECEIPT": named(line.placeOfReceipt, placeOf) }),
  ...(line.placeOfDelivery === null ? {} : { "PLACE OF DELIVERY": named(line.placeOfDelivery, placeOf) }),
});

const loadCells = ({ boxes }: RateRequest): Cells => ({
  "EQUIPMENT TYPE": boxes.some(({ equipment }) => equipment === "20RE" || equipment === "40RH") ? "REEFER" : "DRY",
  "CONTAINER SIZE": formatLoadType(boxes),
  "NO OF CONTAINERS": String(boxes.reduce((sum, { quantity }) => sum + quantity, 0)),
});

/** The sailing of a line without a date is judged by the day that was searched for. */
const isCovered = (validity: Validity, schedule: Cells, etd: CalendarDate | null, request: RateRequest): boolean => {
  const gateIn = readForeignDate(schedule["PORT CUT OFF"] ?? null);
  return coversSailing(validity, { departure: etd ?? request.ready, gateIn }, request.today);
};

/**
 * Offers of one line in the shape ExcelRate without its id, one per departure within its validity; none when a requested
 * size is not quoted.
 */
export const sheetOffers = (line: SheetLine, request: RateRequest, placeOf: PlaceOf): readonly QuotedOffer[] => {
  const sizes = request.boxes.map(({ equipment }) => equipment);
  const charges = isForSizes(line.fields, sizes) ? chargesFor(line.charges, sizes) : null;
  if (charges === null) return [];
  const earliest = [addDays(request.ready, 1), addDays(request.today, 2)].reduce((a, b) => (a > b ? a : b));
  const issue = issueOf(line, request.today);
  return departures(line.fields["ETD"], earliest).flatMap((etd) => {
    const schedule = scheduleCells(line, etd);
    if (!isCovered(issue.validity, schedule, etd, request)) return [];
    const rate: Omit<ExcelRate, "_id"> = {
      providerName: line.provider,
      sheetLineId: line.id,
      ...line.fields,
      ...issue.cells,
      ...placeCells(line, placeOf),
      ...schedule,
      ...loadCells(request),
      charges,
    };
    return ownOffer({ kind: "excel", refusal: null, fields: [JSON.stringify(rate).slice(1)] });
  });
};
