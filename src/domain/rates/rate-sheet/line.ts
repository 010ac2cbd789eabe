import type { StatedConfirmation } from "../confirmation.ts";
import {
  type ContainerLine,
  readEquipment,
  type EquipmentQuantity,
  parseLoadType,
  toWeightKg,
} from "#domain/containers";
import { type CalendarDate, type TimeZone, toDate } from "#domain/time";
import type { CarrierLeg } from "../carrier-offer/offer.ts";
import { toRouteLegs } from "../carrier-offer/terms.ts";
import { readForeignDate, readForeignDay } from "../foreign-date.ts";
import type { CutOff, CutOffCode, LegMode, RouteLeg, RoutePoint, ScheduleOrigin } from "../rate.ts";

/** The sailing of a line as its carrier's schedule states it, from port to port; the columns of the line state its dates too. */
export interface CarrierSchedule extends ScheduleOrigin {
  readonly legs: readonly CarrierLeg[];
}

/**
 * An offer from a forwarder's Excel rate sheet as a rate source quotes it: upper-case columns with the cell's text as a
 * person wrote it, and a map of charge names to amount cells.
 */
export interface QuotedSheetLine extends StatedConfirmation {
  /** Of the line of a sheet on this server, or of several joined by `+`; left out for other offers. */
  readonly lineId?: string;
  readonly providerName: string;
  readonly logo: string | null;
  /** The zone of the validity, and that of the port of loading for departure and cut-offs; null where not stated. */
  readonly validityZone: TimeZone | null;
  readonly loadingZone: TimeZone | null;
  /** Column name in upper case (`PORT OF LOADING`, `VGM CUT OFF`, `ETD`, …) → cell text; empty cells are left out. */
  readonly fields: Readonly<Record<string, string>>;
  /** Charge name → cell (`USD 1,200`, `4000/BL`, `35/RT (MIN 3CBM)`, `INCLUDED`, `AT COST`, a bare number). */
  readonly charges: Readonly<Record<string, string>>;
  /** Left out where the sailing is as the sheet states it. */
  readonly schedule?: CarrierSchedule;
}

/** A quoted line with its id, as `readSheetLine` reads it from an answer. `normaliseSheetLine` turns it into a `Rate`. */
export interface SheetLine extends QuotedSheetLine {
  readonly id: string;
}

/** The cell of the first of several column names that the sheet has; null when it has none of them. */
export const getCell = ({ fields }: SheetLine, ...columns: readonly string[]): string | null => {
  for (const column of columns) {
    const cell = fields[column]?.trim();
    if (cell !== undefined && cell !== "") return cell;
  }
  return null;
};

/** The day in a cell; null when the sheet has none that can be read one way only. */
export const readDay = (offer: SheetLine, ...columns: readonly string[]): CalendarDate | null => {
  const moment = readForeignDate(getCell(offer, ...columns));
  return moment === null ? null : toDate(moment);
};

/** The load that a sheet's line covers: CONTAINER SIZE, alone or with NO OF CONTAINERS; else the load that was asked for. */
export const readSheetLoad = (offer: SheetLine, load: readonly ContainerLine[]): readonly EquipmentQuantity[] => {
  const size = getCell(offer, "CONTAINER SIZE") ?? "";
  const stated = parseLoadType(size).unwrapOr([]);
  if (stated.length > 0) return stated;
  const equipment = readEquipment(size);
  const count = Number(getCell(offer, "NO OF CONTAINERS"));
  if (equipment !== null && Number.isSafeInteger(count) && count > 0) return [{ equipment, quantity: count }];
  return load.map((line) => ({ equipment: line.equipment, quantity: line.quantity }));
};

/** The most cargo one container may carry, in kilograms: `21 700`, `21 700 KGM`, `21.7 TONS`; null when the cell says it another way. */
export const maxNetWeightKg = (offer: SheetLine): number | null => {
  const cell = getCell(offer, "MAX NET WEIGHT") ?? "";
  const [, tons] = /^(\d{1,2}(?:[.,]\d{1,3})?) ?(?:T|MT|TONS?|TONNES?)$/i.exec(cell) ?? [];
  if (tons !== undefined) return Math.round(Number(tons.replace(",", ".")) * 1000);
  return /^\d{1,3}(?:[ ,.]?\d{3})? ?(?:KGS?|KGM)?$/i.test(cell) ? toWeightKg(cell) : null;
};

