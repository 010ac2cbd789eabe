import { err, ok, type Result } from "neverthrow";
import type { FieldProblem } from "#domain/field-problem.ts";
import { type CalendarDate, formatDate, isCalendarDate } from "#domain/time";
import type { MarginScope } from "./rule.ts";

type Days = Pick<MarginScope, "validFrom" | "validTo">;

/**
 * The last day of a rule or a floor, as it is typed: today or later, not before it begins, and before the day on which it ends
 * already.
 */
export const readLastDay = (
  { validFrom, validTo }: Days,
  typed: string,
  today: CalendarDate,
): Result<CalendarDate, FieldProblem<"lastDay">> => {
  const problem = (message: string): Result<CalendarDate, FieldProblem<"lastDay">> =>
    err({ field: "lastDay", message });
  if (!isCalendarDate(typed)) return problem("Choose a day.");
  if (typed < today) return problem("Choose today or a later day, or leave it empty to end it at once.");
  if (typed < validFrom) return problem(`It begins on ${formatDate(validFrom)}. Leave the day empty to remove it.`);
  return validTo !== null && validTo <= typed
    ? problem(`It ends on ${formatDate(validTo)} already. Choose an earlier day.`)
    : ok(typed);
};
