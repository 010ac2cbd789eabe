import { assertNever } from "../../domain/assert-never.ts";
import {
  type TrackingForm,
  type TrackingProblem,
  validateTracking,
  withTrackingType,
} from "../../domain/tracking/form.ts";
import type { TrackingContext } from "./context.ts";
import type { FormEvent } from "./events.ts";

const changed = (form: TrackingForm, event: FormEvent): TrackingForm => {
  switch (event.type) {
    case "form.bookingTyped":
      return { ...form, bookingId: event.text };
    case "form.typeChosen":
      return withTrackingType(form, event.trackingType);
    case "form.lineChosen":
      return { ...form, shippingLine: event.line };
    case "form.airTypeChosen":
      return { ...form, airType: event.airType };
    default:
      return assertNever(event);
  }
};

const problemsOf = (form: TrackingForm): readonly TrackingProblem[] =>
  validateTracking(form).match(
    () => [],
    (problems) => problems,
  );

/** The form after an event, with the problems of the last Track that it still has; new ones wait for the next Track. */
export const withChange = (
  { form: before, problems }: TrackingContext,
  event: FormEvent,
): Pick<TrackingContext, "form" | "problems"> => {
  const form = changed(before, event);
  const left = problemsOf(form);
  const still = ({ field, message }: TrackingProblem): boolean =>
    left.some((one) => one.field === field && one.message === message);
  return { form, problems: problems.filter(still) };
};

/** Whether two forms say the same. */
export const sameForm = (one: TrackingForm, other: TrackingForm): boolean =>
  one.bookingId === other.bookingId &&
  one.type === other.type &&
  one.shippingLine === other.shippingLine &&
  one.airType === other.airType;
