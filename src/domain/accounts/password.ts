import { lengthOf } from "./text.ts";

/** Characters that a password has at least. */
const PASSWORD_LEAST = 6;
const PASSWORD_MOST = 1000;

/** A password typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** What is wrong with one of the two, in the words to show. */
export interface PasswordProblem {
  readonly field: keyof NewPassword;
  readonly message: string;
}

const passwordMessage = (password: string): string | null => {
  if (password === "") return "Password is required.";
  if (lengthOf(password) < PASSWORD_LEAST) return `Password must be at least ${PASSWORD_LEAST} characters long`;
  return lengthOf(password) > PASSWORD_MOST ? `Password can have ${PASSWORD_MOST} characters at most.` : null;
};

const confirmationMessage = ({ password, confirmPassword }: NewPassword): string | null => {
  if (confirmPassword === "") return "Please type the password again.";
  return confirmPassword === password ? null : "Passwords do not match";
};

/** A new password has six characters or more (blanks count), and is typed twice the same; all problems at once, none when it can be taken. */
export const passwordProblems = (typed: NewPassword): readonly PasswordProblem[] => {
  const password = passwordMessage(typed.password);
  const confirmPassword = confirmationMessage(typed);
  return [
    ...(password === null ? [] : [{ field: "password", message: password } as const]),
    ...(confirmPassword === null ? [] : [{ field: "confirmPassword", message: confirmPassword } as const]),
  ];
};
