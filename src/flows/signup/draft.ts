import { Result } from "neverthrow";
import type { SignupDetails } from "#domain/accounts";
import type { SignupDraft } from "./types.ts";

/** Storage key of an unfinished sign-up. */
export const SIGNUP_KEY = "signupForm";

/** Passwords are never stored. */
export const serialiseSignup = ({ email, sentTo, isVerified, details, countryText }: SignupDraft): string =>
  JSON.stringify({
    email,
    sentTo,
    isVerified,
    details: { ...details, password: "", confirmPassword: "" },
    countryText,
  });

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const detailsIn = (kept: Fields): SignupDetails => ({
  mode: kept["mode"] === "International" ? "International" : "Domestic",
  firstName: textOf(kept["firstName"]),
  lastName: textOf(kept["lastName"]),
  companyName: textOf(kept["companyName"]),
  phoneNumber: textOf(kept["phoneNumber"]),
  address: textOf(kept["address"]),
  pinCode: textOf(kept["pinCode"]),
  country: textOf(kept["country"]),
  password: "",
  confirmPassword: "",
  panNumber: textOf(kept["panNumber"]),
  gstNumber: textOf(kept["gstNumber"]),
});

const parse = Result.fromThrowable((text: string): unknown => JSON.parse(text));

/** Unreadable fields are empty; without the token no step is done. */
export const restoreSignup = (text: string | null, otpToken: string | null): SignupDraft => {
  const kept = fieldsIn(parse(text ?? "null").unwrapOr(null));
  const email = textOf(kept["email"]);
  const sentTo = otpToken === null ? "" : textOf(kept["sentTo"]);
  return {
    email,
    sentTo,
    isVerified: sentTo !== "" && kept["isVerified"] === true,
    details: detailsIn(fieldsIn(kept["details"])),
    countryText: textOf(kept["countryText"]),
  };
};
