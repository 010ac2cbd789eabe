import type { FindPlace } from "#domain/places";
import {
  type QuotedSheetLine,
  type ValidityBasis,
  readForeignDate,
  findValidityProblem,
  type Validity,
} from "#domain/rates";
import { type CalendarDate, addDays, type TimeZone } from "#domain/time";
import { classifyCharge } from "#domain/charges";
import { EQUIPMENT_CODES, getEquipment, readEquipment, type EquipmentCode, formatLoadType } from "#domain/containers";
import { readSheetSizes } from "#server/operations/sheets/sheet-sizes.ts";
import { zones } from "#server/platform/time.ts";
import type { RateRequest, SheetRateOffer } from "../rate-source.ts";
import { type Schedule, toCarrierSchedule } from "../schedule.ts";
import { findCarrier } from "./sheet-carrier.ts";
import type { EndedSizes } from "./ended-sizes.ts";
import { findDepartures } from "./departures.ts";
import { type Cells, cutOffCells, type Departure, sailingCells } from "./sailing-cells.ts";
import { isoWeek, toMonday } from "./sheet-dates.ts";

export interface SheetLine {
  readonly id: string;
  readonly provider: string;
  readonly sheetName: string;
  readonly sheetDate: CalendarDate;
  readonly validFrom: CalendarDate;
  readonly validTill: CalendarDate;
  readonly validFor: ValidityBasis;
  /** The zone of the validity. */
  readonly timeZone: TimeZone;
  readonly isWeekly: boolean;
  readonly isInstant: boolean;
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly placeOfReceipt: string | null;
  readonly placeOfDelivery: string | null;
  readonly endedSizes: EndedSizes;
  readonly fields: Readonly<Record<string, string>>;
  readonly charges: Readonly<Record<string, string>>;
}

/**
 * A charge's name and its size suffix (`OCEAN FREIGHT 40HC`, `THC 40HQ`); null for a charge of any container or per
 * bill of lading.
 */
export const readLabel = (label: string): { readonly name: string; readonly size: EquipmentCode | null } => {
  const words = label.trim().split(/\s+/);
  const size = readEquipment(words.at(-1) ?? "");
  return { name: size === null ? label.trim() : words.slice(0, -1).join(" "), size };
};

const quotes = (charges: Cells, size: EquipmentCode): boolean =>
  Object.keys(charges).some((label) => {
    const read = readLabel(label);
    return (read.size ?? size) === size && classifyCharge(null, read.name).costItem === "ocean-freight";
  });

const isForSizes = (fields: Cells, sizes: readonly EquipmentCode[]): boolean => {
  const stated = readSheetSizes(fields["CONTAINER SIZE"] ?? "") ?? [];
  if (stated.length > 0) return sizes.every((size) => stated.includes(size));
  const type = fields["EQUIPMENT TYPE"] ?? "";
  const kind = /REEFER|\bREF\b/i.test(type) ? "Reefer" : /\bDRY\b|GENERAL/i.test(type) ? "Dry" : null;
  return kind === null || sizes.every((size) => getEquipment(size).kind === kind);
};

/** Whether a line quotes containers of a size. */
export const quotesSize = ({ fields, charges }: SheetLine, size: EquipmentCode): boolean =>
  isForSizes(fields, [size]) && quotes(charges, size);

const chargesFor = (charges: Cells, sizes: readonly EquipmentCode[]): Cells | null => {
  if (!sizes.every((size) => quotes(charges, size))) return null;
  const wanted = Object.entries(charges).filter(([label]) => {
    const { size } = readLabel(label);
    return size === null || sizes.includes(size);
  });
  return Object.fromEntries(wanted);
};

const earlier = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? one : other);

/** The sizes that a line has a price for. */
export const findPricedSizes = (fields: Cells, charges: Cells): readonly EquipmentCode[] =>
  EQUIPMENT_CODES.filter((size) => isForSizes(fields, [size]) && quotes(charges, size));