/** `Nhava Sheva (INNSA)`, or a code alone. */
const BRACKETED_CODE = /^(.*?)\s*\(([A-Z]{2}[A-Z2-9]{3})\)$/;
const LONE_CODE = /^()([A-Z]{2}[A-Z2-9]{3})$/;
/** `Nhava Sheva INNSA`: only behind small letters; in `NHAVA SHEVA` the last word is a part of the name. */
const CODE_BEHIND_NAME = /^(.*[a-z].*?)[\s,]+([A-Z]{2}[A-Z2-9]{3})$/;

/** The name of a point, and its UN/LOCODE where one is written. */
const readPoint = (text: string, kind: RoutePoint["kind"]): RoutePoint => {
  const [, name, code] = BRACKETED_CODE.exec(text) ?? LONE_CODE.exec(text) ?? CODE_BEHIND_NAME.exec(text) ?? [];
  if (code === undefined) return { name: text, code: null, country: null, kind };
  return { name: name === undefined || name === "" ? code : name, code, country: null, kind };
};

const NO_CALL = { departure: null, arrival: null, vessel: null, voyage: null, service: null } as const;

const haulage = (from: RoutePoint, to: RoutePoint): RouteLeg => {
  const mode: LegMode = "unknown";
  return { from, to, mode, ...NO_CALL };
};

const isElsewhere = (point: RoutePoint, port: RoutePoint): boolean =>
  point.name.toLowerCase() !== port.name.toLowerCase() && (point.code === null || point.code !== port.code);

/** A schedule is from port to port, without haulage. */
const NO_HAULAGE = {
  exportHaulageMode: null,
  importHaulageMode: null,
  exportModeOfTransport: null,
  importModeOfTransport: null,
} as const;

/** The voyages of a schedule, from port to port. */
export const toScheduledLegs = ({ legs }: CarrierSchedule): readonly RouteLeg[] => toRouteLegs({ legs, ...NO_HAULAGE });

/** The voyage from port to port, and the haulage before and after it where the sheet names an inland place. */
export const toSheetLegs = (offer: SheetLine): readonly RouteLeg[] => {
  const loading = getCell(offer, "PORT OF LOADING", "POL");
  const discharge = getCell(offer, "PORT OF DISCHARGE", "POD");
  if (loading === null || discharge === null) return [];
  const from = readPoint(loading, "sea");
  const to = readPoint(discharge, "sea");
  const receipt = readPoint(getCell(offer, "PLACE OF RECEIPT") ?? loading, "inland");
  const delivery = readPoint(getCell(offer, "PLACE OF DELIVERY") ?? discharge, "inland");
  const voyage: RouteLeg = {
    from,
    to,
    mode: "sea",
    departure: readForeignDay(getCell(offer, "ETD")),
    arrival: readForeignDay(getCell(offer, "ETA")),
    vessel: getCell(offer, "VESSEL"),
    voyage: getCell(offer, "VOYAGE"),
    service: getCell(offer, "SERVICE"),
  };
  return [
    ...(isElsewhere(receipt, from) ? [haulage(receipt, from)] : []),
    ...(offer.schedule === undefined ? [voyage] : toScheduledLegs(offer.schedule)),
    ...(isElsewhere(delivery, to) ? [haulage(to, delivery)] : []),
  ];
};

/** The columns of cut-offs. */
export const CUT_OFF_COLUMNS: readonly (readonly [code: CutOffCode, column: string])[] = [
  ["STA", "BOOKING CUT OFF"],
  ["DCO", "SI CUT OFF"],
  ["LCO", "CFS CUT OFF"],
  ["VCO", "VGM CUT OFF"],
  ["PCO", "PORT CUT OFF"],
  ["CUA", "CUSTOMS CUT OFF"],
];

/** The cut-offs of a sheet's line, local to the place; one that cannot be read stays among the details as written. */
export const toSheetCutOffs = (offer: SheetLine): readonly CutOff[] =>
  CUT_OFF_COLUMNS.flatMap(([code, column]) => {
    const at = readForeignDate(getCell(offer, column));
    return at === null ? [] : [{ code, at }];
  });
