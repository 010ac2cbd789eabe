import { momentInSentence, type Sentence } from "#domain/formatting";
import type { CutOffCode } from "#domain/rates";
import { type CalendarDate, type LocalDateTime, toDate } from "#domain/time";

type Moment = CalendarDate | LocalDateTime;

/** The cut-offs of a sailing with their DCSA codes, in the order in which a person reads them. */
export const SAILING_CUT_OFFS = [
  { field: "bookingCutOff", code: "STA", name: "booking" },
  { field: "documentsCutOff", code: "DCO", name: "shipping instruction" },
  { field: "vgmCutOff", code: "VCO", name: "VGM" },
  { field: "cfsCutOff", code: "LCO", name: "CFS" },
  { field: "gateInCutOff", code: "PCO", name: "gate-in" },
  { field: "customsCutOff", code: "CUA", name: "customs" },
] as const satisfies readonly { readonly code: CutOffCode; readonly field: string; readonly name: string }[];

export type CutOffField = (typeof SAILING_CUT_OFFS)[number]["field"];
export const CUT_OFF_FIELDS: readonly CutOffField[] = SAILING_CUT_OFFS.map(({ field }) => field);

/** A value for each cut-off of a sailing. */
export const mapCutOffs = <Value>(
  toValue: (cutOff: (typeof SAILING_CUT_OFFS)[number]) => Value,
): Readonly<Record<CutOffField, Value>> => {
  const [booking, documents, vgm, cfs, gateIn, customs] = SAILING_CUT_OFFS;
  return {
    bookingCutOff: toValue(booking),
    documentsCutOff: toValue(documents),
    vgmCutOff: toValue(vgm),
    cfsCutOff: toValue(cfs),
    gateInCutOff: toValue(gateIn),
    customsCutOff: toValue(customs),
  };
};

/** A sailing as far as the desk can change it, local to its ports; null is not known. */
export interface DeskSailing extends Readonly<Record<CutOffField, Moment | null>> {
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly departure: Moment | null;
  readonly arrival: Moment | null;
}

export const SAILING_FIELDS = ["vessel", "voyage", "departure", "arrival", ...CUT_OFF_FIELDS] as const;
export type SailingField = (typeof SAILING_FIELDS)[number];

export const NO_SAILING: DeskSailing = {
  vessel: null,
  voyage: null,
  departure: null,
  arrival: null,
  ...mapCutOffs(() => null),
};

/** What a sailing becomes for the customer: the value before and after; null is not known. */
export interface SailingChange {
  readonly field: SailingField;
  readonly before: string | null;
  readonly after: string | null;
}

const isOtherText = (stated: string | null, booked: string | null): boolean =>
  stated !== null && stated.trim().toLowerCase() !== (booked ?? "").trim().toLowerCase();

/**
 * Whether what is stated (null stays as it is) means another sailing than the booked one: another vessel, another voyage, or a
 * departure on another day. The cut-offs of the booked sailing do not count for it.
 */
export const isOtherSailing = (stated: DeskSailing, booked: DeskSailing): boolean =>
  isOtherText(stated.vessel, booked.vessel) ||
  isOtherText(stated.voyage, booked.voyage) ||
  (stated.departure !== null && (booked.departure === null || toDate(stated.departure) !== toDate(booked.departure)));

/** The sailing after a change (null stays as it is). Of another sailing a cut-off that is not stated is not known. */
export const applySailing = (booked: DeskSailing, stated: DeskSailing): DeskSailing => {
  const cutOffs = isOtherSailing(stated, booked) ? NO_SAILING : booked;
  return {
    vessel: stated.vessel ?? booked.vessel,
    voyage: stated.voyage ?? booked.voyage,
    departure: stated.departure ?? booked.departure,
    arrival: stated.arrival ?? booked.arrival,
    ...mapCutOffs(({ field }) => stated[field] ?? cutOffs[field]),
  };
};

/** What differs between two sailings, in the order in which it is read. */
export const listSailingChanges = (before: DeskSailing, after: DeskSailing): readonly SailingChange[] =>
  SAILING_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));

const SAILING_FIELD_LABELS: Readonly<Record<SailingField, string>> = {
  vessel: "Vessel",
  voyage: "Voyage",
  departure: "Departure",
  arrival: "Arrival",
  ...mapCutOffs(({ name }) => `Cut-off, ${name}`),
};

const toValue = (field: SailingField, value: string | null): Sentence => {
  if (value === null) return "not known";
  if (field === "vessel" || field === "voyage") return value;
  return momentInSentence(value);
};

/** A change as a person reads it: `Departure`, `Thu 03 Dec, 22:00`, `Thu 10 Dec`. */
export interface DescribedChange {
  readonly label: string;
  readonly before: Sentence;
  readonly after: Sentence;
}

export const describeSailingChange = ({ field, before, after }: SailingChange): DescribedChange => ({
  label: SAILING_FIELD_LABELS[field],
  before: toValue(field, before),
  after: toValue(field, after),
});
