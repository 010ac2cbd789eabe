import { findPasswordProblems, type NewPassword, type PersonalDetails, validateDetails } from "#domain/accounts";
import type { FieldProblem } from "#server/platform/http/refusal.ts";
import { loadCommonPasswords, withPasswordRules } from "./common-passwords.ts";

/** What is wrong with a new password that is typed twice, also that it is a common one. */
export const readNewPassword = async (typed: NewPassword): Promise<readonly FieldProblem[]> =>
  withPasswordRules(findPasswordProblems(typed), typed.password, await loadCommonPasswords());

/** What is wrong with names and phone number. */
export const validatePerson = (typed: PersonalDetails): readonly FieldProblem[] =>
  validateDetails(typed).match(
    () => [],
    (problems) => problems,
  );
