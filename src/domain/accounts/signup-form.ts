import type { NewPassword } from "./password.ts";

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

/** The fields that a problem can stand at. */
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

export interface SignupFieldRule {
  readonly field: Exclude<SignupField, keyof NewPassword>;
  readonly label: string;
  /** Characters at most. */
  readonly most: number;
  readonly isRequired: boolean;
}

/** The fields of every account, in the order of the form; the two passwords have rules of their own. */
export const COMMON_FIELDS: readonly SignupFieldRule[] = [
  { field: "firstName", label: "First name", most: 100, isRequired: true },
  { field: "lastName", label: "Last name", most: 100, isRequired: true },
  { field: "companyName", label: "Company name", most: 200, isRequired: true },
  { field: "phoneNumber", label: "Phone number", most: 32, isRequired: true },
  { field: "address", label: "Address", most: 500, isRequired: true },
  { field: "pinCode", label: "PIN code", most: 6, isRequired: true },
  { field: "country", label: "Country", most: 64, isRequired: true },
];

/** The fields that only domestic accounts have. */
export const DOMESTIC_FIELDS: readonly SignupFieldRule[] = [
  { field: "panNumber", label: "PAN number", most: 20, isRequired: false },
  { field: "gstNumber", label: "GST number", most: 20, isRequired: true },
];
