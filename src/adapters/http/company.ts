import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { CompanyPort } from "#ports/company.ts";
import type { Api } from "./client.ts";
import { agreeing, list, object, orNull } from "./codec.ts";
import { ignore, readAll, readFirst, request } from "./request.ts";

const RoleCodec = t.keyof({ admin: null, booker: null, approver: null, viewer: null });
const CompanyCodec = agreeing<schema.Company>()(
  object({
    id: t.string,
    name: t.string,
    state: t.keyof({ pending: null, active: null, hold: null }),
    stateReason: orNull(t.string),
    currency: t.string,
    panNumber: orNull(t.string),
    gstNumbers: list(t.string),
    vatId: orNull(t.string),
    country: orNull(t.string),
    creditLimit: orNull(t.number),
    usedCredit: orNull(t.number),
    paymentDays: orNull(t.number),
    role: RoleCodec,
    limit: orNull(t.number),
    requiresSecondFactor: t.boolean,
  }),
);
const MemberCodec = agreeing<schema.CompanyMember>()(
  object({
    id: t.string,
    email: t.string,
    name: t.string,
    role: RoleCodec,
    limit: orNull(t.number),
    you: t.boolean,
    lastUsedAt: orNull(t.string),
    secondFactor: t.boolean,
  }),
);
const InvitationCodec = agreeing<schema.CompanyInvitation>()(
  object({
    id: t.string,
    email: t.string,
    role: RoleCodec,
    limit: orNull(t.number),
    invitedAt: t.string,
    expiresAt: t.string,
    ended: t.boolean,
  }),
);
const OpenInvitationCodec = agreeing<schema.OpenInvitation>()(
  object({
    companyName: t.string,
    email: t.string,
    role: RoleCodec,
    invitedBy: t.string,
    expiresAt: t.string,
    hasAccount: t.boolean,
  }),
);

/** The company of a person over HTTP. */
export const createCompany = (api: Api): CompanyPort => ({
  company: (signal) => request(api.GET("/resource/company", { signal })).andThen(readFirst(CompanyCodec)),
  addGstNumber: (gstNumber, signal) =>
    request(api.POST("/resource/company/gst-numbers", { body: { gstNumber }, signal })).andThen(
      readFirst(CompanyCodec),
    ),
  removeGstNumber: (gstNumber, signal) =>
    request(
      api.DELETE("/resource/company/gst-numbers/{gstNumber}", { params: { path: { gstNumber } }, signal }),
    ).andThen(readFirst(CompanyCodec)),
  setVatId: (vatId, signal) =>
    request(api.PUT("/resource/company/vat-id", { body: { vatId }, signal })).andThen(readFirst(CompanyCodec)),
  members: (signal) => request(api.GET("/resource/company/members", { signal })).andThen(readAll(list(MemberCodec))),
  changeMember: (id, { role, limit }, signal) =>
    request(api.PUT("/resource/company/members/{id}", { params: { path: { id } }, body: { role, limit }, signal })).map(
      ignore,
    ),
  removeMember: (id, signal) =>
    request(api.DELETE("/resource/company/members/{id}", { params: { path: { id } }, signal })).map(ignore),
  leave: (signal) => request(api.DELETE("/resource/company/membership", { signal })).map(ignore),
  handOver: ({ id, role }, signal) =>
    request(api.POST("/resource/company/hand-over", { body: { to: id, role }, signal })).map(ignore),
  invitations: (signal) =>
    request(api.GET("/resource/company/invitations", { signal })).andThen(readAll(list(InvitationCodec))),
  invite: ({ email, role, limit }, signal) =>
    request(api.POST("/resource/company/invitations", { body: { email, role, limit }, signal })).andThen(
      readFirst(InvitationCodec),
    ),
  withdrawInvitation: (id, signal) =>
    request(api.DELETE("/resource/company/invitations/{id}", { params: { path: { id } }, signal })).map(ignore),
  openInvitation: (token, signal) =>
    request(api.GET("/invitations/{token}", { params: { path: { token } }, signal })).andThen(
      readFirst(OpenInvitationCodec),
    ),
  acceptInvitation: (token, { firstName, lastName, phone, password, confirmPassword }, signal) =>
    request(
      api.POST("/invitations/{token}", {
        params: { path: { token } },
        body: { firstName, lastName, phone, password, confirmPassword },
        signal,
      }),
    ).map(ignore),
  join: (token, signal) =>
    request(api.POST("/invitations/{token}/join", { params: { path: { token } }, signal })).map(ignore),
});
