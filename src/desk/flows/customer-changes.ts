import { refusedFields } from "#flows/kit/failure.ts";
import { createForm, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { createQueryPage, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import type { DeskFlowServices } from "../compose.ts";
import type {
  Customer,
  CustomerDeletion,
  CustomerMerge,
  CustomerMerging,
  FactorReset,
  MergeOf,
} from "../ports/index.ts";

type Services = DeskFlowServices<"customers">;

const REASON = ["reason"] as const;

/** What merging a company into another one does. */
export const createMergePage = ({ ports: { customers }, requestActor }: Services, merge: MergeOf) =>
  createQueryPage<CustomerMerge, never, MergeOf>({
    id: "deskMerge",
    requestActor,
    query: merge,
    load: customers.loadMerge,
  });

export const mergePageView = (snapshot: PageSnapshot<CustomerMerge, never, MergeOf>) =>
  pageView(snapshot, (merge) => ({ merge }));

/** A merge with its reason; what was typed stays when a company was changed in the meantime. */
export const createMergeForm = ({ ports: { customers }, requestActor }: Services, merge: MergeOf) =>
  createForm<CustomerMerging, Customer, "reason">({
    id: "deskMergeForm",
    requestActor,
    first: { ...merge, reason: "", revision: "" },
    send: customers.merge,
    toProblems: refusedFields(REASON),
    after: "sent",
  });

export const mergeFormView = (snapshot: FormSnapshot<CustomerMerging, Customer, "reason">) => formView(snapshot);

/** Takes the second factor of a person away, with a reason that the person reads. */
export const createFactorReset = ({ ports: { customers }, requestActor }: Services) =>
  createForm<FactorReset, Customer, "reason">({
    id: "deskFactorReset",
    requestActor,
    first: { id: "", person: "", reason: "" },
    send: customers.resetFactor,
    toProblems: refusedFields(REASON),
    after: "closed",
    beginsClosed: true,
    discards: true,
  });

export const factorResetView = (snapshot: FormSnapshot<FactorReset, Customer, "reason">) => formView(snapshot);

/** Deletes a company with everybody in it. */
export const createCompanyDeletion = ({ ports: { customers }, requestActor }: Services) =>
  createForm<CustomerDeletion, void, "reason">({
    id: "deskCompanyDeletion",
    requestActor,
    first: { id: "", reason: "", revision: "" },
    send: customers.deleteCompany,
    toProblems: refusedFields(REASON),
    after: "closed",
    beginsClosed: true,
    discards: true,
  });

export const companyDeletionView = (snapshot: FormSnapshot<CustomerDeletion, void, "reason">) => formView(snapshot);
