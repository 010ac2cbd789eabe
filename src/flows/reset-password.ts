import { findPasswordProblems, type NewPassword } from "#domain/accounts";
import { refusedFields } from "./kit/failure.ts";
import { createForm, type FormSnapshot, type FormView, formView } from "./kit/form.ts";
import { type FlowPorts, publicRequestActor } from "./kit/request.ts";

const EMPTY: NewPassword = { password: "", confirmPassword: "" };

/** Sets a new password with the token of a mailed link, '' if it has none; what is typed is forgotten once it is set. */
export const resetPasswordFlow = ({ ports: { passwordReset } }: FlowPorts<"passwordReset">, token: string) =>
  createForm<NewPassword, void, keyof NewPassword>({
    id: "resetPassword",
    requestActor: publicRequestActor,
    first: EMPTY,
    validate: findPasswordProblems,
    send: (typed, signal) => passwordReset.changePassword({ token, ...typed }, signal),
    toProblems: refusedFields(["password", "confirmPassword"]),
    settle: () => EMPTY,
    clearsAll: true,
    after: "sent",
  });

type ResetPasswordView = Omit<FormView<NewPassword, void, keyof NewPassword>, "kind"> & {
  readonly kind: FormView<NewPassword, void>["kind"] | "gone";
};

/** A link without a token, or that was used or has expired, leads back to requesting one. */
export const resetPasswordView = (
  snapshot: FormSnapshot<NewPassword, void, keyof NewPassword>,
  token: string,
): ResetPasswordView => {
  const view = formView(snapshot);
  const { failure } = view;
  const isGone = token === "" || (failure?.kind === "refused" && failure.reason === "offer-gone");
  return isGone ? { ...view, kind: "gone" } : view;
};
