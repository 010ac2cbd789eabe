import { readForeignDate, readForeignDay } from "./foreign-date.ts";
import type { CutOff, CutOffCode, LegMode, RouteLeg, RoutePoint } from "./rate.ts";
import { cellOf } from "./sheet-fields.ts";
import type { SheetOffer } from "./sheet-offer.ts";

/** `Nhava Sheva (INNSA)`, or a code alone. */
const BRACKETED_CODE = /^(.*?)\s*\(([A-Z]{2}[A-Z2-9]{3})\)$/;
const LONE_CODE = /^()([A-Z]{2}[A-Z2-9]{3})$/;
/** `Nhava Sheva INNSA`: only behind small letters; in `NHAVA SHEVA` the last word is a part of the name. */
const CODE_BEHIND_NAME = /^(.*[a-z].*?)[\s,]+([A-Z]{2}[A-Z2-9]{3})$/;

/** The name of a point, and its UN/LOCODE where one is written. */
const pointOf = (text: string, kind: RoutePoint["kind"]): RoutePoint => {
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

/** The voyage from port to port, and the haulage before and after it where the sheet names an inland place. */
export const sheetLegs = (offer: SheetOffer): readonly RouteLeg[] => {
  const loading = cellOf(offer, "PORT OF LOADING", "POL");
  const discharge = cellOf(offer, "PORT OF DISCHARGE", "POD");
  if (loading === null || discharge === null) return [];
  const from = pointOf(loading, "sea");
  const to = pointOf(discharge, "sea");
  const receipt = pointOf(cellOf(offer, "PLACE OF RECEIPT") ?? loading, "inland");
  const delivery = pointOf(cellOf(offer, "PLACE OF DELIVERY") ?? discharge, "inland");
  const voyage: RouteLeg = {
    from,
    to,
    mode: "sea",
    departure: readForeignDay(cellOf(offer, "ETD")),
    arrival: readForeignDay(cellOf(offer, "ETA")),
    vessel: cellOf(offer, "VESSEL"),
    voyage: cellOf(offer, "VOYAGE"),
    service: cellOf(offer, "SERVICE"),
  };
  return [
    ...(isElsewhere(receipt, from) ? [haulage(receipt, from)] : []),
    voyage,
    ...(isElsewhere(delivery, to) ? [haulage(to, delivery)] : []),
  ];
};

const COLUMNS: readonly (readonly [code: CutOffCode, column: string])[] = [
  ["STA", "BOOKING CUT OFF"],
  ["DCO", "SI CUT OFF"],
  ["LCO", "CFS CUT OFF"],
  ["VCO", "VGM CUT OFF"],
  ["PCO", "PORT CUT OFF"],
];

/** The cut-offs of a sheet's line, local to the place; one that cannot be read stays among the details as written. */
export const sheetCutOffs = (offer: SheetOffer): readonly CutOff[] =>
  COLUMNS.flatMap(([code, column]) => {
    const at = readForeignDate(cellOf(offer, column));
    return at === null ? [] : [{ code, at }];
  });
