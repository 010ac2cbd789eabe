import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import { CALLS, GSTIN, hasCompany, INVITATION_TOKEN, INVITED, NEW_PERSON } from "./calls.ts";
import {
  expectFailure,
  expectValue,
  failure,
  fieldFailure,
  fieldRefused,
  filled,
  refused,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";

const { equal } = MatchersV3;

const admin = { ...signedIn, ...hasCompany };
const PRIYA = { id: "priya", email: "priya@menon.example" } as const;
const withColleague = { ...admin, "a colleague works in the company": PRIYA };
const INVITATION = { id: "invitation-1", email: INVITED.email, token: INVITATION_TOKEN } as const;
const withInvitation = { ...admin, "the company has invited somebody": INVITATION };
const opened = { ...hasCompany, "the company of an account has invited somebody": INVITATION };
const MOMENT = "2026-11-20T08:15:00.000Z";
const LAST_ADMIN = "The last admin stays. Make a colleague an admin first.";
const ENDED = "This invitation was used, replaced or has ended. Ask for a new one.";
const VAT_ID = "A VAT id begins with two letters of the country, for example NL823456789B01.";
const NOBODY = "This person is not in your company.";

describe("the company", () => {
  it("has a state, a currency and the role of the person", () => {
    const { request, send } = CALLS.getCompany;
    const stated = {
      state: "active",
      currency: "USD",
      role: "admin",
      limit: null,
      requiresSecondFactor: false,
    } as const;
    const unstated = { stateReason: null, panNumber: null, vatId: null, creditLimit: null, paymentDays: null } as const;
    const name = "Malabar Spice Exports";
    return testInteraction({
      title: "the company of a shipper",
      states: admin,
      request,
      response: success([
        { ...stated, ...unstated, id: filled("c-1"), name: filled(name), gstNumbers: equal([]), country: null },
      ]),
      check: expectValue(send, {
        ...stated,
        ...unstated,
        usedCredit: null,
        id: "c-1",
        name,
        gstNumbers: [],
        country: null,
      }),
    });
  });

  const unstated = { stateReason: null, panNumber: null, creditLimit: null, paymentDays: null, country: null } as const;
  const of = {
    state: "active",
    currency: "USD",
    role: "admin",
    limit: null,
    requiresSecondFactor: false,
    ...unstated,
  } as const;
  it.each([
    ["another GSTIN of a company", CALLS.addGstNumber, { gstNumbers: [GSTIN], vatId: null }],
    ["a VAT id of a company", CALLS.setVatId, { gstNumbers: [], vatId: "NL823456789B01" }],
  ] as const)("takes %s", (title, { request, send }, { gstNumbers, vatId }) => {
    const name = "Malabar Spice Exports";
    return testInteraction({
      title,
      states: admin,
      request,
      response: success([{ ...of, id: filled("c-1"), name: filled(name), gstNumbers: equal([...gstNumbers]), vatId }]),
      check: expectValue(send, { ...of, usedCredit: null, id: "c-1", name, gstNumbers, vatId }),
    });
  });

  it.each([
    ["a GSTIN that is too short", CALLS.addGstNumber, "gstNumber", "A GSTIN has 15 characters; this one has 2."],
    ["a VAT id without a country", CALLS.setVatId, "vatId", VAT_ID],
  ] as const)("refuses %s", (title, { request }, field, message) =>
    testInteraction({
      title,
      states: admin,
      request: { ...request, json: { [field]: "33" } },
      response: fieldRefused(field, message),
      check: expectFailure((_, sendAsIs) => sendAsIs(), fieldFailure(field, message)),
    }),
  );

  it("does not remove a GSTIN that it does not have", () => {
    const { request, send } = CALLS.removeGstNumber;
    const message = "Your company does not have this GSTIN.";
    return testInteraction({
      title: "the removal of a GSTIN that a company does not have",
      states: admin,
      request,
      response: failure(404, 4040, message),
      check: expectFailure(send, refused("not-found", message)),
    });
  });

  it("has people with their roles", () => {
    const { request, send } = CALLS.listMembers;
    const you = { name: "Asha Menon", role: "admin", limit: null, you: true, secondFactor: false } as const;
    const priya = {
      ...PRIYA,
      name: "Priya Nair",
      role: "booker",
      limit: null,
      you: false,
      lastUsedAt: null,
      secondFactor: false,
    } as const;
    return testInteraction({
      title: "the people of a company with a colleague",
      states: withColleague,
      request,
      response: success([
        {
          ...you,
          id: filled("c-1"),
          name: filled(you.name),
          email: filled("asha@menon.example"),
          lastUsedAt: filled(MOMENT),
        },
        priya,
      ]),
      check: expectValue(send, [{ ...you, id: "c-1", email: "asha@menon.example", lastUsedAt: MOMENT }, priya]),
    });
  });
});

describe("people of a company", () => {
  it.each([
    ["another role of a colleague", CALLS.changeMember],
    ["the removal of a colleague", CALLS.removeMember],
    ["the hand-over to a colleague", CALLS.handOverCompany],
  ] as const)("%s is done", (title, { request, send }) =>
    testInteraction({
      title,
      states: withColleague,
      request,
      response: success([]),
      check: expectValue(send, undefined),
    }),
  );

  it.each([
    ["another role of nobody in the company", CALLS.changeMember],
    ["the removal of nobody in the company", CALLS.removeMember],
    ["the hand-over to nobody in the company", CALLS.handOverCompany],
  ] as const)("%s is refused", (title, { request, send }) =>
    testInteraction({
      title,
      states: admin,
      request,
      response: failure(404, 4040, NOBODY),
      check: expectFailure(send, refused("not-found", NOBODY)),
    }),
  );

  it("cannot be left by the last admin", () => {
    const { request, send } = CALLS.leaveCompany;
    return testInteraction({
      title: "leaving a company as its last admin",
      states: admin,
      request,
      response: failure(409, 4090, LAST_ADMIN),
      check: expectFailure(send, refused("conflict", LAST_ADMIN)),
    });
  });
});

describe("invitations", () => {
  const listed = { id: INVITATION.id, ...INVITED, ended: false } as const;
  const moments = { invitedAt: filled(MOMENT), expiresAt: filled("2026-11-27T08:15:00.000Z") };
  const read = { invitedAt: MOMENT, expiresAt: "2026-11-27T08:15:00.000Z" };

  it("are listed until they are accepted", () => {
    const { request, send } = CALLS.listInvitations;
    return testInteraction({
      title: "the invitations of a company",
      states: withInvitation,
      request,
      response: success([{ ...listed, ...moments }]),
      check: expectValue(send, [{ ...listed, ...read }]),
    });
  });

  it("are made", () => {
    const { request, send } = CALLS.createInvitation;
    return testInteraction({
      title: "an invitation of a new person",
      states: admin,
      request,
      response: success([{ ...listed, id: filled("invitation-1"), ...moments }]),
      check: expectValue(send, { ...listed, ...read }),
    });
  });

  it("are refused for a colleague", () => {
    const { request } = CALLS.createInvitation;
    const message = "This person is in your company already.";
    return testInteraction({
      title: "an invitation of a colleague",
      states: withColleague,
      request: { ...request, json: { ...INVITED, email: PRIYA.email } },
      response: fieldRefused("email", message),
      check: expectFailure((_, sendAsIs) => sendAsIs(), fieldFailure("email", message)),
    });
  });

  it("are taken back", () => {
    const { request, send } = CALLS.deleteInvitation;
    return testInteraction({
      title: "the end of an invitation of the company",
      states: withInvitation,
      request,
      response: success([]),
      check: expectValue(send, undefined),
    });
  });

  it("cannot be taken back twice", () => {
    const { request, send } = CALLS.deleteInvitation;
    const message = "This invitation was accepted or taken back.";
    return testInteraction({
      title: "the end of an invitation that is not there",
      states: admin,
      request,
      response: failure(404, 4040, message),
      check: expectFailure(send, refused("not-found", message)),
    });
  });
});

describe("the link of an invitation", () => {
  it("shows the company and the role", () => {
    const { request, send } = CALLS.openInvitation;
    const shown = { email: INVITED.email, role: "viewer", hasAccount: false } as const;
    return testInteraction({
      title: "an invitation that can be accepted",
      states: opened,
      request,
      response: success([
        {
          ...shown,
          companyName: filled("Malabar Spice Exports"),
          invitedBy: filled("Asha Menon"),
          expiresAt: filled(MOMENT),
        },
      ]),
      check: expectValue(send, {
        ...shown,
        companyName: "Malabar Spice Exports",
        invitedBy: "Asha Menon",
        expiresAt: MOMENT,
      }),
    });
  });

  it.each([
    ["an invitation that has ended", CALLS.openInvitation, hasCompany],
    ["the acceptance of an invitation that has ended", CALLS.acceptInvitation, hasCompany],
    ["joining by an invitation that has ended", CALLS.joinCompany, admin],
  ] as const)("%s is refused", (title, { request, send }, states) =>
    testInteraction({
      title,
      states,
      request,
      response: failure(410, 4100, ENDED),
      check: expectFailure(send, refused("offer-gone", ENDED)),
    }),
  );

  it("is accepted with a new account", () => {
    const { request, send } = CALLS.acceptInvitation;
    return testInteraction({
      title: "the acceptance of an invitation by a new person",
      states: opened,
      request,
      response: success([]),
      check: expectValue(send, undefined),
    });
  });

  it("is not used up by a password that is typed wrongly", () => {
    const { request } = CALLS.acceptInvitation;
    const message = "Passwords do not match";
    return testInteraction({
      title: "the acceptance of an invitation with two passwords",
      states: opened,
      request: { ...request, json: { ...NEW_PERSON, confirmPassword: "turmeric" } },
      response: fieldRefused("confirmPassword", message),
      check: expectFailure((_, sendAsIs) => sendAsIs(), fieldFailure("confirmPassword", message)),
    });
  });
});
