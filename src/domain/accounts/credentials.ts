import { err, ok, type Result } from "neverthrow";
import { INVALID_EMAIL, isEmail } from "#domain/email.ts";
import { type FieldProblem, toFieldProblems } from "#domain/field-problem.ts";

/** Normalises a typed text: Unicode NFC, no control characters, no surrounding spaces. */
export const tidyText = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim();

/** Counts code points, so that an emoji is one character. */
export const countCharacters = (text: string): number => [...text].length;

const MAX_EMAIL_LENGTH = 254;

/** Reads an email address; an empty, too long or invalid one is an error with the message to show. */
export const readEmail = (text: string): Result<string, string> => {
  const email = tidyText(text);
  if (email === "") return err("Email is required.");
  if (countCharacters(email) > MAX_EMAIL_LENGTH) return err(`Email can have ${MAX_EMAIL_LENGTH} characters at most.`);
  return isEmail(email) ? ok(email) : err(INVALID_EMAIL);
};

/** Of the specification; a deployment may ask for more. */
export const MIN_PASSWORD_LENGTH = 6;
const MAX_PASSWORD_LENGTH = 1000;

/** A password typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Why a password is too short; null if it is not. Characters as a person counts them, spaces too. */
export const describeShort = (password: string, minLength: number): string | null =>
  countCharacters(password) < minLength ? `Password must be at least ${minLength} characters long` : null;

const findPasswordMessage = (password: string): string | null => {
  if (password === "") return "Password is required.";
  if (countCharacters(password) > MAX_PASSWORD_LENGTH)
    return `Password can have ${MAX_PASSWORD_LENGTH} characters at most.`;
  return describeShort(password, MIN_PASSWORD_LENGTH);
};

const findConfirmationMessage = ({ password, confirmPassword }: NewPassword): string | null => {
  if (confirmPassword === "") return "Please type the password again.";
  return confirmPassword === password ? null : "Passwords do not match";
};

/** A new password has at least six characters (spaces count) and is typed twice. Returns all problems. */
export const findPasswordProblems = (typed: NewPassword): readonly FieldProblem<keyof NewPassword>[] => [
  ...toFieldProblems("password", findPasswordMessage(typed.password)),
  ...toFieldProblems("confirmPassword", findConfirmationMessage(typed)),
];

/** A new password typed twice, and the current one. */
export interface PasswordReplacement extends NewPassword {
  readonly currentPassword: string;
}

/** Rules of a new password; the current one is required and differs from the new one. Returns all problems, at most one per field. */
export const findReplacementProblems = (
  typed: PasswordReplacement,
): readonly FieldProblem<keyof PasswordReplacement>[] => {
  const problems = findPasswordProblems(typed);
  if (typed.currentPassword === "")
    return [{ field: "currentPassword", message: "Please enter your current password." }, ...problems];
  const isSame = typed.password === typed.currentPassword && !problems.some(({ field }) => field === "password");
  return isSame ? [{ field: "password", message: "This is your current password." }, ...problems] : problems;
};
