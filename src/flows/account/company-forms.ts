import { type Company, hasLimit, readLimit, type Role } from "#domain/companies";
import type { FieldProblem } from "#domain/field-problem.ts";
import { readEmail } from "#domain/accounts";
import type { NumberFormat } from "#domain/money";
import { refusedFields } from "../kit/failure.ts";
import { createForm, type FormActor, type FormView } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";
import { findReaderNumbers } from "../reader-numbers.ts";

type Services = FlowServices<"company">;
type LimitServices = FlowServices<"company" | "sessionStore">;

/** `limit` as it is typed, in the currency of the company. */
export interface MembershipDraft {
  readonly role: Role;
  readonly limit: string;
}
export interface InviteDraft extends MembershipDraft {
  readonly email: string;
}
export interface MemberDraft extends MembershipDraft {
  readonly id: string;
  readonly name: string;
  /** The role before the change. */
  readonly current: Role;
}

const findLimitProblems = (
  { role, limit }: MembershipDraft,
  currency: string,
  numbers: NumberFormat,
): readonly FieldProblem<"limit">[] =>
  hasLimit(role)
    ? readLimit(limit, currency, numbers).match(
        () => [],
        (message) => [{ field: "limit", message }],
      )
    : [];

const toMembership = ({ role, limit }: MembershipDraft, currency: string, numbers: NumberFormat) => ({
  role,
  limit: hasLimit(role) ? readLimit(limit, currency, numbers).unwrapOr(null) : null,
});

/** Invites a colleague by mail. */
export const inviteColleagueFlow = (
  { requestActor, ports: { company, sessionStore } }: LimitServices,
  currency: string,
) => {
  const numbers = findReaderNumbers(sessionStore);
  return createForm<InviteDraft, object, "email" | "role" | "limit">({
    id: "inviteColleague",
    requestActor,
    first: { email: "", role: "booker", limit: "" },
    validate: (draft) => [
      ...readEmail(draft.email).match<readonly FieldProblem<"email">[]>(
        () => [],
        (message) => [{ field: "email", message }],
      ),
      ...findLimitProblems(draft, currency, numbers),
    ],
    send: (draft, signal) => company.invite({ email: draft.email, ...toMembership(draft, currency, numbers) }, signal),
    toProblems: refusedFields(["email", "role", "limit"]),
    beginsClosed: true,
    discards: true,
    after: "closed",
  });
};

/** Gives a person another role and limit. */
export const changeMemberFlow = (
  { requestActor, ports: { company, sessionStore } }: LimitServices,
  currency: string,
) => {
  const numbers = findReaderNumbers(sessionStore);
  return createForm<MemberDraft, void, "role" | "limit">({
    id: "changeMember",
    requestActor,
    first: { id: "", name: "", current: "booker", role: "booker", limit: "" },
    validate: (draft) => findLimitProblems(draft, currency, numbers),
    send: (draft, signal) => company.changeMember(draft.id, toMembership(draft, currency, numbers), signal),
    toProblems: refusedFields(["role", "limit"]),
    beginsClosed: true,
    discards: true,
    after: "closed",
  });
};

/** A person, by name. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Removes a person, once it is confirmed. */
export const removeMemberFlow = ({ requestActor, ports: { company } }: Services) =>
  createForm<Person, void>({
    id: "removeMember",
    requestActor,
    first: { id: "", name: "" },
    send: ({ id }, signal) => company.removeMember(id, signal),
    beginsClosed: true,
    discards: true,
    after: "closed",
  });

/** Leaves the company, which ends the session, once it is confirmed. */
export const leaveCompanyFlow = ({ requestActor, ports: { company } }: Services) =>
  createForm<object, void>({
    id: "leaveCompany",
    requestActor,
    first: {},
    send: (_draft, signal) => company.leave(signal),
    beginsClosed: true,
    after: "sent",
  });

/** Whom the company is handed over to, and what the one who hands over becomes. */
export interface HandOverDraft {
  readonly to: string;
  readonly role: Role;
}

/** Makes a colleague an admin in place of the signed-in person. */
export const handOverFlow = ({ requestActor, ports: { company } }: Services) =>
  createForm<HandOverDraft, void, "to" | "role">({
    id: "handOver",
    requestActor,
    first: { to: "", role: "booker" },
    validate: ({ to }) => (to === "" ? [{ field: "to", message: "Choose a colleague." }] : []),
    send: ({ to, role }, signal) => company.handOver({ id: to, role }, signal),
    toProblems: refusedFields(["to", "role"]),
    beginsClosed: true,
    discards: true,
    after: "closed",
  });

interface GstinDraft {
  readonly gstNumber: string;
}
interface VatDraft {
  readonly vatId: string;
}

/** Adds a GSTIN; the server checks it. */
export const addGstinFlow = ({ requestActor, ports: { company } }: Services) =>
  createForm<GstinDraft, Company, "gstNumber">({
    id: "addGstin",
    requestActor,
    first: { gstNumber: "" },
    validate: ({ gstNumber }) => (gstNumber.trim() === "" ? [{ field: "gstNumber", message: "Enter a GSTIN." }] : []),
    send: ({ gstNumber }, signal) => company.addGstNumber(gstNumber, signal),
    toProblems: refusedFields(["gstNumber"]),
    beginsClosed: true,
    discards: true,
    after: "closed",
  });

/** Sets or removes the VAT id. */
export const vatIdFlow = ({ requestActor, ports: { company } }: Services) =>
  createForm<VatDraft, Company, "vatId">({
    id: "vatId",
    requestActor,
    first: { vatId: "" },
    send: ({ vatId }, signal) => company.setVatId(vatId, signal),
    toProblems: refusedFields(["vatId"]),
    beginsClosed: true,
    discards: true,
    after: "closed",
  });

export type InviteActor = FormActor<InviteDraft, object, "email" | "role" | "limit">;
export type MemberActor = FormActor<MemberDraft, void, "role" | "limit">;
export type MembershipView = Pick<FormView<MembershipDraft, unknown, "email" | "role" | "limit">, "draft" | "problems">;
