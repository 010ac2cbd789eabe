import { err, ok, type Result } from "neverthrow";
import type { FieldProblem } from "#domain/field-problem.ts";
import { type AirType, isAirType, isShippingLine, isTrackingType, type TrackingType } from "./shipping-lines.ts";

/** The values of the tracking form; null is a select without a choice. */
export interface TrackingForm {
  readonly bookingId: string;
  readonly type: TrackingType | null;
  /** One of the ten, or the carrier of an own booking. */
  readonly shippingLine: string | null;
  readonly airType: AirType | null;
}

/** What is asked of the server: a shipping line for fcl only, an air type for air only. */
export type TrackingQuery =
  | { readonly bookingId: string; readonly type: "fcl"; readonly shippingLine: string }
  | { readonly bookingId: string; readonly type: "air"; readonly airType: AirType }
  | { readonly bookingId: string; readonly type: "lcl" | "land" };

type TrackingField = keyof TrackingForm;

/** An invalid field with its message. */
export type TrackingProblem = FieldProblem<TrackingField>;

export const EMPTY_TRACKING_FORM: TrackingForm = { bookingId: "", type: null, shippingLine: null, airType: null };

const LONGEST = 64;
const LONGEST_LINE = 200;

/** The form with another type: shipping line and air type are cleared; the same type again changes nothing. */
export const setTrackingType = (form: TrackingForm, type: TrackingType | null): TrackingForm =>
  type === form.type ? form : { ...form, type, shippingLine: null, airType: null };

/** The form with another number typed by hand: a carrier beyond the ten lines belonged to the booking before. */
export const setBookingId = (form: TrackingForm, bookingId: string): TrackingForm => ({
  ...form,
  bookingId,
  shippingLine: isShippingLine(form.shippingLine) ? form.shippingLine : null,
});

/** What identifies a booking for tracking; `trackingType` is null where the server does not state it. */
interface TrackableBooking {
  readonly bookingId: string | null;
  readonly quotationId: string;
  readonly trackingType: TrackingType | null;
  readonly shippingLine: string | null;
}

/** The form of an own booking, whose type and line are known. */
export const toTrackingForm = ({
  bookingId,
  quotationId,
  trackingType,
  shippingLine,
}: TrackableBooking): TrackingForm => {
  const type = trackingType ?? "fcl";
  const line = type === "fcl" ? shippingLine : null;
  return { ...EMPTY_TRACKING_FORM, bookingId: bookingId ?? quotationId, type, shippingLine: line };
};

const bookingProblem = (bookingId: string): readonly TrackingProblem[] => {
  if (bookingId === "") return [{ field: "bookingId", message: "Please enter a Booking ID." }];
  return bookingId.length > LONGEST
    ? [{ field: "bookingId", message: `A Booking ID can have ${LONGEST} characters at most.` }]
    : [];
};

const NO_TYPE: TrackingProblem = { field: "type", message: "Please select a type." };
const NO_LINE: TrackingProblem = { field: "shippingLine", message: "Please select a shipping line." };
const NO_AIR_TYPE: TrackingProblem = { field: "airType", message: "Please select an air type." };

const toQuery = (form: TrackingForm, bookingId: string): Result<TrackingQuery, TrackingProblem> => {
  const { type, shippingLine, airType } = form;
  if (type === null) return err(NO_TYPE);
  if (type === "fcl") return shippingLine === null ? err(NO_LINE) : ok({ bookingId, type, shippingLine });
  if (type === "air") return airType === null ? err(NO_AIR_TYPE) : ok({ bookingId, type, airType });
  return ok({ bookingId, type });
};

/** The form ready to send, its Booking ID without blanks around it, or every problem in the order of the form. */
export const validateTracking = (form: TrackingForm): Result<TrackingQuery, readonly TrackingProblem[]> => {
  const bookingId = form.bookingId.trim();
  const choice = toQuery(form, bookingId);
  const problems = [...bookingProblem(bookingId), ...(choice.isErr() ? [choice.error] : [])];
  return choice.isErr() || problems.length > 0 ? err(problems) : ok(choice.value);
};

const readLine = (text: string | null): string | null => {
  const line = text?.trim() ?? "";
  return line === "" || line.length > LONGEST_LINE ? null : line;
};

/** A form from the texts of an address; a type or air type that is none of the choices is no choice. */
export const readTrackingForm = (texts: {
  readonly bookingId: string;
  readonly type: string | null;
  readonly shippingLine: string | null;
  readonly airType: string | null;
}): TrackingForm => ({
  bookingId: texts.bookingId,
  type: isTrackingType(texts.type) ? texts.type : null,
  shippingLine: readLine(texts.shippingLine),
  airType: isAirType(texts.airType) ? texts.airType : null,
});

/** The form that a query was made from. */
export const fromTrackingQuery = (query: TrackingQuery): TrackingForm => ({ ...EMPTY_TRACKING_FORM, ...query });
