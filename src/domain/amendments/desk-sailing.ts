import { type CalendarDate, formatWeekday, type LocalDateTime, toDate, toTime } from "#domain/time";

type Moment = CalendarDate | LocalDateTime;

/** A sailing as far as the desk can change it, local to its ports; null is not known. */
export interface DeskSailing {
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly departure: Moment | null;
  readonly arrival: Moment | null;
  readonly documentsCutOff: Moment | null;
  readonly vgmCutOff: Moment | null;
  readonly gateInCutOff: Moment | null;
}

export const CUT_OFF_FIELDS = ["documentsCutOff", "vgmCutOff", "gateInCutOff"] as const;
export type CutOffField = (typeof CUT_OFF_FIELDS)[number];

export const SAILING_FIELDS = ["vessel", "voyage", "departure", "arrival", ...CUT_OFF_FIELDS] as const;
export type SailingField = (typeof SAILING_FIELDS)[number];

export const NO_SAILING: DeskSailing = {
  vessel: null,
  voyage: null,
  departure: null,
  arrival: null,
  documentsCutOff: null,
  vgmCutOff: null,
  gateInCutOff: null,
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
    documentsCutOff: stated.documentsCutOff ?? cutOffs.documentsCutOff,
    vgmCutOff: stated.vgmCutOff ?? cutOffs.vgmCutOff,
    gateInCutOff: stated.gateInCutOff ?? cutOffs.gateInCutOff,
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
  documentsCutOff: "Cut-off, shipping instruction",
  vgmCutOff: "Cut-off, VGM",
  gateInCutOff: "Cut-off, gate-in",
};

const toValue = (field: SailingField, value: string | null): string => {
  if (value === null) return "not known";
  if (field === "vessel" || field === "voyage") return value;
  return [formatWeekday(value), toTime(value)].filter((part) => part !== null).join(", ");
};

/** A change as a person reads it: `Departure`, `Thu 03 Dec, 22:00`, `Thu 10 Dec`. */
export interface DescribedChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export const describeSailingChange = ({ field, before, after }: SailingChange): DescribedChange => ({
  label: SAILING_FIELD_LABELS[field],
  before: toValue(field, before),
  after: toValue(field, after),
});
