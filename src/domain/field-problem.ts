import type { Result } from "neverthrow";

/** What is wrong with a field, in the words to show. */
export interface FieldProblem<Field extends string = string> {
  readonly field: Field;
  readonly message: string;
}

/** The problem of a field; none without a message. */
export const toFieldProblems = <Field extends string>(
  field: Field,
  message: string | null | undefined,
): readonly FieldProblem<Field>[] => (message == null ? [] : [{ field, message }]);

/** What a validation refuses; nothing if it accepts. */
export const listProblems = <Problem>(validated: Result<unknown, readonly Problem[]>): readonly Problem[] =>
  validated.match(
    () => [],
    (problems) => problems,
  );

/** Those of the first problems that are among the others too, with the same message. */
export const keepProblems = <Problem extends FieldProblem>(
  problems: readonly Problem[],
  others: readonly FieldProblem[],
): readonly Problem[] =>
  problems.filter(({ field, message }) => others.some((other) => other.field === field && other.message === message));

/** What is wrong with a field; undefined if nothing is. */
export const findProblem = <Field extends string>(
  problems: readonly FieldProblem<Field>[],
  field: NoInfer<Field>,
): string | undefined => problems.find((problem) => problem.field === field)?.message;
