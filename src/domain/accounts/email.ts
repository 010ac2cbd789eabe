import { err, ok, type Result } from "neverthrow";
import { lengthOf, tidy } from "./text.ts";

const MOST = 254;

/* One @, something on both sides, a dot in the domain, no gap: what mail systems agree on. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** An email address without the blanks around it; refuses an empty, overlong or impossible one with the sentence to show. */
export const readEmail = (text: string): Result<string, string> => {
  const email = tidy(text);
  if (email === "") return err("Email is required.");
  if (lengthOf(email) > MOST) return err(`Email can have ${MOST} characters at most.`);
  return EMAIL.test(email) ? ok(email) : err("Enter an email address such as name@company.com.");
};
