import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { Company, CompanyInvitation, CompanyMember } from "#domain/companies";
import { companyFlow, companyView } from "#flows/account/company.ts";
import { addGstinFlow, changeMemberFlow, handOverFlow, inviteColleagueFlow } from "#flows/account/company-forms.ts";
import { formView } from "#flows/kit/form.ts";
import { startAppServices } from "#flows/services.ts";
import type { CompanyPort } from "#ports/company.ts";
import { portsWith, settled } from "../../support/flows.ts";

const COMPANY: Company = {
  id: "c-1",
  name: "Kaveri Home Textiles",
  state: "active",
  stateReason: null,
  currency: "USD",
  panNumber: null,
  gstNumbers: ["29AABCK4471M1Z3", "33AABCK4471M1ZE"],
  vatId: null,
  country: "IN",
  creditLimit: 40_000,
  usedCredit: 38_500,
  paymentDays: 30,
  role: "admin",
  limit: null,
  requiresSecondFactor: false,
};
const ASHA: CompanyMember = {
  id: "p-1",
  email: "asha@kaveri.example",
  name: "Asha Menon",
  role: "admin",
  limit: null,
  you: true,
  lastUsedAt: null,
  secondFactor: false,
};
const INVITATION: CompanyInvitation = {
  id: "i-1",
  email: "priya@kaveri.example",
  role: "approver",
  limit: 10_000,
  invitedAt: "2026-11-20T08:00:00.000Z",
  expiresAt: "2026-11-27T08:00:00.000Z",
  ended: false,
};

const servicesWith = (company: Partial<CompanyPort>) => {
  const bare = portsWith({});
  return startAppServices({ ...bare, company: { ...bare.company, ...company } });
};
const loaded: Partial<CompanyPort> = {
  company: () => okAsync(COMPANY),
  members: () => okAsync([ASHA]),
  invitations: () => okAsync([INVITATION]),
};

const open = async (company: Partial<CompanyPort>) => {
  const actor = createActor(companyFlow(servicesWith({ ...loaded, ...company }))).start();
  await settled();
  return actor;
};

describe("the company of the account page", () => {
  it("has its people and invitations", async () => {
    const actor = await open({});
    expect(companyView(actor.getSnapshot())).toEqual({
      kind: "shown",
      company: COMPANY,
      members: [ASHA],
      invitations: [INVITATION],
      change: null,
    });
  });

  it("is not shown if a part of it was not loaded", async () => {
    const failure = { kind: "unreachable", cause: "network" } as const;
    const actor = await open({ members: () => errAsync(failure) });
    expect(companyView(actor.getSnapshot())).toEqual({ kind: "failed", failure });
  });

  it("sends an invitation again as it was, and loads the list again", async () => {
    const invite = vi.fn<CompanyPort["invite"]>(() => okAsync(INVITATION));
    const invitations = vi.fn<CompanyPort["invitations"]>(() => okAsync([INVITATION]));
    const actor = await open({ invite, invitations });
    actor.send({ type: "change.requested", change: { kind: "send-again", invitation: INVITATION } });
    await settled();
    expect(invite.mock.calls.map(([invited]) => invited)).toEqual([INVITATION]);
    expect(invitations).toHaveBeenCalledTimes(2);
  });

  it("shows the GSTINs that are left", async () => {
    const left = { ...COMPANY, gstNumbers: ["33AABCK4471M1ZE"] };
    const actor = await open({ removeGstNumber: () => okAsync(left) });
    actor.send({ type: "change.requested", change: { kind: "remove-gstin", gstNumber: "29AABCK4471M1Z3" } });
    await settled();
    expect(companyView(actor.getSnapshot())).toMatchObject({ kind: "shown", company: left, members: [ASHA] });
  });
});

describe("an invitation of a colleague", () => {
  const start = (invite: CompanyPort["invite"]) => {
    const actor = createActor(inviteColleagueFlow(servicesWith({ invite }), "USD")).start();
    actor.send({ type: "form.opened" });
    return actor;
  };

  it("has the limit in the currency of the company, and none for a viewer", async () => {
    const invite = vi.fn<CompanyPort["invite"]>(() => okAsync(INVITATION));
    const actor = start(invite);
    const email = "priya@kaveri.example";
    actor.send({ type: "form.submitted", changes: { email, role: "approver", limit: "10,000.50" } });
    await settled();
    actor.send({ type: "form.opened", changes: { email, role: "viewer", limit: "5" } });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(invite.mock.calls.map(([invited]) => invited)).toEqual([
      { email, role: "approver", limit: 10_000.5 },
      { email, role: "viewer", limit: null },
    ]);
  });

  it("is not sent with an address or a limit that is none", () => {
    const actor = start(() => okAsync(INVITATION));
    actor.send({ type: "form.submitted", changes: { email: "priya", role: "booker", limit: "5.005" } });
    expect(formView(actor.getSnapshot()).problems.map(({ field }) => field)).toEqual(["email", "limit"]);
  });
});

describe("forms of the company", () => {
  it("give a person another role without a limit that the role does not have", async () => {
    const changeMember = vi.fn<CompanyPort["changeMember"]>(() => okAsync(undefined));
    const actor = createActor(changeMemberFlow(servicesWith({ changeMember }), "USD")).start();
    actor.send({ type: "form.opened", changes: { id: "p-2", name: "Priya", role: "booker", limit: "500" } });
    actor.send({ type: "form.submitted", changes: { role: "admin" } });
    await settled();
    expect(changeMember.mock.calls.map(([id, membership]) => [id, membership])).toEqual([
      ["p-2", { role: "admin", limit: null }],
    ]);
  });

  it("ask whom the company is handed over to", () => {
    const actor = createActor(handOverFlow(servicesWith({}))).start();
    actor.send({ type: "form.opened" });
    actor.send({ type: "form.submitted" });
    expect(formView(actor.getSnapshot()).problems).toEqual([{ field: "to", message: "Choose a colleague." }]);
  });

  it("show at the field what the server refuses about a GSTIN", async () => {
    const fields = [{ field: "gstNumber", message: "Your company has this GSTIN already." }];
    const addGstNumber = () => errAsync({ kind: "refused", reason: "invalid-fields", message: "No.", fields } as const);
    const actor = createActor(addGstinFlow(servicesWith({ addGstNumber }))).start();
    actor.send({ type: "form.opened" });
    actor.send({ type: "form.submitted", changes: { gstNumber: "33AABCK4471M1ZE" } });
    await settled();
    expect(formView(actor.getSnapshot())).toMatchObject({ kind: "open", problems: fields });
  });
});
