import { EMPTY_DETAILS, type SignupDetails } from "#domain/accounts";
import { parseFields, toFields, toText, withStoredTexts } from "../kit/stored-json.ts";
import type { SignupDraft } from "./types.ts";

/** Storage key of an unfinished sign-up. */
export const SIGNUP_KEY = "signupForm";

const NO_PASSWORD = { password: "", confirmPassword: "" };

/** Passwords are never stored. */
export const serialiseSignup = ({ email, sentTo, isVerified, details, countryText }: SignupDraft): string =>
  JSON.stringify({ email, sentTo, isVerified, details: { ...details, ...NO_PASSWORD }, countryText });

const restoreDetails = (stored: unknown): SignupDetails => {
  const fields = toFields(stored);
  const mode = fields["mode"] === "International" ? "International" : "Domestic";
  return { ...withStoredTexts(EMPTY_DETAILS, fields), ...NO_PASSWORD, mode };
};

/** Unreadable fields are empty; without the token no step is done. */
export const restoreSignup = (text: string | null, otpToken: string | null): SignupDraft => {
  const stored = parseFields(text);
  const readText = (field: "email" | "sentTo" | "countryText"): string => toText(stored[field]) ?? "";
  const sentTo = otpToken === null ? "" : readText("sentTo");
  return {
    email: readText("email"),
    sentTo,
    isVerified: sentTo !== "" && stored["isVerified"] === true,
    details: restoreDetails(stored["details"]),
    countryText: readText("countryText"),
  };
};
