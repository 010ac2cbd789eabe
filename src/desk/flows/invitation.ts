import { refusedFields } from "#flows/kit/failure.ts";
import { createForm, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { createPage, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import { publicRequestActor } from "#flows/kit/request.ts";
import type { Acceptance, Invitation, InvitationPort } from "../ports/index.ts";

type Draft = Omit<Acceptance, "token">;
const FIELDS = ["password", "code"] as const;
type Field = (typeof FIELDS)[number];

/** Who is invited, read with the token of the link. */
export const createInvitationPage = ({ open }: InvitationPort, token: string) =>
  createPage<Invitation>({
    id: "deskInvitation",
    requestActor: publicRequestActor,
    load: (signal) => open(token, signal),
  });

export const invitationView = (snapshot: PageSnapshot<Invitation>) =>
  pageView(snapshot, (invitation) => ({ invitation }));

/** Password and first code of an invited person; what is sent answers the recovery codes. */
export const createAcceptanceForm = ({ accept }: InvitationPort, token: string) =>
  createForm<Draft, readonly string[], Field>({
    id: "deskAcceptance",
    requestActor: publicRequestActor,
    first: { password: "", code: "" },
    send: (typed, signal) => accept({ ...typed, code: typed.code.replaceAll(/\D/g, ""), token }, signal),
    toProblems: (failure) => refusedFields(FIELDS)(failure),
    after: "sent",
  });

export const acceptanceView = (snapshot: FormSnapshot<Draft, readonly string[], Field>) => formView(snapshot);
