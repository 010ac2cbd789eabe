import type { TrackingForm, TrackingProblem, TrackingQuery } from "../../domain/tracking/form.ts";
import type { AirType, ShippingLine, TrackingType } from "../../domain/tracking/options.ts";

/** What changes the form. */
export type FormEvent =
  | { readonly type: "form.bookingTyped"; readonly text: string }
  | { readonly type: "form.typeChosen"; readonly trackingType: TrackingType }
  | { readonly type: "form.lineChosen"; readonly line: ShippingLine }
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
