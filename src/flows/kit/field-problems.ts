import type { Failure } from "#ports/failure.ts";

/** What is wrong with a field. */
export interface FieldProblem<Field extends string = string> {
  readonly field: Field;
  readonly message: string;
}

/** The problems of the fields that a refusal names. */
export const refusedFields =
  <Field extends string>(fields: readonly Field[]) =>
  (failure: Failure): readonly FieldProblem<Field>[] =>
    failure.kind !== "refused"
      ? []
      : failure.fields.flatMap(({ field, message }) =>
          fields.flatMap((known) => (known === field ? [{ field: known, message }] : [])),
        );

/** The problems of a form with one field that can be wrong. */
export const toFieldProblems = <Field extends string>(
  field: Field,
  message: string | null | undefined,
): readonly FieldProblem<Field>[] => (message == null ? [] : [{ field, message }]);

/** What is wrong with a field; null if nothing is. */
export const findFieldProblem = <Field extends string>(
  problems: readonly FieldProblem<Field>[],
  field: Field,
): string | null => problems.find((problem) => problem.field === field)?.message ?? null;
