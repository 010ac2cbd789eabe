import type { FieldProblem } from "#domain/field-problem.ts";
import { isReadMoment } from "#domain/time";

/** What is said of a day that cannot be read. */
export const UNREADABLE_DAY = "Write a date such as 15 dec, 15.12. or 2026-12-15.";

/** The problem of a day that a field could not read and has handed on as it was typed; none if it is empty. */
export const findDayProblem = <Field extends string>(
  field: Field,
  day: string | null,
): readonly FieldProblem<Field>[] =>
  day === null || day === "" || isReadMoment(day) ? [] : [{ field, message: UNREADABLE_DAY }];