/** The line with the last day of these sizes, of which a newer sheet may have replaced some. */
const endSizes = (line: SheetLine, sizes: readonly EquipmentCode[]): SheetLine => {
  const ends = sizes.flatMap((size) => line.endedSizes[size] ?? []);
  return ends.length === 0 ? line : { ...line, validTill: ends.reduce(earlier, line.validTill) };
};

const named = (code: string, findPlace: FindPlace): string => `${findPlace(code)?.name ?? code} (${code})`;

const later = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other);

interface Issue {
  readonly cells: Cells;
  readonly validity: Validity;
}

const toIssue = (line: SheetLine, today: CalendarDate): Issue => {
  const monday = toMonday(today);
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
    validity: { basis: line.validFor, from, till, zone: line.timeZone },
  };
};

const placeCells = (line: SheetLine, findPlace: FindPlace): Cells => ({
  "PORT OF LOADING": named(line.portOfLoading, findPlace),
  "PORT OF DISCHARGE": named(line.portOfDischarge, findPlace),
  ...(line.placeOfReceipt === null ? {} : { "PLACE OF RECEIPT": named(line.placeOfReceipt, findPlace) }),
  ...(line.placeOfDelivery === null ? {} : { "PLACE OF DELIVERY": named(line.placeOfDelivery, findPlace) }),
});

/** The carrier of the line; the provider beside it where that is another company. */
const carrierCells = ({ fields, provider }: SheetLine): Cells & { readonly providerName: string } => {
  const carrier = findCarrier(fields, provider);
  return carrier === provider ? { providerName: provider } : { providerName: carrier, PROVIDER: provider };
};

const loadCells = ({ containers }: RateRequest): Cells => ({
  "EQUIPMENT TYPE": containers.some(({ equipment }) => equipment === "20RE" || equipment === "40RH") ? "REEFER" : "DRY",
  "CONTAINER SIZE": formatLoadType(containers),
  "NO OF CONTAINERS": String(containers.reduce((sum, { quantity }) => sum + quantity, 0)),
});

/** The price of a line without a departure is judged by the day that was searched for. */
const isCovered = (validity: Validity, fields: Cells, departure: Departure, request: RateRequest): boolean => {
  const gateIn = readForeignDate(cutOffCells(fields, departure)["PORT CUT OFF"] ?? null);
  const sailing = { departure: departure.day ?? request.ready, gateIn };
  return findValidityProblem(validity, sailing, request.now, zones) === null;
};

/** The offers of a line: one for each departure. `schedule` is that of its carrier between its ports. */
export const sheetOffers = (
  stored: SheetLine,
  request: RateRequest,
  findPlace: FindPlace,
  schedule: Schedule | null = null,
): readonly SheetRateOffer[] => {
  const sizes = request.containers.map(({ equipment }) => equipment);
  const line = endSizes(stored, sizes);
  const charges = isForSizes(line.fields, sizes) ? chargesFor(line.charges, sizes) : null;
  if (charges === null) return [];
  const zone = findPlace(line.portOfLoading)?.timeZone ?? null;
  const issue = toIssue(line, request.today);
  const departures = findDepartures(line.fields, request, { schedule, zone }, (departure) =>
    isCovered(issue.validity, line.fields, departure, request),
  );
  return departures.map((departure) => {
    const { providerName, ...provider } = carrierCells(line);
    const offer: QuotedSheetLine = {
      providerName,
      logo: null,
      lineId: line.id,
      validityZone: line.timeZone,
      loadingZone: zone,
      fields: {
        ...provider,
        ...sailingCells(line.fields, departure),
        ...issue.cells,
        ...placeCells(line, findPlace),
        ...loadCells(request),
      },
      ...(line.isInstant ? { isConfirmedAtOnce: true } : {}),
      charges,
      ...(schedule === null || departure.sailing === null
        ? {}
        : { schedule: toCarrierSchedule(schedule, departure.sailing) }),
    };
    return { kind: "excel" as const, refusal: null, offer };
  });
};
