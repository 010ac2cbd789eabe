import type { Quotation } from "#domain/bookings";
import type { TrackingForm, TrackingProblem, TrackingQuery, AirType, TrackingType } from "#domain/tracking";

export interface TrackingContext {
  readonly form: TrackingForm;
  /** Problems of the last Track; each disappears as soon as it is fixed. */
  readonly problems: readonly TrackingProblem[];
  /** The form of the URL. */
  readonly address: TrackingForm;
  /** The shipper's booking whose number or reference was typed. */
  readonly own: OwnBooking | null;
}

export interface OwnBooking {
  readonly typed: string;
  /** With the number by which the booking is tracked. */
  readonly form: TrackingForm;
}

export type FormEvent =
  | { readonly type: "form.bookingTyped"; readonly text: string }
  | { readonly type: "form.typeChosen"; readonly trackingType: TrackingType }
  | { readonly type: "form.lineChosen"; readonly line: string }
  | { readonly type: "form.airTypeChosen"; readonly airType: AirType };

export type TrackingEvent =
  | FormEvent
  /** The URL changed: a link, or the browser's Back. */
  | { readonly type: "address.changed"; readonly form: TrackingForm }
  | { readonly type: "tracking.requested" };

export type TrackingNotice =
  | { readonly type: "tracking.accepted"; readonly query: TrackingQuery }
  | { readonly type: "tracking.refused"; readonly problems: readonly TrackingProblem[] };

/** The shipper's booking with the typed number or reference. */
export type FoundBooking = Quotation | null;
