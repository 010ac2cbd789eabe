export {
  type Account,
  type AccountSession,
  type Capability,
  type Credentials,
  type Dashboard,
  type LastSearch,
  type NextCutOff,
  type NextDeadline,
  type Profile,
  CAPABILITIES,
  readCapabilities,
} from "./account.ts";
export {
  describeShort,
  findPasswordProblems,
  findReplacementProblems,
  MIN_PASSWORD_LENGTH,
  type NewPassword,
  type PasswordReplacement,
  readEmail,
  tidyText,
} from "./credentials.ts";
export {
  BOOKINGS_KEPT_YEARS,
  type DeletionObstacle,
  findDeletionObstacle,
} from "./deletion.ts";
export {
  DETAILS_FIELDS,
  type DetailsField,
  mergeDetails,
  type PersonalDetails,
  validateDetails,
} from "./details.ts";
export { type Device, type DeviceType, formatDevice, readDevice, toDeviceType } from "./devices.ts";
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
export { type TaxWarning, type TaxWarnings, findPanInGstin, findTaxWarnings, readTaxNumber } from "./tax-numbers.ts";
export type {
  ProvedSignIn,
  SecondFactor,
  SecondFactorProof,
  SecondFactorSetup,
  SignInChallenge,
} from "./second-factor.ts";
