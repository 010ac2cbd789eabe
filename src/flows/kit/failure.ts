import { errAsync, okAsync, type ResultAsync } from "neverthrow";
import type { FieldProblem } from "#domain/field-problem.ts";
import type { Failure } from "#ports/failure.ts";

/** Something is another way by now than the shipper saw it. */
export const isConflict = (failure: Failure | null): boolean =>
  failure?.kind === "refused" && failure.reason === "conflict";

export const isNotFound = (failure: Failure | null): boolean =>
  failure?.kind === "refused" && failure.reason === "not-found";

/** A link that leads nowhere: it never existed, has expired or was revoked. */
export const isGoneLink = (failure: Failure): boolean =>
  isNotFound(failure) || (failure.kind === "refused" && failure.reason === "bad-request");

/** Ending what has ended already is no failure. */
export const orGone = (ended: ResultAsync<void, Failure>): ResultAsync<void, Failure> =>
  ended.orElse((failure) => (isNotFound(failure) ? okAsync(undefined) : errAsync(failure)));

/** The problems of the fields that a refusal names. */
export const refusedFields =
  <Field extends string>(fields: readonly Field[]) =>
  (failure: Failure | null): readonly FieldProblem<Field>[] =>
    failure?.kind !== "refused"
      ? []
      : failure.fields.flatMap(({ field, message }) =>
          fields.flatMap((known) => (known === field ? [{ field: known, message }] : [])),
        );
