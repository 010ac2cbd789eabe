export type { Credentials, Dashboard, LastSearch, NextCutOff, Profile } from "./account.ts";
export { type NewPassword, type PasswordProblem, findPasswordProblems, readEmail, tidyText } from "./credentials.ts";
export {
  type BasicData,
  CODE_RANGE,
  COMMON_FIELDS,
  DOMESTIC_FIELDS,
  EMPTY_DETAILS,
  INVALID_CODE,
  MAX_COPY_BYTES,
  type SignupDetails,
  type SignupField,
  type SignupMode,
  findCopyProblem,
  readCode,
  toBasicData,
  validateSignup,
} from "./signup.ts";
export { type TaxWarning, type TaxWarnings, findTaxWarnings } from "./tax-numbers.ts";
