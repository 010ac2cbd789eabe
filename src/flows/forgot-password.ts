import { readEmail } from "#domain/accounts";
import { listProblems } from "#domain/field-problem.ts";
import { refusedFields } from "./kit/failure.ts";
import { createForm } from "./kit/form.ts";
import { type FlowPorts, publicRequestActor } from "./kit/request.ts";

/** Requests a link to set a new password; the result is the same for unknown addresses. */
export const forgotPasswordFlow = ({ ports: { passwordReset } }: FlowPorts<"passwordReset">) =>
  createForm<{ readonly email: string }, void, "email">({
    id: "forgotPassword",
    requestActor: publicRequestActor,
    first: { email: "" },
    validate: ({ email }) => listProblems(readEmail(email).mapErr((message) => [{ field: "email", message }])),
    send: ({ email }, signal) => passwordReset.requestLink(readEmail(email).unwrapOr(""), signal),
    toProblems: refusedFields(["email"]),
    after: "sent",
  });
