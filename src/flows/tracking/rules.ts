import { assertNever } from "#domain/assert-never.ts";
import { keepProblems, listProblems } from "#domain/field-problem.ts";
import {
  type TrackingForm,
  toTrackingForm,
  type TrackingProblem,
  validateTracking,
  setBookingId,
  setTrackingType,
  type TrackingType,
} from "#domain/tracking";
import type { Quotation } from "#domain/bookings";
import type { FormEvent, FoundBooking, OwnBooking, TrackingContext } from "./types.ts";

/* Choosing the type of the shipper's booking restores its line. */
const chooseType = (form: TrackingForm, type: TrackingType, own: OwnBooking | null): TrackingForm =>
  own?.form.type === type && own.typed === form.bookingId
    ? { ...own.form, bookingId: own.typed }
    : setTrackingType(form, type);

const applyChange = (form: TrackingForm, event: FormEvent, own: OwnBooking | null): TrackingForm => {
  switch (event.type) {
    case "form.bookingTyped":
      return setBookingId(form, event.text);
    case "form.typeChosen":
      return chooseType(form, event.trackingType, own);
    case "form.lineChosen":
      return { ...form, shippingLine: event.line };
    case "form.airTypeChosen":
      return { ...form, airType: event.airType };
    default:
      return assertNever(event);
  }
};

const remainingProblems = (problems: readonly TrackingProblem[], form: TrackingForm): readonly TrackingProblem[] =>
  keepProblems(problems, listProblems(validateTracking(form)));

type FormChange = Pick<TrackingContext, "form" | "problems" | "own">;

/** The form after an event, with the problems that it still has; new ones wait for the next Track. */
export const withChange = ({ form: before, problems, own }: TrackingContext, event: FormEvent): FormChange => {
  const form = applyChange(before, event, own);
  return { form, problems: remainingProblems(problems, form), own: form.bookingId === own?.typed ? own : null };
};

/** The form with type and line of the booking that was found. */
export const withBooking = ({ form: before, problems }: TrackingContext, booking: FoundBooking): FormChange => {
  if (booking === null) return { form: before, problems, own: null };
  const { bookingId: typed } = before;
  const own = { typed, form: toTrackingForm(booking) };
  const form = { ...own.form, bookingId: typed };
  return { form, problems: remainingProblems(problems, form), own };
};

/** The form as it is sent: an own booking by its number, also where its reference was typed. */
export const toSentForm = ({ form, own }: Pick<TrackingContext, "form" | "own">): TrackingForm =>
  own?.typed === form.bookingId ? { ...form, bookingId: own.form.bookingId } : form;

const isSameText = (one: string | null, other: string): boolean =>
  one !== null && one.trim().toUpperCase() === other.trim().toUpperCase();

/** The booking with a number, or the only one with it as the shipper's reference. */
export const findTyped = (bookings: readonly Quotation[], typed: string): FoundBooking => {
  const numbered = bookings.find((one) => isSameText(one.bookingId, typed) || isSameText(one.quotationId, typed));
  const [first = null, ...others] = bookings.filter(({ reference }) => isSameText(reference, typed));
  return numbered ?? (others.length === 0 ? first : null);
};
