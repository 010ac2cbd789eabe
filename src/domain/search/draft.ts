import { type ContainerSelection, startSelection } from "#domain/containers";
import { DEFAULT_CURRENCY, type CurrencyCode } from "#domain/money";
import { type Place, type PlaceRef, type ServiceType, toServiceType } from "#domain/places";
import type { CalendarDate } from "#domain/time";

/** The two ends of the journey. */
export type End = "origin" | "destination";

/** A place or port field: the text in it, and the code of the entry that was chosen from the list (null while typing). */
export interface DraftPoint {
  readonly text: string;
  readonly code: string | null;
}

/** One end as the form holds it. */
export interface DraftEnd {
  readonly place: DraftPoint;
  readonly port: DraftPoint;
  readonly serviceType: ServiceType;
}

/** How reefers travel, as typed: °C and cubic metres an hour stay texts until the search is checked. */
export interface ReeferDraft {
  readonly use: "non-operating" | "operating";
  readonly temperature: string;
  readonly ventilation: string;
}

/** The whole FCL form, exactly as typed. */
export interface FclDraft {
  readonly origin: DraftEnd;
  readonly destination: DraftEnd;
  readonly departureDate: CalendarDate | null;
  readonly carrier: string;
  /** The currency in which totals are compared. */
  readonly currency: CurrencyCode;
  readonly selection: ContainerSelection;
  readonly reefer: ReeferDraft;
}

export const EMPTY_POINT: DraftPoint = { text: "", code: null };
const EMPTY_END: DraftEnd = { place: EMPTY_POINT, port: EMPTY_POINT, serviceType: "Ramp" };

/** The form that Clear leaves: no places, Ramp at both ends, Dry with one 20GP, USD, and reefers non-operating once chosen. */
export const EMPTY_DRAFT: FclDraft = {
  origin: EMPTY_END,
  destination: EMPTY_END,
  departureDate: null,
  carrier: "",
  currency: DEFAULT_CURRENCY,
  selection: startSelection("Dry"),
  reefer: { use: "non-operating", temperature: "", ventilation: "" },
};

const changeEnd = (draft: FclDraft, end: End, changes: Partial<DraftEnd>): FclDraft =>
  end === "origin"
    ? { ...draft, origin: { ...draft.origin, ...changes } }
    : { ...draft, destination: { ...draft.destination, ...changes } };

/** Typing in a place field: the text is kept and the chosen code is gone, because the text no longer names it. */
export const typePlace = (draft: FclDraft, end: End, text: string): FclDraft =>
  changeEnd(draft, end, { place: { text, code: null } });

/** Typing in a port field, likewise. */
export const typePort = (draft: FclDraft, end: End, text: string): FclDraft =>
  changeEnd(draft, end, { port: { text, code: null } });

/** Choosing a place sets the end's service type too: Ramp for Sea points, otherwise Door. */
export const choosePlace = (draft: FclDraft, end: End, place: Pick<Place, "name" | "code" | "pointType">): FclDraft =>
  changeEnd(draft, end, {
    place: { text: place.name, code: place.code },
    serviceType: toServiceType(place.pointType),
  });

/** Choosing a port of loading or discharge leaves place and service type alone. */
export const choosePort = (draft: FclDraft, end: End, port: PlaceRef): FclDraft =>
  changeEnd(draft, end, { port: { text: port.name, code: port.code } });

export const clearPlace = (draft: FclDraft, end: End): FclDraft => changeEnd(draft, end, { place: EMPTY_POINT });

export const clearPort = (draft: FclDraft, end: End): FclDraft => changeEnd(draft, end, { port: EMPTY_POINT });

export const setServiceType = (draft: FclDraft, end: End, serviceType: ServiceType): FclDraft =>
  changeEnd(draft, end, { serviceType });

/** The way back: both ends change sides with everything in them. */
export const swapEnds = (draft: FclDraft): FclDraft => ({
  ...draft,
  origin: draft.destination,
  destination: draft.origin,
});

export const setDepartureDate = (draft: FclDraft, departureDate: CalendarDate | null): FclDraft => ({
  ...draft,
  departureDate,
});

/** Puts what the container cards hold into the form (see containers/selection for their rules). */
export const setSelection = (draft: FclDraft, selection: ContainerSelection): FclDraft => ({ ...draft, selection });

/** Changes how reefers travel; what was typed for 'operating' stays while 'non-operating' is chosen. */
export const setReefer = (draft: FclDraft, changes: Partial<ReeferDraft>): FclDraft => ({
  ...draft,
  reefer: { ...draft.reefer, ...changes },
});
