import type { Company, CompanyInvitation, CompanyMember } from "#domain/companies";
import { ResultAsync } from "neverthrow";
import { orGone } from "../kit/failure.ts";
import { createPage, type PageActor, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

/** The company of the signed-in person with its people and open invitations. */
export interface CompanyPage {
  readonly company: Company;
  readonly members: readonly CompanyMember[];
  readonly invitations: readonly CompanyInvitation[];
}

/** What is done without anything to type. */
export type CompanyChange =
  | { readonly kind: "send-again"; readonly invitation: CompanyInvitation }
  | { readonly kind: "withdraw"; readonly invitation: CompanyInvitation }
  | { readonly kind: "remove-gstin"; readonly gstNumber: string };

export type CompanyActor = PageActor<CompanyPage, CompanyChange>;

/** Loads the company, its people and its invitations, and changes what needs no form. */
export const companyFlow = ({ requestActor, ports: { company: port } }: FlowServices<"company">) =>
  createPage<CompanyPage, CompanyChange>({
    id: "company",
    requestActor,
    load: (signal) =>
      ResultAsync.combine([port.company(signal), port.members(signal), port.invitations(signal)]).map(
        ([company, members, invitations]) => ({ company, members, invitations }),
      ),
    change: (change, signal, page) => {
      switch (change.kind) {
        case "send-again":
          return port.invite(change.invitation, signal).map(() => null);
        case "withdraw":
          return orGone(port.withdrawInvitation(change.invitation.id, signal)).map(() => null);
        case "remove-gstin":
          return port.removeGstNumber(change.gstNumber, signal).map((company) => ({ ...page, company }));
      }
    },
  });

/** `change` is the one that is being sent. */
export const companyView = (snapshot: PageSnapshot<CompanyPage, CompanyChange>) =>
  pageView(snapshot, (page, { change }) => ({ ...page, change }));
