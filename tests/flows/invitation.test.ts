import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { OpenInvitation } from "#domain/companies";
import {
  acceptInvitationFlow,
  invitationFlow,
  invitationView,
  joinCompanyFlow,
  type NewPerson,
} from "#flows/invitation.ts";
import { formView } from "#flows/kit/form.ts";
import { startAppServices } from "#flows/services.ts";
import type { CompanyPort } from "#ports/company.ts";
import { portsWith, settled } from "../support/flows.ts";

const INVITATION: OpenInvitation = {
  companyName: "Kaveri Home Textiles",
  email: "priya@kaveri.example",
  role: "viewer",
  invitedBy: "Asha Menon",
  expiresAt: "2026-11-27T08:00:00.000Z",
  hasAccount: false,
};
const PERSON: NewPerson = {
  firstName: "Priya",
  lastName: "Nair",
  phone: "+91 98765 43210",
  password: "star-anise",
  confirmPassword: "star-anise",
};

const servicesWith = (company: Partial<CompanyPort>) => {
  const bare = portsWith({});
  return startAppServices({ ...bare, company: { ...bare.company, ...company } });
};

const open = async (openInvitation: CompanyPort["openInvitation"]) => {
  const actor = createActor(invitationFlow(servicesWith({ openInvitation }), "inv-1")).start();
  await settled();
  return invitationView(actor.getSnapshot());
};

describe("an invitation", () => {
  it("is opened with the token of its link", async () => {
    const openInvitation = vi.fn<CompanyPort["openInvitation"]>(() => okAsync(INVITATION));
    expect(await open(openInvitation)).toEqual({ kind: "open", invitation: INVITATION });
    expect(openInvitation.mock.calls.map(([token]) => token)).toEqual(["inv-1"]);
  });

  it.each([
    ["offer-gone", "gone"],
    ["bad-request", "gone"],
    ["other", "failed"],
  ] as const)("that is refused with %s is %s", async (reason, kind) => {
    const refused = () => errAsync({ kind: "refused", reason, message: "No.", fields: [] } as const);
    expect((await open(refused)).kind).toBe(kind);
  });

  it("is accepted with a new account, and what was typed is forgotten", async () => {
    const acceptInvitation = vi.fn<CompanyPort["acceptInvitation"]>(() => okAsync(undefined));
    const actor = createActor(acceptInvitationFlow(servicesWith({ acceptInvitation }), "inv-1")).start();
    actor.send({ type: "form.submitted", changes: PERSON });
    await settled();
    expect(acceptInvitation.mock.calls.map(([token, person]) => [token, person])).toEqual([["inv-1", PERSON]]);
    expect(formView(actor.getSnapshot())).toMatchObject({ kind: "sent", draft: { password: "", firstName: "" } });
  });

  it("is not accepted with a form that has mistakes", () => {
    const actor = createActor(acceptInvitationFlow(servicesWith({}), "inv-1")).start();
    actor.send({ type: "form.submitted", changes: { ...PERSON, firstName: " ", confirmPassword: "anise" } });
    expect(formView(actor.getSnapshot()).problems).toEqual([
      { field: "firstName", message: "First name is required." },
      { field: "confirmPassword", message: "Passwords do not match" },
    ]);
  });

  it("is accepted with the account that is signed in", async () => {
    const join = vi.fn<CompanyPort["join"]>(() => okAsync(undefined));
    const actor = createActor(joinCompanyFlow(servicesWith({ join }), "inv-1")).start();
    actor.send({ type: "form.submitted" });
    await settled();
    expect(join.mock.calls.map(([token]) => token)).toEqual(["inv-1"]);
    expect(formView(actor.getSnapshot()).kind).toBe("sent");
  });

  it("is the page after signing in, if nobody is signed in", async () => {
    const services = servicesWith({ join: () => errAsync({ kind: "unauthorised", message: "Please sign in." }) });
    const actor = createActor(joinCompanyFlow(services, "inv/1")).start();
    actor.send({ type: "form.submitted" });
    await settled();
    expect(services.ports.sessionStore.redirect()).toBe("/invitation?token=inv%2F1");
  });
});
