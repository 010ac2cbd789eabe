import { assertNever } from "#domain/assert-never.ts";
import {
  type TrackingForm,
  toTrackingForm,
  type TrackingProblem,
  validateTracking,
  setBookingId,
  setTrackingType,
  type TrackingType,
} from "#domain/tracking";
import type { FormEvent, FoundBooking, TrackingContext } from "./types.ts";

/* Choosing the type of the shipper's booking restores its line. */
const chooseType = (form: TrackingForm, type: TrackingType, own: TrackingForm | null): TrackingForm =>
  own?.type === type && own.bookingId === form.bookingId ? own : setTrackingType(form, type);

const applyChange = (form: TrackingForm, event: FormEvent, own: TrackingForm | null): TrackingForm => {
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

const findProblems = (form: TrackingForm): readonly TrackingProblem[] =>
  validateTracking(form).match(
    () => [],
    (problems) => problems,
  );

const remainingProblems = (problems: readonly TrackingProblem[], form: TrackingForm): readonly TrackingProblem[] => {
  const left = findProblems(form);
  return problems.filter(({ field, message }) => left.some((one) => one.field === field && one.message === message));
};

type FormChange = Pick<TrackingContext, "form" | "problems" | "own">;

/** The form after an event, with the problems that it still has; new ones wait for the next Track. */
export const withChange = ({ form: before, problems, own }: TrackingContext, event: FormEvent): FormChange => {
  const form = applyChange(before, event, own);
  return { form, problems: remainingProblems(problems, form), own: form.bookingId === own?.bookingId ? own : null };
};

/** The form with type and line of the booking that was found. */
export const withBooking = ({ form: before, problems }: TrackingContext, booking: FoundBooking): FormChange => {
  if (booking === null) return { form: before, problems, own: null };
  const { bookingId } = before;
  const form = { ...toTrackingForm(booking), bookingId };
  return { form, problems: remainingProblems(problems, form), own: form };
};

export const isSameForm = (one: TrackingForm, other: TrackingForm): boolean =>
  one.bookingId === other.bookingId &&
  one.type === other.type &&
  one.shippingLine === other.shippingLine &&
  one.airType === other.airType;
