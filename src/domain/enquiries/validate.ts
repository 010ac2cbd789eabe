import { err, ok, type Result } from "neverthrow";
import { INVALID_EMAIL, isEmail } from "#domain/email.ts";
import { type FieldProblem, toFieldProblems } from "#domain/field-problem.ts";
import { type Enquiry, type EnquiryField, ENQUIRY_FIELDS } from "./enquiry.ts";

/** One field that cannot be sent as it is, with its message. */
export type EnquiryProblem = FieldProblem<EnquiryField>;

const findMessage = (field: EnquiryField, label: string, most: number, text: string): string | null => {
  if (text === "") return `${label} is required.`;
  if (text.length > most) return `${label} can have ${most} characters at most.`;
  if (field === "email" && !isEmail(text)) return INVALID_EMAIL;
  return null;
};

const trimmed = (form: Enquiry): Enquiry => ({
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  email: form.email.trim(),
  mobileNo: form.mobileNo.trim(),
  companyName: form.companyName.trim(),
  message: form.message.trim(),
});

/** The enquiry without the blanks around each field, or every problem in the order of the form: all six fields are required, the email must be one. */
export const validateEnquiry = (form: Enquiry): Result<Enquiry, readonly EnquiryProblem[]> => {
  const enquiry = trimmed(form);
  const problems = ENQUIRY_FIELDS.flatMap(({ field, label, most }) =>
    toFieldProblems(field, findMessage(field, label, most, enquiry[field])),
  );
  return problems.length === 0 ? ok(enquiry) : err(problems);
};
