import { findReplacementProblems, type PasswordReplacement } from "#domain/accounts";
import { refusedFields } from "../kit/failure.ts";
import { createForm } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";

/** Changing the password, which answers how many sessions it has ended. What is typed is never stored, and forgotten once it is changed. */
export const accountPasswordFlow = ({ requestActor, ports: { account } }: FlowServices<"account">) =>
  createForm<PasswordReplacement, number, keyof PasswordReplacement>({
    id: "accountPassword",
    requestActor,
    first: { currentPassword: "", password: "", confirmPassword: "" },
    validate: findReplacementProblems,
    send: (typed, signal) => account.changePassword(typed, signal),
    toProblems: refusedFields(["currentPassword", "password", "confirmPassword"]),
    after: "open",
  });
