import { err, ok, type Result } from "neverthrow";
import { readTaxNumber } from "./pan.ts";
import { passwordProblems } from "./password.ts";
import {
  COMMON_FIELDS,
  DOMESTIC_FIELDS,
  type SignupDetails,
  type SignupField,
  type SignupFieldRule,
} from "./signup-form.ts";
import { lengthOf, tidy } from "./text.ts";

/** One field that cannot be sent as it is, with the sentence that stands at it. */
export interface SignupProblem {
  readonly field: SignupField;
  readonly message: string;
}

/** The details as they are sent: tidy texts, tax numbers in capitals, passwords exactly as typed. */
const tidied = (form: SignupDetails): SignupDetails => ({
  mode: form.mode,
  firstName: tidy(form.firstName),
  lastName: tidy(form.lastName),
  companyName: tidy(form.companyName),
  phoneNumber: tidy(form.phoneNumber),
  address: tidy(form.address),
  pinCode: tidy(form.pinCode),
  country: tidy(form.country),
  password: form.password,
  confirmPassword: form.confirmPassword,
  panNumber: readTaxNumber(tidy(form.panNumber)),
  gstNumber: readTaxNumber(tidy(form.gstNumber)),
});

const messageFor = ({ label, most, isRequired }: SignupFieldRule, text: string): string | null => {
  if (text === "") return isRequired ? `${label} is required.` : null;
  return lengthOf(text) > most ? `${label} can have ${most} characters at most.` : null;
};

const problemsIn = (form: SignupDetails, rules: readonly SignupFieldRule[]): readonly SignupProblem[] =>
  rules.flatMap((rule) => {
    const message = messageFor(rule, form[rule.field]);
    return message === null ? [] : [{ field: rule.field, message }];
  });

/**
 * The details ready to send, or every problem in the order of the form. All fields but the PAN are required, the GST
 * number of domestic accounts only; a PIN code has at most 6 characters; the passwords are 6 characters or more and the same.
 */
export const validateSignup = (form: SignupDetails): Result<SignupDetails, readonly SignupProblem[]> => {
  const details = tidied(form);
  const problems = [
    ...problemsIn(details, COMMON_FIELDS),
    ...passwordProblems(details),
    ...(details.mode === "Domestic" ? problemsIn(details, DOMESTIC_FIELDS) : []),
  ];
  return problems.length === 0 ? ok(details) : err(problems);
};
