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

const readText = (value: unknown): string => (typeof value === "string" ? value : "");

const detailsIn = (kept: Fields): SignupDetails => ({
  mode: kept["mode"] === "International" ? "International" : "Domestic",
  firstName: readText(kept["firstName"]),
  lastName: readText(kept["lastName"]),
  companyName: readText(kept["companyName"]),
  phoneNumber: readText(kept["phoneNumber"]),
  address: readText(kept["address"]),
  pinCode: readText(kept["pinCode"]),
  country: readText(kept["country"]),
  password: "",
  confirmPassword: "",
  panNumber: readText(kept["panNumber"]),
  gstNumber: readText(kept["gstNumber"]),
});

const parse = Result.fromThrowable((text: string): unknown => JSON.parse(text));

/** Unreadable fields are empty; without the token no step is done. */
export const restoreSignup = (text: string | null, otpToken: string | null): SignupDraft => {
  const kept = fieldsIn(parse(text ?? "null").unwrapOr(null));
  const email = readText(kept["email"]);
  const sentTo = otpToken === null ? "" : readText(kept["sentTo"]);
  return {
    email,
    sentTo,
    isVerified: sentTo !== "" && kept["isVerified"] === true,
    details: detailsIn(fieldsIn(kept["details"])),
    countryText: readText(kept["countryText"]),
  };
};
