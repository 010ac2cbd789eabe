import { err, ok, type Result } from "neverthrow";
import { type FieldProblem, toFieldProblems } from "#domain/field-problem.ts";
import { countCharacters, findPasswordProblems, type NewPassword, tidyText } from "./credentials.ts";
import { readTaxNumber } from "./tax-numbers.ts";

/** Domestic accounts also give PAN, GST number and their copies. */
export type SignupMode = "Domestic" | "International";

/** The texts of the details form as typed; `country` is the id of a country. The tax numbers stay while International hides them. */
export interface SignupDetails extends NewPassword {
  readonly mode: SignupMode;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly pinCode: string;
  readonly country: string;
  readonly panNumber: string;
  readonly gstNumber: string;
}

/** The fields that can be invalid. */
export type SignupField = Exclude<keyof SignupDetails, "mode">;

export const EMPTY_DETAILS: SignupDetails = {
  mode: "Domestic",
  firstName: "",
  lastName: "",
  companyName: "",
  phoneNumber: "",
  address: "",
  pinCode: "",
  country: "",
  password: "",
  confirmPassword: "",
  panNumber: "",
  gstNumber: "",
};

interface SignupFieldRule {
  readonly field: Exclude<SignupField, keyof NewPassword>;
  readonly label: string;
  /** Characters at most. */
  readonly maxLength: number;
  readonly isRequired: boolean;
}

/** The fields of every account, in the order of the form; the two passwords have rules of their own. */
export const COMMON_FIELDS: readonly SignupFieldRule[] = [
  { field: "firstName", label: "First name", maxLength: 100, isRequired: true },
  { field: "lastName", label: "Last name", maxLength: 100, isRequired: true },
  { field: "companyName", label: "Company name", maxLength: 200, isRequired: true },
  { field: "phoneNumber", label: "Phone number", maxLength: 32, isRequired: true },
  { field: "address", label: "Address", maxLength: 500, isRequired: true },
  { field: "pinCode", label: "PIN code", maxLength: 6, isRequired: true },
  { field: "country", label: "Country", maxLength: 64, isRequired: true },
];

/** The fields that only domestic accounts have. */
export const DOMESTIC_FIELDS: readonly SignupFieldRule[] = [
  { field: "panNumber", label: "PAN number", maxLength: 20, isRequired: false },
  { field: "gstNumber", label: "GST number", maxLength: 20, isRequired: true },
];

/** An invalid field with its message. */
type SignupProblem = FieldProblem<SignupField>;

/** Normalises texts and tax numbers; passwords stay as typed. */
const tidyDetails = (form: SignupDetails): SignupDetails => ({
  mode: form.mode,
  firstName: tidyText(form.firstName),
  lastName: tidyText(form.lastName),
  companyName: tidyText(form.companyName),
  phoneNumber: tidyText(form.phoneNumber),
  address: tidyText(form.address),
  pinCode: tidyText(form.pinCode),
  country: tidyText(form.country),
  password: form.password,
  confirmPassword: form.confirmPassword,
  panNumber: readTaxNumber(tidyText(form.panNumber)),
  gstNumber: readTaxNumber(tidyText(form.gstNumber)),
});

/** Why a normalised text is refused; null if it is accepted. */
export const findFieldMessage = ({ label, maxLength, isRequired }: SignupFieldRule, text: string): string | null => {
  if (text === "") return isRequired ? `${label} is required.` : null;
  return countCharacters(text) > maxLength ? `${label} can have ${maxLength} characters at most.` : null;
};

const findProblems = (form: SignupDetails, rules: readonly SignupFieldRule[]): readonly SignupProblem[] =>
  rules.flatMap((rule) => toFieldProblems(rule.field, findFieldMessage(rule, form[rule.field])));

/**
 * Validates a sign-up: the normalised details, or all problems in the order of the form. All fields but the PAN are
 * required, the GST number for domestic accounts only; a PIN code has at most 6 characters; passwords have at least 6.
 */
export const validateSignup = (form: SignupDetails): Result<SignupDetails, readonly SignupProblem[]> => {
  const details = tidyDetails(form);
  const problems = [
    ...findProblems(details, COMMON_FIELDS),
    ...findPasswordProblems(details),
    ...(details.mode === "Domestic" ? findProblems(details, DOMESTIC_FIELDS) : []),
  ];
  return problems.length === 0 ? ok(details) : err(problems);
};

/** The `basic_data` of a sign-up; tax numbers for domestic accounts only. */
export interface BasicData {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly country: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly pinCode: string;
  readonly address: string;
  readonly companyName: string;
  readonly panNumber?: string;
  readonly gstNumber?: string;
}

/** Converts validated details to `basic_data`: International omits both tax numbers, Domestic omits an empty PAN. */
export const toBasicData = (details: SignupDetails, email: string): BasicData => {
  const { mode, panNumber, gstNumber, ...common } = details;
  if (mode === "International") return { ...common, email };
  return { ...common, email, ...(panNumber === "" ? {} : { panNumber }), gstNumber };
};

/** Name and size of a chosen file. */
interface ChosenCopy {
  readonly name: string;
  readonly bytes: number;
}

/** 5 MB. */
export const MAX_COPY_BYTES = 5 * 1024 * 1024;

/** Why a file is not accepted as PAN or GST copy (.pdf, not empty, at most 5 MB); null if it is. The server checks the content. */
export const findCopyProblem = ({ name, bytes }: ChosenCopy): string | null => {
  if (!/\.pdf$/i.test(name)) return "Please choose a PDF file.";
  if (bytes === 0) return "This file is empty.";
  return bytes > MAX_COPY_BYTES ? "This file is larger than 5 MB." : null;
};

/** The message for a wrong or unreadable code. */
export const INVALID_CODE = "Invalid verification code. Please try again.";

/** Codes have six digits and no leading zero, because they travel as numbers. */
export const CODE_RANGE = { least: 100_000, most: 999_999 } as const;

/** Reads a typed or pasted code (also `482 913`); null unless it has six digits and no leading zero. */
export const readCode = (text: string): number | null => {
  const digits = text.replaceAll(/[\s-]/gu, "");
  const code = /^\d{6}$/.test(digits) ? Number(digits) : 0;
  return code >= CODE_RANGE.least ? code : null;
};
