export const TRACKING_TYPES = ["fcl", "lcl", "air", "land"] as const;
export type TrackingType = (typeof TRACKING_TYPES)[number];

export const SHIPPING_LINES = [
  "MAERSK",
  "HAPAG_LLOYD",
  "HMM",
  "ONE",
  "EVERGREEN",
  "MSC",
  "CMA_CGM",
  "COSCO",
  "ZIM",
  "YANG_MING",
] as const;
export type ShippingLine = (typeof SHIPPING_LINES)[number];

export const AIR_TYPES = ["awb", "flight"] as const;
export type AirType = (typeof AIR_TYPES)[number];

export const TRACKING_TYPE_LABELS: Readonly<Record<TrackingType, string>> = {
  fcl: "FCL",
  lcl: "LCL",
  air: "Air",
  land: "Land",
};

export const SHIPPING_LINE_LABELS: Readonly<Record<ShippingLine, string>> = {
  MAERSK: "Maersk",
  HAPAG_LLOYD: "Hapag-Lloyd",
  HMM: "HMM",
  ONE: "ONE",
  EVERGREEN: "Evergreen",
  MSC: "MSC",
  CMA_CGM: "CMA CGM",
  COSCO: "COSCO",
  ZIM: "ZIM",
  YANG_MING: "Yang Ming",
};

export const AIR_TYPE_LABELS: Readonly<Record<AirType, string>> = {
  awb: "Air waybill (AWB)",
  flight: "Flight",
};

const isIn = <Choice extends string>(choices: readonly Choice[], text: string | null): text is Choice =>
  choices.some((choice) => choice === text);

/** Whether a text is one of the four types. */
export const isTrackingType = (text: string | null): text is TrackingType => isIn(TRACKING_TYPES, text);

/** Whether a text is one of the ten shipping lines. */
export const isShippingLine = (text: string | null): text is ShippingLine => isIn(SHIPPING_LINES, text);

/** The label of a shipping line; other carriers keep their own name. */
export const getShippingLineLabel = (line: string): string =>
  isShippingLine(line) ? SHIPPING_LINE_LABELS[line] : line;

/** Whether a text is one of the two air types. */
export const isAirType = (text: string | null): text is AirType => isIn(AIR_TYPES, text);

/** By which names of carriers are the same, however they are written: `Hapag-Lloyd` and `HAPAG LLOYD`. */
export const toCarrierKey = (name: string): string =>
  name
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const BY_LETTERS: ReadonlyMap<string, ShippingLine> = new Map(SHIPPING_LINES.map((line) => [toCarrierKey(line), line]));

/** The shipping line to track a carrier's bookings by: one of the ten, however it is written (`Hapag-Lloyd`), or the carrier's own name. */
export const toTrackingLine = (carrier: string): string => BY_LETTERS.get(toCarrierKey(carrier)) ?? carrier;

/** Whether a shipping line names this carrier, however either is written. */
export const isSameLine = (line: string, carrier: string): boolean => toCarrierKey(line) === toCarrierKey(carrier);
