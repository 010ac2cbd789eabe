import type { FieldProblem } from "#domain/field-problem.ts";
import type { Failure } from "#ports/failure.ts";

/** The problems of the fields that a refusal names. */
export const refusedFields =
  <Field extends string>(fields: readonly Field[]) =>
  (failure: Failure | null): readonly FieldProblem<Field>[] =>
    failure?.kind !== "refused"
      ? []
      : failure.fields.flatMap(({ field, message }) =>
          fields.flatMap((known) => (known === field ? [{ field: known, message }] : [])),
        );
