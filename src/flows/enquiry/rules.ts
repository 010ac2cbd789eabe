import { ENQUIRY_FIELDS, type EnquiryProblem, validateEnquiry } from "#domain/enquiries";
import type { SentEnquiry } from "#ports/enquiry.ts";
import type { Failure } from "#ports/failure.ts";

/** What is wrong with a form, nothing when it can be sent. */
export const problemsOf = (form: SentEnquiry): readonly EnquiryProblem[] =>
  validateEnquiry(form).match(
    () => [],
    (problems) => problems,
  );

/** The form as it is sent: without blanks around the fields. */
export const acceptedForm = (form: SentEnquiry): SentEnquiry => ({
  ...validateEnquiry(form).unwrapOr(form),
  website: form.website,
});

/** The problems already shown that a changed form still has, in their present words; new ones wait for the next submission. */
export const remainingProblems = (shown: readonly EnquiryProblem[], form: SentEnquiry): readonly EnquiryProblem[] =>
  shown.length === 0 ? shown : problemsOf(form).filter(({ field }) => shown.some((problem) => problem.field === field));

/** What the server said of fields that this form has. */
export const refusedFields = (failure: Failure | null): readonly EnquiryProblem[] =>
  failure?.kind !== "refused"
    ? []
    : ENQUIRY_FIELDS.flatMap(({ field }) =>
        failure.fields.flatMap((refused) => (refused.field === field ? [{ field, message: refused.message }] : [])),
      );
