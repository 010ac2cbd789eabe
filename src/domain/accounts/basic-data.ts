import type { SignupDetails } from "./signup-form.ts";

/** What a sign-up sends as `basic_data`; the two tax numbers are there for domestic accounts only. */
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

/** The `basic_data` of validated details: International omits both tax numbers, whatever was typed; Domestic omits an empty PAN. */
export const basicDataOf = (details: SignupDetails, email: string): BasicData => {
  const { mode, panNumber, gstNumber, ...common } = details;
  if (mode === "International") return { ...common, email };
  return { ...common, email, ...(panNumber === "" ? {} : { panNumber }), gstNumber };
};
