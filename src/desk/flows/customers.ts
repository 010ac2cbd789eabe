import { COMPANY_STATES, type CompanyState, findNextState, readTerms, type StateChange } from "#domain/companies";
import { listProblems } from "#domain/field-problem.ts";
import { toDecimalText } from "#domain/money";
import { refusedFields } from "#flows/kit/failure.ts";
import { createForm, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { createQueryPage, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import type { DeskFlowServices } from "../compose.ts";
import type {
  Customer,
  CustomerCopy,
  CustomerFilter,
  CustomerInvitation,
  CustomerPage,
  CustomerStateChange,
  CustomerTerms,
} from "../ports/index.ts";
import { createDownload } from "./download.ts";
import { rebase } from "./rebase.ts";

type Services = DeskFlowServices<"customers">;

/** What is looked for, and where the pages up to the present one begin. */
export interface CustomersQuery {
  readonly filter: CustomerFilter;
  readonly cursors: readonly string[];
}

export const createCustomersPage = ({ ports: { customers }, requestActor }: Services) =>
  createQueryPage<CustomerPage, never, CustomersQuery>({
    id: "deskCustomers",
    requestActor,
    query: { filter: { text: "", state: "" }, cursors: [] },
    load: ({ filter, cursors }, signal) => customers.list(filter, cursors.at(-1) ?? null, signal),
  });

type PageOf = PageSnapshot<CustomerPage, never, CustomersQuery>;

export const customersQuery = ({ context: { query } }: PageOf): CustomersQuery => query;

export const customersView = (snapshot: PageOf) => pageView(snapshot, (page) => page);

/** All companies of a page's counts. */
export const countAll = (counts: CustomerPage["counts"]): number =>
  COMPANY_STATES.reduce((sum, state) => sum + counts[state], 0);

type DeletePerson = { readonly kind: "delete-person"; readonly person: string };

/** One company; another one is loaded when the query changes. */
export const createCustomerPage = ({ ports: { customers }, requestActor }: Services, id: string) => {
  /* Read again by itself: no use of the session. */
  let read = "";
  return createQueryPage<Customer, DeletePerson, string>({
    id: "deskCustomer",
    requestActor,
    query: id,
    load: (asked, signal) =>
      customers.load(asked, asked === read, signal).andTee(() => {
        read = asked;
      }),
    change: ({ person }, signal, customer) => customers.deletePerson(customer.id, person, signal).map(() => null),
    clears: true,
  });
};

export const customerView = (snapshot: PageSnapshot<Customer, DeletePerson, string>) =>
  pageView(snapshot, (customer, { change, changeFailure }) => ({ customer, change, changeFailure }));

/** What can be done with a company of a state, in the order of the buttons. */
export const listChanges = (state: CompanyState): readonly StateChange[] =>
  (["approve", "activate", "hold", "refuse", "block"] as const).filter(
    /* Who waits is refused, not blocked. */
    (change) => findNextState(state, change) !== null && !(state === "pending" && change === "block"),
  );

const STATE_FIELDS = ["reason"] as const;

/** A change of the state with its reason. */
export const createStateForm = ({ ports: { customers }, requestActor }: Services) =>
  createForm<CustomerStateChange, Customer, "reason">({
    id: "deskCustomerState",
    requestActor,
    first: { id: "", change: "approve", reason: "", revision: "" },
    send: customers.changeState,
    toProblems: refusedFields(STATE_FIELDS),
    after: "closed",
    beginsClosed: true,
    discards: true,
  });

export const stateFormView = (snapshot: FormSnapshot<CustomerStateChange, Customer, "reason">) => formView(snapshot);

const TERMS_FIELDS = ["group", "creditLimit", "currency", "paymentDays"] as const;
export type TermsField = (typeof TERMS_FIELDS)[number];

const toTerms = ({ id, revision, group, creditLimit, currency, paymentDays }: Customer): CustomerTerms => ({
  id,
  revision,
  group: group ?? "",
  creditLimit: creditLimit === null ? "" : toDecimalText(creditLimit),
  currency,
  paymentDays: paymentDays === null ? "" : String(paymentDays),
});

/** Terms as they are typed, and as they were read. */
export interface TermsDraft extends CustomerTerms {
  readonly read: CustomerTerms;
}

const toTermsDraft = (customer: Customer): TermsDraft => ({ ...toTerms(customer), read: toTerms(customer) });

/** The draft over what the company is now: what was typed stays, and no change of a colleague is taken back by it. */
export const rebaseTerms = ({ read, ...typed }: TermsDraft, customer: Customer): TermsDraft => {
  const latest = toTerms(customer);
  return { ...rebase(read, typed, latest), read: latest };
};

/** Group, credit and payment terms; after a conflict what was typed stays, over what the company is now. */
export const createTermsForm = ({ ports: { customers }, requestActor }: Services, customer: Customer) =>
  createForm<TermsDraft, Customer, TermsField>({
    id: "deskCustomerTerms",
    requestActor,
    first: toTermsDraft(customer),
    validate: (draft) => listProblems(readTerms(draft)),
    send: ({ read: _, ...terms }, signal) => customers.setTerms(terms, signal),
    toProblems: refusedFields(TERMS_FIELDS),
    merge: (draft, signal) => customers.load(draft.id, false, signal).map((latest) => rebaseTerms(draft, latest)),
    settle: (draft, sent) => (sent === null ? draft : toTermsDraft(sent)),
    after: "open",
  });

export const termsFormView = (snapshot: FormSnapshot<TermsDraft, Customer, TermsField>) => formView(snapshot);

const INVITATION_FIELDS = ["email", "role"] as const;
export type InvitationField = (typeof INVITATION_FIELDS)[number];

export const createCustomerInvitation = ({ ports: { customers }, requestActor }: Services) =>
  createForm<CustomerInvitation, Customer, InvitationField>({
    id: "deskCustomerInvitation",
    requestActor,
    first: { id: "", email: "", role: "booker" },
    send: customers.invite,
    toProblems: refusedFields(INVITATION_FIELDS),
    after: "closed",
    beginsClosed: true,
    discards: true,
  });

export const invitationFormView = (snapshot: FormSnapshot<CustomerInvitation, Customer, InvitationField>) =>
  formView(snapshot);

export const createCopyDownload = (services: DeskFlowServices<"customers" | "files">) =>
  createDownload<CustomerCopy>(services, {
    id: "deskCustomerCopy",
    first: { id: "", kind: "pan" },
    fetch: services.ports.customers.copy,
  });

export const copyDownloadView = (snapshot: FormSnapshot<CustomerCopy, void>) => formView(snapshot);
