import type { Quotation } from "#domain/bookings";
import type { TrackingForm, TrackingProblem, TrackingQuery, AirType, TrackingType } from "#domain/tracking";

export interface TrackingContext {
  readonly form: TrackingForm;
  /** What the last Track was refused for; each goes as soon as it is put right. */
  readonly problems: readonly TrackingProblem[];
  /** The form that the page's address stands for. */
  readonly address: TrackingForm;
  /** The form of the own booking whose number was typed. */
  readonly own: TrackingForm | null;
}

/** What changes the form. */
export type FormEvent =
  | { readonly type: "form.bookingTyped"; readonly text: string }
  | { readonly type: "form.typeChosen"; readonly trackingType: TrackingType }
  | { readonly type: "form.lineChosen"; readonly line: string }
  | { readonly type: "form.airTypeChosen"; readonly airType: AirType };

/** What can happen at the tracking form. */
export type TrackingEvent =
  | FormEvent
  /** The page's address stands for another form: a link, or the way back. */
  | { readonly type: "address.changed"; readonly form: TrackingForm }
  /** Track. */
  | { readonly type: "tracking.requested" };

/** What the screen is told beyond its view. */
export type TrackingNotice =
  | { readonly type: "tracking.accepted"; readonly query: TrackingQuery }
  | { readonly type: "tracking.refused"; readonly problems: readonly TrackingProblem[] };

/** The own booking with a number that was typed; null when there is none. */
export type FoundBooking = Quotation | null;
