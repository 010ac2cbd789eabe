import { findPasswordProblems, type NewPassword, type PersonalDetails, validateDetails } from "#domain/accounts";
import type { OpenInvitation } from "#domain/companies";
import { listProblems } from "#domain/field-problem.ts";
import type { Failure } from "#ports/failure.ts";
import { refusedFields } from "./kit/failure.ts";
import { createForm } from "./kit/form.ts";
import { createPage, type PageSnapshot, pageView } from "./kit/page.ts";
import { type FlowPorts, type FlowServices, publicRequestActor } from "./kit/request.ts";

/** A person who accepts an invitation with a new account. */
export type NewPerson = PersonalDetails & NewPassword;

const EMPTY: NewPerson = { firstName: "", lastName: "", phone: "", password: "", confirmPassword: "" };

/** The invitation of a mailed link. */
export const invitationFlow = ({ ports: { company } }: FlowPorts<"company">, token: string) =>
  createPage<OpenInvitation>({
    id: "invitation",
    requestActor: publicRequestActor,
    load: (signal) => company.openInvitation(token, signal),
  });

export type InvitationView =
  | { readonly kind: "loading" }
  /** The link was used, replaced or has ended, or there never was one. */
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "open"; readonly invitation: OpenInvitation };

export const invitationView = (snapshot: PageSnapshot<OpenInvitation>): InvitationView => {
  const view = pageView(snapshot, (invitation) => ({ invitation }));
  if (view.kind === "shown") return { kind: "open", invitation: view.invitation };
  if (view.kind === "loading") return view;
  const { failure } = view;
  const isGone = failure.kind === "refused" && ["offer-gone", "bad-request"].includes(failure.reason);
  return isGone ? { kind: "gone" } : view;
};

const findProblems = (typed: NewPerson) => [...listProblems(validateDetails(typed)), ...findPasswordProblems(typed)];

/** Accepts an invitation with a new account; what is typed is forgotten once there is one. */
export const acceptInvitationFlow = ({ ports: { company } }: FlowPorts<"company">, token: string) =>
  createForm<NewPerson, void, keyof NewPerson>({
    id: "acceptInvitation",
    requestActor: publicRequestActor,
    first: EMPTY,
    validate: findProblems,
    send: (typed, signal) => company.acceptInvitation(token, typed, signal),
    toProblems: refusedFields(["firstName", "lastName", "phone", "password", "confirmPassword"]),
    settle: () => EMPTY,
    after: "sent",
  });

/** Accepts an invitation with the account that is signed in; without a session, signing in leads back to the link. */
export const joinCompanyFlow = (
  { requestActor, ports: { company, sessionStore } }: FlowServices<"company" | "sessionStore">,
  token: string,
) =>
  createForm<object, void>({
    id: "joinCompany",
    requestActor,
    first: {},
    send: (_typed, signal) =>
      company.join(token, signal).mapErr((failure) => {
        if (failure.kind === "unauthorised")
          sessionStore.saveRedirect(`/invitation?token=${encodeURIComponent(token)}`);
        return failure;
      }),
    after: "sent",
  });
