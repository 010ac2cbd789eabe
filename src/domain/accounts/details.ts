import { err, ok, type Result } from "neverthrow";
import { type FieldProblem, toFieldProblems } from "#domain/field-problem.ts";
import { tidyText } from "./credentials.ts";
import { COMMON_FIELDS, findFieldMessage } from "./signup.ts";

/** What a shipper can change of the own account. */
export interface PersonalDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

export type DetailsField = keyof PersonalDetails;

export const DETAILS_FIELDS: readonly DetailsField[] = ["firstName", "lastName", "phone"];

const findDetailsMessage = (field: DetailsField, text: string): string | null => {
  const rule = COMMON_FIELDS.find((known) => known.field === (field === "phone" ? "phoneNumber" : field));
  return rule === undefined ? null : findFieldMessage(rule, text);
};

/** Validates personal details by the rules of the sign-up: the normalised details, or all problems in the order of the form. */
export const validateDetails = (
  typed: PersonalDetails,
): Result<PersonalDetails, readonly FieldProblem<DetailsField>[]> => {
  const details = {
    firstName: tidyText(typed.firstName),
    lastName: tidyText(typed.lastName),
    phone: tidyText(typed.phone),
  };
  const problems = DETAILS_FIELDS.flatMap((field) => toFieldProblems(field, findDetailsMessage(field, details[field])));
  return problems.length === 0 ? ok(details) : err(problems);
};

/** Details that are typed, and the fields that were typed here and changed elsewhere to something else. */
export interface MergedDetails {
  readonly details: PersonalDetails;
  readonly conflicts: readonly DetailsField[];
}

/**
 * Merges typed details with those that were stored in the meantime; `read` are those that typing began with. A field that
 * was not typed takes the stored text; a typed one stays, and is a conflict if the stored text has changed to another one.
 */
export const mergeDetails = (typed: PersonalDetails, read: PersonalDetails, stored: PersonalDetails): MergedDetails => {
  const merge = (field: DetailsField): string => (typed[field] === read[field] ? stored[field] : typed[field]);
  const details = { firstName: merge("firstName"), lastName: merge("lastName"), phone: merge("phone") };
  const conflicts = DETAILS_FIELDS.filter((field) => stored[field] !== read[field] && details[field] !== stored[field]);
  return { details, conflicts };
};
